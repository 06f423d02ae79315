package import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The ways to repair a pair, in words that are the same wherever they are printed.
extension Wording {
  /// The options of a finding, each as one sentence with its price and the command that makes or tries it; numbered from
  /// 1 if there are several.
  package func options(
    of finding: Finding, saysCommands: Bool = true, typed: (String) -> String = { $0 }
  ) -> [String] {
    optionPhrases(of: finding, saysCommands: saysCommands).map { $0.plain(typed) }
  }

  /// The options of a finding as in a document.
  func optionPhrases(of finding: Finding, saysCommands: Bool = true) -> [Phrase] {
    guard case .pair(let pair) = finding.evidence.subject else { return [] }
    return finding.options.enumerated().map { index, option in
      let number = finding.options.count > 1 ? "\(index + 1). " : ""
      let command = command(for: option, of: pair)
      let next: Phrase = command.map { ": " + .command($0) } ?? edit(option, for: pair)
      return "\(number)\(words(option))\(price(of: option, for: pair))\(saysCommands ? next : "")"
    }
  }

  /// The change of an option as an order: `Set TextTertiary (Any entry) to #707070`.
  func words(_ option: RepairOption) -> Phrase {
    let name = Self.plainName(option.subject)
    let colors = colors(of: option)
    switch option.kind {
    case .entry, .newEntry:
      return entryWords(option.changes, of: name)
        + (option.others.isEmpty ? "" : ", and \(names(option.others)) with it")
    case .opacity:
      return "Raise the opacity of \(name) from \(option.changes[0].from ?? "") to \(option.changes[0].to)"
    case .token:
      // A token that refers to a step of a ramp takes another step.
      let isOfOther = option.changes.allSatisfy { $0.from != nil && $0.from != option.subject }
      return "Use \(option.changes.map { tokenWords($0, of: name) }.inWords())\(isOfOther ? " for \(name)" : "")"
    case .own: return "Use \(colors)\(option.touches == 0 ? " for this pair alone" : "") instead of \(name)"
    case .label where option.changes[0].to == "system:label": return "Use the system label color instead of \(name)"
    case .label:
      let isDark = (option.changes[0].color?.linear.relativeLuminance.value ?? 1) < 0.5
      let alone = option.isAlone ? " for this pair alone," : ""
      let replaced = names([option.subject] + option.others)
      return "Use \(isDark ? "dark" : "white") text, \(colors),\(alone) instead of \(replaced)"
    case .material:
      return
        "Use \(option.changes[0].to) instead of \(option.changes[0].from ?? "") for \(name)\(labelWords(option))"
    case .dimming: return "Put a layer of \(code: option.changes[0].to) under \(name)"
    case .opaque: return "Make \(name) opaque: \(colors)\(labelWords(option))"
    case .gray where option.subject == "system:placeholderText":
      return "Draw the prompt in \(colors), which stays weaker than what people type"
    case .gray: return "Use \(colors) instead of \(name), which stays weaker than primary text"
    }
  }

  /// The colors of an option, each once with all its variants.
  private func colors(of option: RepairOption) -> Phrase {
    var colors: [(text: String, variants: VariantSet?)] = []
    for change in option.changes {
      guard let place = colors.firstIndex(where: { $0.text == change.to }) else {
        colors.append((change.to, change.variants))
        continue
      }
      colors[place].variants = change.variants.flatMap { own in colors[place].variants.map { $0.union(own) } }
    }
    return colors.map { color, variants -> Phrase in
      "\(code: color)\(variants.map { " in \(Self.sentence($0))" } ?? "")"
    }.inWords()
  }

  /// The first names of many.
  private func namesakes(_ all: [String]) -> [String] {
    let most = 3
    let shown = all.prefix(most).map { Self.plainName($0) }
    return all.count > most ? shown + ["\(all.count - most) more"] : shown
  }

