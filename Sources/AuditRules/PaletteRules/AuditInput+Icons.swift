import AuditModel
import PaletteModel
import SourceScan

extension AuditInput {
  /// Returns evidence about the icon sets with matching images, for the audited variants in which they appear.
  func icons(with flaw: IconEvidence.Flaw, _ isMeant: (AppIconImage) -> Bool) -> [Evidence] {
    icons { set in
      let images = set.images.indices.filter { isMeant(set.images[$0]) }
      return images.isEmpty ? nil : (flaw, images)
    }
  }

  /// Returns evidence about icon sets, for those with a problem.
  func icons(_ find: (AppIconSet) -> (flaw: IconEvidence.Flaw, images: [Int])?) -> [Evidence] {
    plan.loaded.icons.indices.compactMap { index in
      guard isBuilt(plan.loaded.icons[index]), let (flaw, images) = find(plan.loaded.icons[index]) else { return nil }
      let evidence = IconEvidence(icon: index, flaw: flaw, images: images)
      return evidence.cells(in: self).isEmpty ? nil : .icon(evidence)
    }
  }

  /// Returns true unless Xcode projects are known, and none of their apps shows the set.
  private func isBuilt(_ set: AppIconSet) -> Bool {
    guard let products = sources?.targets.products, !products.isEmpty else { return true }
    let apps = products.filter { $0.isApp && $0.contains(set.name.catalog) }
    return apps.contains { $0.hasAllIcons || $0.icons.isEmpty || $0.icons.contains(set.name.path) }
  }
}
