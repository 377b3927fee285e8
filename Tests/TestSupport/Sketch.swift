/// A layout to try out, told in a way that knows neither blocks nor constraints, so that it can be
/// turned into both and the results compared.
public struct Sketch: Sendable {
  public indirect enum Kind: Sendable {
    /// A view; nil is one without a size of its own.
    case box(String, CGSize?)
    case spacer(CGFloat, expands: Bool)
    case stack(Axis, spacing: CGFloat, SlotAlignment, [Sketch])
    /// Layers in the middle (nil), or attached to edges.
    case layers(Edge.Set?, [Sketch])
    case inset(Sketch, [Edge: Inset])
    case background(Sketch, Sketch)
    case overlay(Sketch, Sketch)
    case safeArea(Edge.Set, Sketch)
  }

  public enum Inset: Hashable, Sendable {
    case exact(CGFloat), min(CGFloat)
  }

  public enum Own: Hashable, Sendable {
    case center, attach(Edge.Set), cross(SlotAlignment)
  }

  public var kind: Kind
  public var own: Own?
  public var before: CGFloat = 0
  public var after: CGFloat = 0
  public var lengths: [Axis: CGFloat] = [:]

  public init(_ kind: Kind) { self.kind = kind }

  public static func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil)
    -> Sketch
  {
    Sketch(.box(name, width.map { CGSize(width: $0, height: height ?? $0) }))
  }

  public static func stack(
    _ axis: Axis, _ spacing: CGFloat = 0, _ alignment: SlotAlignment = .center,
    _ elements: Sketch...
  ) -> Sketch { Sketch(.stack(axis, spacing: spacing, alignment, elements)) }

  public static func layers(_ edges: Edge.Set? = nil, _ layers: Sketch...) -> Sketch {
    Sketch(.layers(edges, layers))
  }

  public func inset(_ edges: Edge.Set, _ inset: Inset) -> Sketch {
    let named = Edge.allCases.filter { edges.contains($0) }
    return Sketch(.inset(self, Dictionary(uniqueKeysWithValues: named.map { ($0, inset) })))
  }

  public func background(_ other: Sketch) -> Sketch { Sketch(.background(self, other)) }
  public func overlay(_ other: Sketch) -> Sketch { Sketch(.overlay(self, other)) }
}

extension Sketch {
  /// The same layout with both axes swapped.
  public var transposed: Sketch {
    var other = Sketch(kind.transposed)
    other.own = own?.transposed
    other.before = before
    other.after = after
    other.lengths = Dictionary(uniqueKeysWithValues: lengths.map { ($0.key.cross, $0.value) })
    return other
  }
}

extension Sketch.Kind {
  fileprivate var transposed: Sketch.Kind {
    switch self {
    case .box(let name, let size):
      .box(name, size.map { CGSize(width: $0.height, height: $0.width) })
    case .spacer: self
    case .stack(let axis, let spacing, let alignment, let elements):
      .stack(axis.cross, spacing: spacing, alignment, elements.map(\.transposed))
    case .layers(let edges, let layers):
      .layers(edges?.transposed, layers.map(\.transposed))
    case .inset(let content, let insets):
      .inset(
        content.transposed,
        Dictionary(uniqueKeysWithValues: insets.map { ($0.key.transposed, $0.value) }))
    case .background(let content, let other): .background(content.transposed, other.transposed)
    case .overlay(let content, let other): .overlay(content.transposed, other.transposed)
    case .safeArea(let edges, let content): .safeArea(edges.transposed, content.transposed)
    }
  }
}

extension Sketch.Own {
  fileprivate var transposed: Sketch.Own {
    if case .attach(let edges) = self { return .attach(edges.transposed) }
    return self
  }
}

extension Edge {
  fileprivate var transposed: Edge {
    switch self {
    case .top: .leading
    case .leading: .top
    case .bottom: .trailing
    case .trailing: .bottom
    }
  }
}

extension Edge.Set {
  fileprivate var transposed: Edge.Set {
    Edge.allCases.filter { contains($0) }.reduce(into: []) { $0.insert(Edge.Set($1.transposed)) }
  }
}
