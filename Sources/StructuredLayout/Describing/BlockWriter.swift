/// Writes an outline as Swift source.
@MainActor
struct BlockWriter {
  private let words: [BlockOutline.Word]
  private let elements: [ObjectIdentifier: LayoutElement]
  private var names: SourceNames
  /// The index of the word to read next.
  private var next = 0
  /// The parts that have no source.
  private(set) var inexpressible: [String] = []
  /// Stands for a view or a guide that no longer exists.
  private static let nothing = "EmptyLayout()"

  /// - Parameter elements: The views and guides that still exist.
  init(_ outline: BlockOutline, _ elements: [LayoutElement], on host: UIView) {
    words = outline.allWords
    self.elements = Dictionary(
      elements.map { (ObjectIdentifier($0.object), $0) }, uniquingKeysWith: { first, _ in first })
    names = SourceNames(inSightOf: [host] + elements.compactMap(\.view))
  }

  /// Returns the call that builds the blocks on a view.
  mutating func text(on host: UIView) -> String {
    let name = names.name(of: host)
    var blocks: [String] = []
    while next < words.count { blocks += block() }
    let guideDeclarations = guides.filter { !names.isProperty($0) }.map { guide in
      "let \(names.name(of: guide)) = UILayoutGuide()"
    }
    let (views, stacks) = viewsWithArranged
    let declarations =
      names.declarations(of: [host] + views) + stacks.flatMap { arrangements(in: $0) }
      + guideDeclarations
    return
      (declarations + ["Mondrian.buildSubviews(on: \(name)) {"] + blocks.indented + ["}"])
      .joined(separator: "\n")
  }

  /// The guides in the outline, in order.
  private var guides: [UILayoutGuide] {
    describedElements.compactMap { $0.object as? UILayoutGuide }
  }

  /// The views in the outline, in order, each once, with the arranged views of the stack views that
  /// have a name only here, and these stack views.
  private var viewsWithArranged: (views: [UIView], stacks: [UIStackView]) {
    var seen: Set<ObjectIdentifier> = []
    func new(_ views: [UIView]) -> [UIView] {
      views.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
    var all = new(describedElements.compactMap { $0.object as? UIView })
    var stacks: [UIStackView] = []
    var next = 0
    while next < all.count {
      if let stack = all[next] as? UIStackView, !names.hasOwnName(stack) {
        stacks.append(stack)
        all += new(stack.arrangedSubviews)
      }
      next += 1
    }
    return (all, stacks)
  }

  /// Returns the statements that add views to a stack view, in their order.
  private mutating func arrangements(in stack: UIStackView) -> [String] {
    stack.arrangedSubviews.map { view in
      "\(names.name(of: stack)).addArrangedSubview(\(names.name(of: view)))"
    }
  }

  private var describedElements: [LayoutElement] {
    words.compactMap { word in
      if case .object(let identity) = word { elements[identity] } else { nil }
    }
  }

  // MARK: Blocks

  /// Returns the lines of the next block, with its modifiers.
  private mutating func block() -> [String] {
    var lines: [String]
    var object: LayoutElement?
    var isKnown = true
    let word = words[next]
    next += 1
    switch word {
    case .object(let identity):
      object = elements[identity]
      isKnown = object != nil
      lines = [object.map { names.name(of: $0.object) } ?? Self.nothing]
    case .remark(let text):
      isKnown = false
      inexpressible.append(text)
      lines = ["// \(text)"]
    case .call(let name, let count): lines = call("\(name)", count)
    default: return []
    }
    let modifiers = modifiers()
    if !isKnown || modifiers.isEmpty { return lines }
    // Through the block, because a view may have methods of these names from elsewhere.
    switch object {
    case .view?: lines[0] += ".viewBlock"
    case .guide?: lines[0] += ".layoutGuideBlock"
    case nil: break
    }
    if lines.count == 1, modifiers.count == 1, modifiers[0].count == 1 {
      return [lines[0] + modifiers[0][0]]
    }
    return lines + (lines.count == 1 ? modifiers.joined().indented : Array(modifiers.joined()))
  }

  /// Returns the lines of each modifier that follows.
  private mutating func modifiers() -> [[String]] {
    var modifiers: [[String]] = []
    while next < words.count, case .modifier(let name, let count) = words[next] {
      next += 1
      if name.utf8CodeUnitCount == 0 {
        let what = arguments(count).joined()
        inexpressible.append(what)
        modifiers.append(["// \(what)"])
        continue
      }
      var lines = call("\(name)", count)
      lines[0] = "." + lines[0]
      modifiers.append(lines)
    }
    return modifiers
  }

  /// Returns a call with its arguments, its block argument and the blocks between its braces.
  private mutating func call(_ name: String, _ count: Int) -> [String] {
    let arguments = arguments(count).joined(separator: ", ")
    var given: [String] = []
    if next < words.count, case .beginArgument(let isOptional) = words[next] {
      given = enclosed()
      if isOptional, given == [Self.nothing] { given = [] }
    }
    var lines: [String]
    let hasBlocks = next < words.count && words[next].beginsBlocks
    if given.isEmpty {
      lines = hasBlocks && arguments.isEmpty ? [name] : ["\(name)(\(arguments))"]
    } else {
      let rest = arguments.isEmpty ? ")" : ", \(arguments))"
      given[given.count - 1] += rest
      lines = given.count == 1 ? ["\(name)(\(given[0])"] : ["\(name)("] + given.indented
    }
    if hasBlocks {
      lines[lines.count - 1] += " {"
      lines += enclosed().indented + ["}"]
    }
    return lines
  }

  /// Returns the lines of the blocks up to the end of the group that begins here.
  private mutating func enclosed() -> [String] {
    next += 1
    var lines: [String] = []
    while next < words.count {
      if case .end = words[next] { break }
      lines += block()
    }
    next += 1
    return lines
  }

  private mutating func arguments(_ count: Int) -> [String] {
    var texts: [String] = []
    for _ in 0..<count {
      guard next < words.count, case .argument(let argument) = words[next] else { break }
      next += 1
      let value = argument.text
      let label = argument.label
      texts.append(label.utf8CodeUnitCount == 0 ? value : "\(label): \(value)")
    }
    return texts
  }
}

extension BlockOutline.Word {
  fileprivate var beginsBlocks: Bool {
    if case .beginBlocks = self { return true }
    return false
  }
}

extension BlockOutline.Argument {
  /// The argument as source.
  @MainActor
  fileprivate var text: String {
    switch value {
    case .number(let number): sourceText(number)
    case .value(let value): value.sourceText
    case .priority(let priority): sourceText(priority)
    case .name(let name): "\(name)"
    case .text(let text): text()
    }
  }
}

extension Sequence<String> {
  /// The lines, indented by two spaces.
  fileprivate var indented: [String] { map { "  \($0)" } }
}
