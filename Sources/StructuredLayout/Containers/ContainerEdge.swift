/// An edge to which a container's content is attached: an edge of the host or of one of its areas.
///
/// A container between the left or the right edge and another one does not follow the direction of
/// reading: `leading` is where its content begins at the left, and `trailing` where it ends at the
/// right. A leading or trailing edge can't be combined with a left or right one, which is an issue.
public struct ContainerEdge: Hashable, Sendable {
  let area: LayoutArea?
  let attribute: LayoutAttribute

  /// A horizontal anchor.
  public enum XAnchor: Hashable, Sendable {
    /// The leading edge, which is the right edge in right-to-left layouts.
    case leading
    /// The trailing edge, which is the left edge in right-to-left layouts.
    case trailing
    /// The left edge, in either layout direction.
    case left
    /// The right edge, in either layout direction.
    case right
    /// Halfway between left and right.
    case centerX
  }

  /// A vertical anchor.
  public enum YAnchor: Hashable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// Halfway between top and bottom.
    case centerY
  }

  /// Where content may begin or end horizontally.
  public struct Horizontal: Hashable, Sendable {
    let edge: ContainerEdge

    /// An anchor of the host itself.
    public static func view(_ anchor: XAnchor) -> Horizontal { area(nil, anchor) }
    /// An anchor of the host's safe area, which follows bars and the device's edges.
    public static func safeArea(_ anchor: XAnchor) -> Horizontal { area(.safeArea, anchor) }
    /// An anchor of the host's layout margins.
    public static func margins(_ anchor: XAnchor) -> Horizontal { area(.margins, anchor) }
    /// An anchor of the host's readable content width.
    public static func readable(_ anchor: XAnchor) -> Horizontal { area(.readable, anchor) }
    /// An anchor of the keyboard, or of the bottom of the safe area while there is no keyboard.
    public static func keyboard(_ anchor: XAnchor) -> Horizontal { area(.keyboard, anchor) }

    private static func area(_ area: LayoutArea?, _ anchor: XAnchor) -> Horizontal {
      Horizontal(edge: ContainerEdge(area: area, attribute: anchor.attribute))
    }
  }

  /// Where content may begin or end vertically.
  public struct Vertical: Hashable, Sendable {
    let edge: ContainerEdge

    /// An anchor of the host itself.
    public static func view(_ anchor: YAnchor) -> Vertical { area(nil, anchor) }
    /// An anchor of the host's safe area, which follows bars and the device's edges.
    public static func safeArea(_ anchor: YAnchor) -> Vertical { area(.safeArea, anchor) }
    /// An anchor of the host's layout margins.
    public static func margins(_ anchor: YAnchor) -> Vertical { area(.margins, anchor) }
    /// An anchor of the host's readable content width.
    public static func readable(_ anchor: YAnchor) -> Vertical { area(.readable, anchor) }
    /// An anchor of the keyboard, or of the bottom of the safe area while there is no keyboard.
    public static func keyboard(_ anchor: YAnchor) -> Vertical { area(.keyboard, anchor) }

    private static func area(_ area: LayoutArea?, _ anchor: YAnchor) -> Vertical {
      Vertical(edge: ContainerEdge(area: area, attribute: anchor.attribute))
    }
  }
}

extension ContainerEdge.XAnchor {
  fileprivate var attribute: LayoutAttribute {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .left: .left
    case .right: .right
    case .centerX: .centerX
    }
  }
}

extension ContainerEdge.YAnchor {
  fileprivate var attribute: LayoutAttribute {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .centerY: .centerY
    }
  }
}
