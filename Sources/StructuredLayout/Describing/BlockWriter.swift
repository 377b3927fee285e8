/// Writes outlines as source.
@MainActor
struct BlockWriter {
  private var names: SourceNames
  /// What there are no words for.
  private(set) var unsayable: [String] = []

  init(_ names: SourceNames) { self.names = names }

  /// The call that builds blocks on a view.
  mutating func text(of outlines: [BlockOutline], on host: UIView) -> String {
    let name = names.name(of: host)
    let blocks = outlines.flatMap { lines(of: $0) }
    let guides = outlines.flatMap(\.objects).compactMap { $0 as? UILayoutGuide }
    let declarations = guides.filter { !names.isProperty($0) }.map { guide in
      "let \(names.name(of: guide)) = UILayoutGuide()"
    }
    return
      (declarations + ["Mondrian.buildSubviews(on: \(name)) {"] + blocks.indented + ["}"])
      .joined(separator: "\n")
  }

  private mutating func lines(of outline: BlockOutline) -> [String] {
    var lines: [String]
    switch outline.subject {
    case .object(let known):
      guard let object = known.object else { return ["EmptyLayout()"] }
      lines = [names.name(of: object)]
    case .leaf(let words): lines = call(words(), isTrailing: false)
    case .block(let words, let children):
      lines = call(words(), isTrailing: true)
      lines[lines.count - 1] += " {"
      lines += children.flatMap { self.lines(of: $0) }.indented + ["}"]
    case .unsayable(let name):
      unsayable.append(name)
      return ["// \(name)"]
    }
    let calls = outline.modifiers.flatMap { $0() }.map { modifier(for: $0) }
    if lines.count == 1, calls.count == 1, calls[0].count == 1 { return [lines[0] + calls[0][0]] }
    return lines + (lines.count == 1 ? calls.joined().indented : Array(calls.joined()))
  }

  private mutating func modifier(for call: BlockOutline.Call?) -> [String] {
    guard let call else {
      unsayable.append("an edge with several distances, of left and right")
      return ["// an edge with several distances"]
    }
    var lines = self.call(call, isTrailing: false)
    lines[0] = "." + lines[0]
    return lines
  }

  /// - Parameter isTrailing: Whether a closure follows, so that nothing needs no parentheses.
  private mutating func call(_ call: BlockOutline.Call, isTrailing: Bool) -> [String] {
    let arguments = call.arguments.joined(separator: ", ")
    guard let block = call.block else {
      if isTrailing, arguments.isEmpty { return [call.name] }
      return ["\(call.name)(\(arguments))"]
    }
    var inner = lines(of: block)
    let rest = arguments.isEmpty ? ")" : ", \(arguments))"
    if inner.count == 1 { return ["\(call.name)(\(inner[0])\(rest)"] }
    inner[inner.count - 1] += rest
    return ["\(call.name)("] + inner.indented
  }
}

extension BlockOutline {
  /// The views and guides in it that are still there, in order.
  var objects: [AnyObject] {
    let own: [AnyObject]
    switch subject {
    case .object(let known): own = known.object.map { [$0] } ?? []
    case .block(let words, let children):
      own = (words().block?.objects ?? []) + children.flatMap(\.objects)
    case .leaf, .unsayable: own = []
    }
    return own + modifiers.flatMap { $0() }.flatMap { $0?.block?.objects ?? [] }
  }
}

extension Sequence<String> {
  /// The lines, two blanks further in.
  fileprivate var indented: [String] { map { "  \($0)" } }
}
