import Palettes
import SwiftReading

extension AuditInput {
  /// Returns evidence about the icon sets with matching images, for the audited variants in which they appear.
  func icons(with flaw: IconEvidence.Flaw, _ isMeant: (AppIconImage) -> Bool) -> [Evidence] {
    icons { set in
      // A set that an Icon Composer file replaces has a note of its own.
      guard set.composerFile == nil else { return nil }
      let images = set.images.typedIndices.filter { isMeant(set.images[$0]) }
      return images.isEmpty ? nil : (flaw, images)
    }
  }

  /// Returns evidence about icon sets, for those with a problem.
  func icons(_ find: (AppIconSet) -> (flaw: IconEvidence.Flaw, images: [IconImageIndex])?) -> [Evidence] {
    let asks = sources?.targets.products.contains { $0.hasAllIcons } ?? false
    let named = asks ? sources?.project.spelled(plan.loaded.icons.map { $0.name.path }) ?? [] : []
    return plan.loaded.icons.typedIndices.compactMap { index in
      guard isBuilt(plan.loaded.icons[index], isNamed: named.contains(index.offset)),
        let (flaw, images) = find(plan.loaded.icons[index])
      else { return nil }
      let evidence = IconEvidence(icon: index, flaw: flaw, images: images)
      return evidence.cells(in: self).isEmpty ? nil : .icon(evidence)
    }
  }

  /// Returns true unless Xcode projects are known, and none of their apps shows the set: by its settings, or, if it
  /// contains all sets, by a name in the sources.
  private func isBuilt(_ set: AppIconSet, isNamed: Bool) -> Bool {
    guard let products = sources?.targets.products, !products.isEmpty else { return true }
    let apps = products.filter { $0.isApp && $0.contains(set.name.catalog) }
    return apps.contains { app in
      // A setting with a variable may name any set.
      app.hasAllIcons && isNamed || app.icons.isEmpty || app.icons.contains(set.name.path)
        || app.icons.contains { $0.utf8.contains(UInt8(ascii: "$")) }
    }
  }
}
