/// Hears of a view as its model: what a view tells its model by, in a protocol of its own that inherits
/// from this one.
@preconcurrency @MainActor
public protocol ViewModelObserver: AnyObject {
  /// A view has laid out its content, and may show what the model is.
  func viewDidLayouted(_ view: Any)
}

/// A view or a controller that tells its model of what happens.
///
/// ```swift
/// protocol ScreenObserver: ViewModelObserver {
///   func screenDidPullToRefresh(_ screen: Screen)
/// }
///
/// final class Screen: UIViewController, ObservableView {
///   typealias Observer = ScreenObserver
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     layOut()
///     observer?.viewDidLayouted(self)
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol ObservableView {
  /// What the model of the view is to it.
  associatedtype Observer
  /// The model that the view is bound to, if it is an observer.
  var observer: Observer? { get }
}

extension ObservableView where Self: UIResponder {
  /// The model that the view is bound to, if it is an observer.
  @_disfavoredOverload
  public var observer: Observer? { BoundModel.of(self)?.anyModel as? Observer }
}

extension ContentLayoutable where Self: UIResponder {
  /// The model that the view is bound to.
  @_disfavoredOverload
  public func bindedModel() -> AnyObject? { BoundModel.of(self)?.anyModel }

  /// The model that the view is bound to, if it is of a type.
  @_disfavoredOverload
  public func bindedModel<Model: AnyObject>() -> Model? { boundModel(as: Model.self) }

  /// The model that the view is bound to, if it is of a type.
  @_disfavoredOverload
  public func boundModel<Model: AnyObject>(as type: Model.Type) -> Model? {
    BoundModel.of(self)?.anyModel as? Model
  }

  /// Has the view show what a model is, as ``ViewModel/apply(into:)`` does.
  @_disfavoredOverload
  public func apply(model: ViewModel<Self>) { model.apply(into: self) }

  /// Has a model become what the view shows, as ``ViewModel/map(from:)`` does.
  @_disfavoredOverload
  public func map(to model: ViewModel<Self>) { model.map(from: self) }

  /// Binds the view to a model. Neither takes anything of the other now.
  @_disfavoredOverload
  public func bind(to model: ViewModel<Self>) { model.bindPair(with: self) }
}
