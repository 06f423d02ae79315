import ColorMath
package import Palettes

/// A way to find edits of palettes.
package struct EditProposer: Sendable {
  /// Asks for the edits of an audit as it is now, with the result of the audit as it was; pinned entries stay as they are.
  private let work: @Sendable (_ now: AuditInput, _ before: AuditResult, _ pinned: Set<EntryPlace>) -> [ColorEdit]
  /// True if edits are only worth making when fewer measurements fail with them.
  let clearsFailures: Bool
  /// True if the edits are those of the audit's plan.
  let followsPlan: Bool

  /// Returns edits, empty if there is nothing to gain.
  func edits(_ now: AuditInput, _ before: AuditResult, _ pinned: Set<EntryPlace>) -> [ColorEdit] {
    work(now, before, pinned)
  }

  /// The sources of a fix: the plan, and the missing entries for Increase Contrast if asked.
  package static func all(addsIncreased: Bool) -> [EditProposer] { [.plan] + (addsIncreased ? [.increased] : []) }

  /// The edits of the plan of every audit.
  package static let plan = EditProposer(work: { planned($0, $1, $2) }, clearsFailures: true, followsPlan: true)

  /// Some edits of the plans, by the ids of their audits.
  package static func chosen(_ places: [String: Set<EntryPlace>]) -> EditProposer {
    EditProposer(
      work: { now, before, pinned in
        let chosen = places[before.declaration.id] ?? []
        return planned(now, before, pinned) { chosen.contains($0.place) }
      }, clearsFailures: true, followsPlan: true)
  }

  /// The edits of a plan that are not made yet.
  private static func planned(
    _ now: AuditInput, _ before: AuditResult, _ pinned: Set<EntryPlace>,
    where isMeant: (PlannedEdit) -> Bool = { _ in true }
  ) -> [ColorEdit] {
    let (old, new) = (before.plan.loaded.palette, now.plan.loaded.palette)
    let chosen = before.edits.filter(isMeant).flatMap { $0.all }
    return chosen.flatMap { [$0.edit] + $0.tied(in: old, before.ties) }.compactMap { edit in
      guard new.tokens.typedIndices.contains(edit.token), let edit = edit.moved(from: old, to: new) else { return nil }
      return pinned.contains(EntryPlace(token: edit.token, entry: edit.model)) ? nil : edit
    }
  }

  /// Edits of the audit with an id that are known already, all of them or none.
  package static func given(_ edits: [ColorEdit], of audit: String) -> EditProposer {
    EditProposer(
      work: { _, before, pinned in
        let isRefused = edits.contains { edit in
          if case .entry(let entry) = edit.place { return pinned.contains(EntryPlace(token: edit.token, entry: entry)) }
          return false
        }
        return before.declaration.id == audit && !isRefused ? edits : []
      }, clearsFailures: true, followsPlan: false)
  }

  /// The entries for Increase Contrast that tokens lack.
  static let increased = EditProposer(
    work: { now, before, pinned in
      MissingEntries(now.plan.loaded, policy: now.plan.policy).edits(before.wishes, without: pinned)
    }, clearsFailures: false, followsPlan: false)
}

extension ColorEdit {
  /// The edit of a palette that was read again after other edits, which may have added entries; nil if it is made.
  fileprivate func moved(from old: Palette, to new: Palette) -> ColorEdit? {
    let (before, after) = (old.tokens[token].entries, new.tokens[token].entries)
    guard before.typedIndices.contains(model), let slot = after.typedIndex(where: { $0.isSameSlot(as: before[model]) })
    else { return nil }
    var edit = self
    switch place {
    case .entry:
      edit.place = .entry(slot)
      guard case .color(let color) = after[slot].value else { return nil }
      return color.encodedSRGB.eightBit == self.color ? nil : edit
    case .new(let condition, _):
      edit.place = .new(condition, like: slot)
      guard let present = new.tokens[token].slot(for: condition, like: slot),
        case .color(let color) = after[present].value
      else { return edit }
      return color.encodedSRGB.eightBit == self.color ? nil : edit
    }
  }
}
