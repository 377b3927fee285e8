/// An interface through which a view informs its model: the view's own protocol inherits from this
/// one.
@preconcurrency @MainActor
public protocol ViewModelObserver: AnyObject {
  /// Called when a view has laid out its content and can show the model.
  func viewDidLayouted(_ view: Any)
}

/// A view or a controller that informs its model of events.
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
  /// The protocol through which the view addresses its model.
  associatedtype Observer
  /// The model that the view is bound to, if it conforms to `Observer`.
  var observer: Observer? { get }
}

extension ObservableView where Self: UIResponder {
  /// The model that the view is bound to, if it conforms to `Observer`.
  @_disfavoredOverload
  public var observer: Observer? { BoundModel.of(self)?.anyModel as? Observer }
}

extension ContentLayoutable where Self: UIResponder {
  /// The model that the view is bound to.
  @_disfavoredOverload
  public func bindedModel() -> AnyObject? { BoundModel.of(self)?.anyModel }

  /// The model that the view is bound to, if it is of the given type.
  @_disfavoredOverload
  public func bindedModel<Model: AnyObject>() -> Model? { boundModel(as: Model.self) }

  /// The model that the view is bound to, if it is of the given type.
  @_disfavoredOverload
  public func boundModel<Model: AnyObject>(as type: Model.Type) -> Model? {
    BoundModel.of(self)?.anyModel as? Model
  }

  /// Shows a view model in the view, as ``ViewModel/apply(into:)`` does.
  @_disfavoredOverload
  public func apply(model: ViewModel<Self>) { model.apply(into: self) }

  /// Sets a view model to what the view shows, as ``ViewModel/map(from:)`` does.
  @_disfavoredOverload
  public func map(to model: ViewModel<Self>) { model.map(from: self) }

  /// Binds the view to a view model, without transferring any values at first.
  @_disfavoredOverload
  public func bind(to model: ViewModel<Self>) { model.bindPair(with: self) }
}
