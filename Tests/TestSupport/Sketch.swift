/// A layout for trials, in a form independent of blocks and constraints, so that it can be turned
/// into both and the results compared.
public struct Sketch: Sendable {
  public indirect enum Kind: Sendable {
    /// A view. A nil size means that the view has none of its own.
    case box(String, CGSize?)
    case spacer(CGFloat, expands: Bool)
    case stack(LayoutAxis, spacing: CGFloat, SlotAlignment, [Sketch])
    /// Layers that are centered (nil) or attached to edges.
    case layers(LayoutEdge.Set?, [Sketch])
    case inset(Sketch, [LayoutEdge: Inset])
    case background(Sketch, Sketch)
    case overlay(Sketch, Sketch)
    case safeArea(LayoutEdge.Set, Sketch)
  }

  public enum Inset: Hashable, Sendable {
    case exact(CGFloat), min(CGFloat)
  }

  public enum Own: Hashable, Sendable {
    case center, attach(LayoutEdge.Set), cross(SlotAlignment)
  }

  public var kind: Kind
  public var own: Own?
  public var before: CGFloat = 0
  public var after: CGFloat = 0
  public var lengths: [LayoutAxis: CGFloat] = [:]
  /// Whether a test applies a change to it.
  public var isMarked = false

  public init(_ kind: Kind) { self.kind = kind }

  public static func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil)
    -> Sketch
  {
    Sketch(.box(name, width.map { CGSize(width: $0, height: height ?? $0) }))
  }

  public static func stack(
    _ axis: LayoutAxis, _ spacing: CGFloat = 0, _ alignment: SlotAlignment = .center,
    _ elements: Sketch...
  ) -> Sketch { Sketch(.stack(axis, spacing: spacing, alignment, elements)) }

  public static func layers(_ edges: LayoutEdge.Set? = nil, _ layers: Sketch...) -> Sketch {
    Sketch(.layers(edges, layers))
  }

  public func inset(_ edges: LayoutEdge.Set, _ inset: Inset) -> Sketch {
    let named = LayoutEdge.allCases.filter { edges.contains($0) }
    return Sketch(.inset(self, Dictionary(uniqueKeysWithValues: named.map { ($0, inset) })))
  }

  public func background(_ other: Sketch) -> Sketch { Sketch(.background(self, other)) }
  public func overlay(_ other: Sketch) -> Sketch { Sketch(.overlay(self, other)) }
}

extension Sketch {
  /// The number of sketches that it consists of, itself included.
  public var count: Int { children.reduce(1) { $0 + $1.count } }

  private var children: [Sketch] {
    switch kind {
    case .box, .spacer: []
    case .stack(_, _, _, let elements): elements
    case .layers(_, let layers): layers
    case .inset(let content, _), .safeArea(_, let content): [content]
    case .background(let content, let other), .overlay(let content, let other): [content, other]
    }
  }

  /// Returns a copy with one of the sketches marked, counted from the outside in.
  public func marking(_ number: Int) -> Sketch {
    var copy = self
    guard number > 0 else {
      copy.isMarked = true
      return copy
    }
    var rest = number - 1
    func next(_ child: Sketch) -> Sketch {
      defer { rest -= child.count }
      return rest >= 0 && rest < child.count ? child.marking(rest) : child
    }
    switch kind {
    case .box, .spacer: break
    case .stack(let axis, let spacing, let alignment, let elements):
      copy.kind = .stack(axis, spacing: spacing, alignment, elements.map(next))
    case .layers(let edges, let layers): copy.kind = .layers(edges, layers.map(next))
    case .inset(let content, let insets): copy.kind = .inset(next(content), insets)
    case .safeArea(let edges, let content): copy.kind = .safeArea(edges, next(content))
    case .background(let content, let other): copy.kind = .background(next(content), next(other))
    case .overlay(let content, let other): copy.kind = .overlay(next(content), next(other))
    }
    return copy
  }
}

extension Sketch {
  /// The same layout with its axes swapped.
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

extension LayoutEdge {
  fileprivate var transposed: LayoutEdge {
    switch self {
    case .top: .leading
    case .leading: .top
    case .bottom: .trailing
    case .trailing: .bottom
    }
  }
}

extension LayoutEdge.Set {
  fileprivate var transposed: LayoutEdge.Set {
    LayoutEdge.allCases.filter { contains($0) }.reduce(into: []) {
      $0.insert(LayoutEdge.Set($1.transposed))
    }
  }
}
