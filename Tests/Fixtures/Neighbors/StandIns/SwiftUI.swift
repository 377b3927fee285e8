import UIKit

// The names that SwiftUI's views are written with. All its other names are added as empty types,
// from Scripts/Data/apple-names.txt.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { self }
}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  @available(iOS 16.0, tvOS 16.0, *)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public typealias Context = UIViewRepresentableContext<Self>
  public var body: Never { made() }
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

public struct ProposedViewSize {
  public var width: CGFloat?
  public var height: CGFloat?
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
  public typealias Context = UIViewControllerRepresentableContext<Self>
  public var body: Never { made() }
}

public struct UIViewControllerRepresentableContext<Representable> {}

public struct UIViewRepresentableContext<Representable> {}

/// A view without other views in it.
public protocol LeafView: View where Body == Never {}

extension LeafView {
  public var body: Never { made() }
}

private func made() -> Never { fatalError("nobody draws it") }

public struct EmptyView: LeafView {}
public struct TupleView<Content>: LeafView {}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }
}

public struct Text: LeafView {
  public init(_ text: String) {}
}

public struct Spacer: LeafView {
  public init(minLength: CGFloat? = nil) {}
}

public struct ScrollView<Content: View>: LeafView {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: LeafView {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

extension View {
  public func id(_ id: some Hashable) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func navigationTitle(_ title: String) -> some View { self }
}

public struct Font { public static let footnote = Font() }

public struct NavigationView<Content: View>: LeafView {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
}

public struct NavigationLink<Label: View, Destination: View>: LeafView {
  public init(destination: Destination, @ViewBuilder label: () -> Label) { _ = label() }
}

public struct List<Content: View>: LeafView {
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Content
  ) {}
}

public struct Toggle: LeafView {
  public init(_ title: String, isOn: Binding<Bool>) {}
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
  public var body: Never { made() }
}

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

public enum HorizontalAlignment { case leading, center, trailing }
public enum VerticalAlignment { case top, center, bottom }
public struct Alignment { public static let center = Alignment() }

public enum Axis {
  case horizontal, vertical
  public struct Set {}
}

public enum Edge {
  case top, leading, bottom, trailing
  public struct Set { public static let all = Set() }
}

public struct Anchor<Value> {}

public struct HStack<Content: View>: LeafView {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { _ = content() }
}

public struct VStack<Content: View>: LeafView {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { _ = content() }
}

extension View {
  public func padding(_ length: CGFloat? = nil) -> some View { self }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
}

@propertyWrapper
public struct State<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

@propertyWrapper
public struct Binding<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(wrappedValue: value) }
}

@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

public protocol ObservableObject: AnyObject {}