  /// Names in words, each once.
  private func names(_ all: [String]) -> String {
    all.map { Self.plainName($0) }.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }.inWords()
  }

  /// A token in place of another: `TextStrong instead of TextFaint in dark`.
  private func tokenWords(_ change: RepairOption.Change, of name: String) -> Phrase {
    let old = change.from.map { Self.plainName($0) } ?? name
    return "\(code: change.to) instead of \(old)\(change.variants.map { " in \(Self.sentence($0))" } ?? "")"
  }

  /// The foregrounds that go with a change of their surface.
  private func labelWords(_ option: RepairOption) -> Phrase {
    guard let label = option.label else { return "" }
    let color: Phrase = label.to == "system:label" ? "the system label color" : "\(code: label.to)"
    return ", with \(color) instead of \(names([label.from ?? ""] + option.others)) on it"
  }

  private func entryWords(_ changes: [RepairOption.Change], of name: String) -> Phrase {
    func entry(_ change: RepairOption.Change) -> String { change.entry ?? "Any" }
    let set = changes.filter { $0.from != nil && $0.from != $0.to }
    let added = changes.filter { $0.from == nil }
    let kept = changes.filter { $0.from == $0.to }
    let parts = set.map { change -> Phrase in
      "\(name)\(change.entry.map { " (\($0) entry)" } ?? "") to \(code: change.to)"
    }
    let orders: [Phrase] =
      (parts.isEmpty ? [] : ["Set \(parts.inWords())"])
      + added.map { "\(parts.isEmpty ? "Add" : "add") a \(entry($0)) entry to \(name) with \(code: $0.to)" }
      + kept.map { "add a \(entry($0)) entry that keeps \(code: $0.to)" }
    return orders.inWords() + (parts.isEmpty ? ", and keep its color elsewhere" : "")
  }

  /// The ratio that an option reaches, and what else changes.
  private func price(of option: RepairOption, for pair: PairIndex) -> String {
    let repairs = option.repairs.isEmpty ? "" : " in \(Self.sentence(option.repairs))"
    var parts = ["reaches \(Self.ratio(option.ratio))\(repairs)"]
    if let distance = option.deltaEOK { parts[0] += " (ΔE-OK \(DecimalText.fixed(distance, decimals: 3)))" }
    if !option.isWhole { parts.append("fixes \(option.clears) of \(option.failing) here") }
    if option.elsewhere > 0 { parts.append("fixes \(option.elsewhere) more elsewhere") }
    if option.touches > 0 { parts.append("changes \(Self.count(option.touches, "other pair"))") }
    if let loss = option.loss { parts.append(words(loss)) }
    if option.unmeasured > 0 { parts.append(unmeasured(option.unmeasured)) }
    if option.bendsRamp { parts.append("changes one step of a ramp") }
    if !option.parted.isEmpty { parts.append("differs from \(namesakes(option.parted).inWords())") }
    if let line = departure(of: option, for: pair) { parts.append("departs from \(line)") }
    parts += opposed(by: option, for: pair).map { "contradicts \($0)" }
    parts += missedRequirements(with: option, for: pair)
    return "; " + parts.joined(separator: ", ")
  }

  /// The price of an option for a pair that passes: `lowers Text on Page from 8.10 to 5.29 in dark`.
  private func words(_ loss: RepairOption.Loss) -> String {
    let old = audit.measurements[loss.measurement]
    return "lowers \(subject(of: audit.plan.pairs[old.pair])) from \(Self.ratio(old.minimum)) to "
      + "\(Self.ratio(loss.ratio)) in \(Self.sentence(VariantSet(old.variant)))"
  }

  private func unmeasured(_ uses: Int) -> String {
    "\(Self.count(uses, "use")) \(uses == 1 ? "is" : "are") not measured"
  }

  /// The price of an edit of the plan: the pair that loses most, the uses that no pair measures, and the file from which it
  /// departs; nil if it costs none.
  package func price(of edit: PlannedEdit) -> String? {
    let parts = [
      edit.loss.map { words($0) }, edit.unmeasured > 0 ? unmeasured(edit.unmeasured) : nil,
      edit.statement.map { "departs from \(Self.line($0))" },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The line of the design that an option breaks: the remark of the pair whose color it replaces, else the place in the
  /// audit file that declares the pair or the surface; nil if it breaks none.
  func departure(of option: RepairOption, for pair: PairIndex) -> String? {
    let planned = audit.plan.pairs[pair]
    let file = audit.declaration.location.file
    guard audit.declaration.isOfAuditFile else { return nil }
    // A pair that was only asked about is stated nowhere.
    func isWritten(_ location: SourceLocation) -> Bool { !location.file.isEmpty }
    switch option.kind {
    case .entry, .newEntry: return nil
    case .opacity, .token, .own, .label, .gray:
      let stated = planned.uses.map { audit.declaration.pairs[$0.declared] }
        .first { $0.origin == .stated && !$0.isUndeclared && isWritten($0.location) }
      return stated.map { $0.note ?? Self.line($0.location) }
    case .material, .dimming, .opaque:
      let surface = audit.declaration.surfaces[planned.surface]
      return surface.location.file == file ? Self.line(surface.location) : nil
    }
  }

  /// The requirements that ask for the glass or the material of a pair, and that an opaque surface does not meet.
  func opposed(by option: RepairOption, for pair: PairIndex) -> [String] {
    guard option.kind == .opaque else { return [] }
    let id = audit.plan.pairs[pair].id
    return audit.requirements.map { $0.requirement }.filter { requirement in
      requirement.minimum == nil && requirement.pairs.contains { GlobName($0).matches(id) }
        && requirement.rules.contains { Rule.named($0)?.asksForGlass ?? false }
    }.map { $0.id }
  }

  /// The place to edit for an option that no command makes, unless its price names it.
  private func edit(_ option: RepairOption, for pair: PairIndex) -> Phrase {
    guard let place = place(of: option, for: pair) else { return "" }
    let stated = statement(of: option, for: pair)
    let isSaid = stated.map { departure(of: option, for: pair) == Self.line($0) } ?? false
    func code(_ place: SourceLocation) -> Phrase { "\(code: "\(Self.line(place)):\(place.column)")" }
    // The line of a report ends with the statement.
    if stated != place { return "; edit \(code(place))" }
    if isSaid { return "" }
    let words = place.file == audit.declaration.location.file ? "change it in the app, and at" : "edit"
    return "; \(words) \(code(place))"
  }

  /// The place to edit for an option that no entry of the palette makes: the code that shows the pair, if it is known,
  /// else the statement.
  func place(of option: RepairOption, for pair: PairIndex) -> SourceLocation? {
    let isOfSurface = option.kind == .material || option.kind == .dimming || option.kind == .opaque
    return isOfSurface || option.kind.isOfEntry
      ? statement(of: option, for: pair) : places(showing: pair).first ?? statement(of: option, for: pair)
  }

  /// The places that an option changes: the statement of its subject, or all places in sources that show the pair.
  func places(of option: RepairOption, for pair: PairIndex) -> [SourceLocation] {
    let first = [place(of: option, for: pair)].compactMap { $0 }
    let isOfSurface = option.kind == .material || option.kind == .dimming || option.kind == .opaque
    guard !isOfSurface, !option.kind.isOfEntry else { return first }
    let uses = audit.plan.pairs[pair].uses.map { audit.declaration.pairs[$0.declared].location }
    let shown = Set(places(showing: pair) + uses.filter { $0.file.hasSuffix(".swift") }).sorted()
    return shown.isEmpty ? first : shown
  }

  /// The places in sources that show a declared pair.
  func places(showing pair: PairIndex) -> [SourceLocation] {
    Set(audit.plan.pairs[pair].uses.flatMap { audit.declaration.pairs[$0.declared].shown }).sorted()
  }

  /// The statement that an option changes if no entry of the palette makes it: the surface, or what is drawn on it.
  private func statement(of option: RepairOption, for pair: PairIndex) -> SourceLocation? {
    guard !option.kind.isOfEntry else { return nil }
    let planned = audit.plan.pairs[pair]
    let surface = audit.declaration.surfaces[planned.surface]
    let isSurface = option.subject == surface.name && option.subject != audit.plan.foregroundName(of: planned)
    // A pair that is asked about is stated nowhere, but another one may state the same colors.
    let places = isSurface ? [surface.location] : planned.uses.map { audit.declaration.pairs[$0.declared].location }
    return places.first { !$0.file.isEmpty }
  }

  private static func line(_ location: SourceLocation) -> String { "\(location.file):\(location.line)" }

  /// The requirements of the team that a pair misses with an option as without it.
  private func missedRequirements(with option: RepairOption, for pair: PairIndex) -> [String] {
    audit.requirements.compactMap { result in
      guard let minimum = result.requirement.minimum, option.ratio.value < minimum,
        result.missed.contains(where: { audit.measurements[$0].pair == pair })
      else { return nil }
      return "stays below the \(Self.ratio(ContrastRatio(minimum))) of \(result.requirement.id)"
    }
  }

  /// The command that makes an option, or tries it; nil for a change that no command knows.
  func command(for option: RepairOption, of pair: PairIndex) -> PastedCommand? {
    switch option.kind {
    case .entry where option.isPlanned, .newEntry where option.isPlanned:
      let palette = audit.plan.loaded.palette
      let others = Set(option.edits.map { palette.displayName(of: $0.token) }).subtracting([option.subject]).sorted()
      return fix(([option.subject] + others).flatMap { ["--only", ShellText.quoted($0)] })
    case .entry, .newEntry:
      let own = option.changes.map { "\(option.subject)@\($0.entry ?? "Any")=\($0.to)" }
      return asked(["try"] + own + option.edits.compactMap { trial(of: $0, besides: option.subject) })
    case .opacity: return nil
    case .token, .own, .label, .gray: return compared(option, audit.plan.pairs[pair])
    case .material, .dimming, .opaque: return nil
    }
  }

  /// The change of another token as `try` takes it; nil for one of the subject.
  private func trial(of edit: ColorEdit, besides subject: String) -> String? {
    let palette = audit.plan.loaded.palette
    let name = palette.displayName(of: edit.token)
    guard name != subject else { return nil }
    let condition =
      switch edit.place {
      case .entry(let entry): palette.tokens[edit.token].entries[entry].label
      case .new(let condition, _): condition.label
      }
    return "\(name)@\(condition)=\(edit.color.hex)"
  }

  /// A command about colors of the palette, with the conditions of the advice.
  package func asked(_ words: [String]) -> PastedCommand {
    var command = inside(words)
    command.end = conditions.joined(separator: " ")
    return command
  }

  /// The command that writes edits of the plan, with the conditions under which it was found.
  package func fix(_ words: [String]) -> PastedCommand {
    PastedCommand(start: "\(ToolIdentity.name) fix", path: palette, end: (words + conditions).joined(separator: " "))
  }

  /// The options that a person gave besides the audit file, and without which advice is another.
  private var conditions: [String] {
    let policy = audit.plan.policy.id
    let margin = audit.wishes.margin
    return (policy == audit.declaration.policy ?? Policy.standard.id ? [] : ["--policy", policy])
      + (margin == AdviceWishes.usualMargin ? [] : ["--margin", "\(margin)"])
  }

  /// The command that measures a color of its own on the surface of a pair; nil unless the surface is one color.
  private func compared(_ option: RepairOption, _ pair: PlannedPair) -> PastedCommand? {
    let surface = audit.declaration.surfaces[pair.surface]
    let isSurface = option.subject == surface.name && option.subject != audit.plan.foregroundName(of: pair)
    guard option.changes[0].color != nil || option.kind == .token, !isSurface, pair.against == nil,
      surface.appearance == nil,
      surface.filters.isEmpty, surface.layers.all.count == 1, surface.layers.full.count == 1,
      case .color(let color) = surface.layers.full[0], color.opacity == 1
    else { return nil }
    return inside(["contrast", option.changes[0].to, color.text])
  }

  /// A command whose colors are those of the palette.
  package func inside(_ words: [String]) -> PastedCommand {
    PastedCommand(
      start: ([ToolIdentity.name] + words).map(ShellText.quoted).joined(separator: " "), option: "--in", path: palette)
  }

  /// The path to pass to a command: the folder of the audit file, or what was audited without one; `.` for the folder in
  /// which reports are written.
  var palette: String {
    let file = audit.declaration.location.file
    let parts = file.split(separator: "/")
    guard parts.last == "legible.json" else { return file.isEmpty ? "." : file }
    return parts.count == 1 ? "." : parts.dropLast().joined(separator: "/")
  }
}
