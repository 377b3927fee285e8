extension Sketch: Decodable {
  private enum Key: String, CodingKey {
    case kind, id, pref, measured, axis, spacing, align, children, child, base, overlay, background
    case min, expands, top, leading, bottom, trailing, own = "self", dims, before, after, edges
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(try Self.kind(in: values))
    own = try values.decodeIfPresent(OwnText.self, forKey: .own)?.own
    before = try values.decodeIfPresent(CGFloat.self, forKey: .before) ?? 0
    after = try values.decodeIfPresent(CGFloat.self, forKey: .after) ?? 0
    let dimensions = try values.decodeIfPresent([String: CGFloat].self, forKey: .dims) ?? [:]
    lengths[.horizontal] = dimensions["width"]
    lengths[.vertical] = dimensions["height"]
  }

  private static func kind(in values: KeyedDecodingContainer<Key>) throws -> Kind {
    let kind = try values.decode(String.self, forKey: .kind)
    switch kind {
    case "box", "label":
      let wish =
        try values.decodeIfPresent([Measure].self, forKey: .measured)
        ?? values.decodeIfPresent([Measure].self, forKey: .pref)
      let name = try values.decode(String.self, forKey: .id)
      return .box(name, wish.map { CGSize(width: $0[0].value, height: $0[1].value) })
    case "spacer":
      return .spacer(
        try values.decode(CGFloat.self, forKey: .min),
        expands: try values.decode(Bool.self, forKey: .expands))
    case "stack":
      return .stack(
        try values.decode(String.self, forKey: .axis) == "h" ? .horizontal : .vertical,
        spacing: try values.decode(CGFloat.self, forKey: .spacing),
        try values.decode(AlignmentText.self, forKey: .align).alignment,
        try values.decode([Sketch].self, forKey: .children))
    case "z":
      return .layers(nil, try values.decode([Sketch].self, forKey: .children))
    case "inset":
      return .inset(try values.decode(Sketch.self, forKey: .child), try insets(in: values))
    case "overlay":
      return .overlay(
        try values.decode(Sketch.self, forKey: .base),
        try values.decode(Sketch.self, forKey: .overlay))
    case "background":
      return .background(
        try values.decode(Sketch.self, forKey: .base),
        try values.decode(Sketch.self, forKey: .background))
    case "safe_container":
      let edges = try values.decode([String].self, forKey: .edges)
      return .safeArea(LayoutEdge.Set(names: edges), try values.decode(Sketch.self, forKey: .child))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: values, debugDescription: "no layout of kind \(kind)")
    }
  }

  private static func insets(in values: KeyedDecodingContainer<Key>) throws -> [LayoutEdge: Inset] {
    var insets: [LayoutEdge: Inset] = [:]
    for (edge, key) in [
      (LayoutEdge.top, Key.top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing),
    ] {
      if let exact = try? values.decodeIfPresent(CGFloat.self, forKey: key) {
        insets[edge] = .exact(exact)
      } else if let value = try values.decodeIfPresent([String: CGFloat].self, forKey: key) {
        insets[edge] = value["min"].map { .min($0) }
      }
    }
    return insets
  }
}

/// A number, or `>60` for one that is too large to be visible.
private struct Measure: Decodable {
  let value: CGFloat

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if let number = try? single.decode(CGFloat.self) {
      value = number
    } else {
      value = 2 * CGFloat(Double(try single.decode(String.self).dropFirst()) ?? 0)
    }
  }
}

private struct AlignmentText: Decodable {
  let alignment: SlotAlignment

  init(from decoder: any Decoder) throws {
    switch try decoder.singleValueContainer().decode(String.self) {
    case "leading", "top": alignment = .start
    case "trailing", "bottom": alignment = .end
    case "fill": alignment = .fill
    default: alignment = .center
    }
  }
}

private struct OwnText: Decodable {
  let own: Sketch.Own

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    let names = try? single.decode([String].self)
    own = names.map { .attach(LayoutEdge.Set(names: $0)) } ?? .center
  }
}

extension LayoutEdge.Set {
  fileprivate init(names: [String]) {
    self = LayoutEdge.allCases.filter { names.contains("\($0)") }
      .reduce(into: []) { $0.insert(LayoutEdge.Set($1)) }
  }
}
