#if os(iOS) || os(tvOS) || os(visionOS)
  import Foundation

  extension ChainableControl where Self: UIControl {
    /// Has an object do something at events, as `addTarget` does. It is not kept alive.
    ///
    /// - Parameters:
    ///   - target: The object; nil for the first in the chain of responders that can.
    ///   - action: What it does.
    ///   - events: When.
    @discardableResult @_disfavoredOverload
    public func target(_ target: Any?, action: Selector, for events: UIControl.Event) -> Self {
      addTarget(target, action: action, for: events)
      return self
    }
  }

  extension ControlActor {
    /// A method that a control calls. The object is not kept alive.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - selector: The method.
    ///   - event: When.
    public init(
      _ target: NSObject, selector: Selector, event: UIControl.Event = .primaryActionTriggered
    ) {
      let reference = WeakReference(target)
      self.init { control in
        // No target would stand for whoever responds, which is another thing.
        guard let target = reference.object else { return {} }
        control.addTarget(target, action: selector, for: event)
        return { [weak control] in
          guard let target = reference.object else { return }
          control?.removeTarget(target, action: selector, for: event)
        }
      }
    }
  }

  extension NSObjectProtocol where Self: NSObject {
    /// A method of the object that a control calls: `.target(self.target(#selector(login)))`.
    ///
    /// - Parameters:
    ///   - selector: The method.
    ///   - event: When.
    @_disfavoredOverload
    public func target(
      _ selector: Selector, event: UIControl.Event = .primaryActionTriggered
    ) -> ControlActor {
      ControlActor(self, selector: selector, event: event)
    }
  }
#endif
