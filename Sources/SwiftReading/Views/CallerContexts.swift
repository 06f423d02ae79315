import Palettes

/// The contexts in which the views of a project are shown, by the types of the views.
///
/// Every view is read once, by itself; what its callers give it comes from their contexts: a window or a sheet first,
/// then each view that it shows. A view with unknown callers has the unknown context as well.
struct CallerContexts {
  /// The most contexts of one view with the conditions of its callers.
  ///
  /// As many more count without them: contexts with different conditions often look the same. The rest is one unknown
  /// context for each set of values that calls give.
  static let most = 8

  private var contexts: [String: [ViewContext]] = [:]
  private var known: [String: Set<ViewContext.Identity>] = [:]
  private var callees: [String: [PairFinder.Call]] = [:]
  /// The conditions in each view and in all that it shows, as far as they say the same in every view.
  private var below: [String: Set<BranchCondition>] = [:]
  /// The views that a call never shows, because of the values that it gives.
  private var hidden: Set<String> = []

  /// Follows the calls that were read, and those that were not.
  ///
  /// - Parameters:
  ///   - sightings: The texts and graphics of the views.
  ///   - unread: The types of calls outside of all views that were read, each with the context that is known of it.
  init(
    _ calls: [PairFinder.Call], showing sightings: [PairFinder.Sighting],
    unread: [(type: String, context: ViewContext)]
  ) {
    collectConditions(calls, sightings)
    let tested = Self.testedPlaces(calls, sightings)
    let calls = calls.map { call in
      var call = call
      call.context.known = call.context.known.filter { tested.contains($0.key) }
      return call
    }
    for call in calls { callees[call.caller, default: []].append(call) }
    let called = Set(calls.map { $0.type }).union(unread.map { $0.type })
    var queue: [(type: String, context: ViewContext)] = []
    for (type, given) in unread {
      var context = given
      context.known = context.known.filter { tested.contains($0.key) }
      add(context, to: type, &queue)
    }
    for caller in callees.keys.sorted() where !called.contains(caller) { add(ViewContext(), to: caller, &queue) }
    var next = 0
    while next < queue.count {
      let (caller, outer) = queue[next]
      next += 1
      for call in callees[caller] ?? [] {
        if let context = call.context.shown(in: outer) {
          add(context, to: call.type, &queue)
        } else if call.context.isExcluded(in: outer) {
          hidden.insert(call.type)
        }
      }
    }
    hideCallees()
  }

  /// The contexts of a view: at least one, unless no call shows it for the values that the calls give.
  func contexts(of type: String) -> [ViewContext] {
    contexts[type] ?? (hidden.contains(type) ? [] : [ViewContext()])
  }

  /// Hides the views that only hidden ones show.
  private mutating func hideCallees() {
    hidden = hidden.filter { contexts[$0] == nil }
    var queue = hidden.sorted()
    while let type = queue.popLast() {
      for call in callees[type] ?? [] where contexts[call.type] == nil && hidden.insert(call.type).inserted {
        queue.append(call.type)
      }
    }
  }

  /// The properties that a branch of a view tests, and those that give such a property its value.
  private static func testedPlaces(
    _ calls: [PairFinder.Call], _ sightings: [PairFinder.Sighting]
  ) -> Set<SourceProject.Place> {
    var tested: Set<SourceProject.Place> = []
    for context in sightings.lazy.map({ $0.context }) {
      for need in context.needs { tested.formUnion(need.tests.lazy.map { $0.place }) }
    }
    // The properties that are given on, by those that give them.
    var sources: [SourceProject.Place: Set<SourceProject.Place>] = [:]
    for call in calls {
      for need in call.context.needs { tested.formUnion(need.tests.lazy.map { $0.place }) }
      for (place, value) in call.context.known {
        if case .same(let source, _) = value { sources[place, default: []].insert(source) }
      }
    }
    var queue = Array(tested)
    while let place = queue.popLast() {
      for source in sources[place] ?? [] where tested.insert(source).inserted { queue.append(source) }
    }
    return tested
  }

  private mutating func collectConditions(_ calls: [PairFinder.Call], _ sightings: [PairFinder.Sighting]) {
    for sighting in sightings { collect(sighting.context.sameConditions, of: sighting.caller) }
    for call in calls { collect(call.context.sameConditions, of: call.caller) }
    var isComplete = below.isEmpty
    while !isComplete {
      isComplete = true
      for call in calls.reversed() where call.caller != call.type {
        if collect(below[call.type] ?? [], of: call.caller) { isComplete = false }
      }
    }
  }

  /// Adds conditions to those of a view; true if one of them is new.
  @discardableResult
  private mutating func collect(_ conditions: some Collection<BranchCondition>, of type: String) -> Bool {
    guard !conditions.isEmpty else { return false }
    let count = below[type]?.count ?? 0
    below[type, default: []].formUnion(conditions)
    return (below[type]?.count ?? 0) > count
  }

  private mutating func add(
    _ context: ViewContext, to type: String, _ queue: inout [(type: String, context: ViewContext)]
  ) {
    let count = contexts[type]?.count ?? 0
    guard count <= 3 * Self.most else { return }
    var lost = ViewContext()
    // Some of the callers put it somewhere, so that it is no screen by itself.
    lost.surface.base = .elsewhere
    // Even then, the values of a call exclude some of its branches.
    if count < 3 * Self.most { lost.known = context.known }
    let context =
      count < Self.most
      ? context : count < 2 * Self.most ? context.withoutConditions(but: below[type] ?? []) : lost
    guard known[type, default: []].insert(context.identity).inserted else { return }
    contexts[type, default: []].append(context)
    queue.append((type, context))
  }
}
