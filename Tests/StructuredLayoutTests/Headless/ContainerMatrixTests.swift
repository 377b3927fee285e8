import TestSupport
import Testing

/// Every edge of every kind of content at every area of the host.
@MainActor
struct ContainerMatrixTests {
  /// An area whose edges a container can use.
  enum Area: CaseIterable {
    case view, safeArea, margins, readable, keyboard
  }

  /// A kind of content of a container.
  enum Content: CaseIterable {
    case view, viewBlock, guide, block
  }

  private func vertical(_ area: Area, _ anchor: ContainerEdge.YAnchor) -> ContainerEdge.Vertical {
    switch area {
    case .view: .view(anchor)
    case .safeArea: .safeArea(anchor)
    case .margins: .margins(anchor)
    case .readable: .readable(anchor)
    case .keyboard: .keyboard(anchor)
    }
  }

  private func horizontal(
    _ area: Area, _ anchor: ContainerEdge.XAnchor
  ) -> ContainerEdge.Horizontal {
    switch area {
    case .view: .view(anchor)
    case .safeArea: .safeArea(anchor)
    case .margins: .margins(anchor)
    case .readable: .readable(anchor)
    case .keyboard: .keyboard(anchor)
    }
  }

  private func container(_ edge: LayoutEdge, at area: Area, of content: any Block)
    -> LayoutContainer
  {
    switch edge {
    case .top: content.container(top: vertical(area, .top))
    case .leading: content.container(leading: horizontal(area, .leading))
    // The keyboard lies below content that ends at it.
    case .bottom: content.container(bottom: vertical(area, area == .keyboard ? .top : .bottom))
    case .trailing: content.container(trailing: horizontal(area, .trailing))
    }
  }

  private func frame(of area: Area, in host: UIView) -> CGRect {
    switch area {
    case .view: host.bounds
    case .safeArea: host.safeAreaLayoutGuide.layoutFrame
    case .margins: host.layoutMarginsGuide.layoutFrame
    case .readable: host.readableContentGuide.layoutFrame
    case .keyboard: host.keyboardLayoutGuide.layoutFrame
    }
  }

  /// The host's frame with one edge moved to that of an area.
  private func wanted(
    _ edge: LayoutEdge, at area: Area, in host: UIView, _ direction: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    let (bounds, frame) = (host.bounds, frame(of: area, in: host))
    var (x, y) = (bounds.minX...bounds.maxX, bounds.minY...bounds.maxY)
    switch edge {
    case .top: y = min(frame.minY, y.upperBound)...y.upperBound
    case .bottom: y = y.lowerBound...(area == .keyboard ? frame.minY : frame.maxY)
    case .leading where direction == .leftToRight, .trailing where direction == .rightToLeft:
      x = frame.minX...x.upperBound
    default: x = x.lowerBound...frame.maxX
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  @Test(
    arguments: Area.allCases,
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func contentEndsAtTheNamedArea(
    area: Area, direction: UIUserInterfaceLayoutDirection
  ) throws {
    let pad = try #require(Headless.Device.all.first { $0.name.contains("iPad Pro") })
    for device in [Headless.Device.iPhone16, pad] {
      for edge in LayoutEdge.allCases {
        for kind in Content.allCases {
          expectContent(kind, edge, at: area, on: device, direction)
        }
      }
    }
  }

  private func expectContent(
    _ kind: Content, _ edge: LayoutEdge, at area: Area, on device: Headless.Device,
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    let host = UIView()
    let window = Headless.host(
      host,
      in: Headless.Environment(
        device: device, orientation: .landscape, layoutDirection: direction))
    host.directionalLayoutMargins = .init(top: 11, leading: 21, bottom: 31, trailing: 41)
    if area == .keyboard { Headless.showKeyboard(height: 200) }
    defer { Headless.hideKeyboard() }
    let (view, guide) = (UIView(), UILayoutGuide())
    let content: any Block =
      switch kind {
      case .view: view
      case .viewBlock: view.viewBlock
      case .guide: guide
      case .block: VStackBlock(alignment: .fill) { view }
      }
    let context = Mondrian.buildSubviews(on: host) { container(edge, at: area, of: content) }
    window.layoutIfNeeded()
    let frame = kind == .guide ? guide.layoutFrame : view.frame
    let wanted = wanted(edge, at: area, in: host, direction)
    #expect(frame.isClose(to: wanted), "\(kind) \(edge) \(area) on \(device.name)")
    #expect(context.managedLayoutGuides.isEmpty)
  }
}
