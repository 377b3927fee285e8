#if os(iOS) || os(tvOS) || os(visionOS)
  import Foundation

  extension ChainableControl where Self: UIControl {
    /// Adds a target and an action for control events, as `addTarget` does. The target isn't
    /// retained.
    ///
    /// - Parameters:
    ///   - target: The target; nil for the first object in the responder chain that responds to the
    ///     action.
    ///   - action: The method to call.
    ///   - events: The events at which the method is called.
    @discardableResult @_disfavoredOverload
    public func target(_ target: Any?, action: Selector, for events: UIControl.Event) -> Self {
      addTarget(target, action: action, for: events)
      return self
    }
  }

  extension ControlActor {
    /// Creates an action that calls a method of an object. The object isn't retained.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - selector: The method to call.
    ///   - event: The event at which the method is called.
    public init(
      _ target: NSObject, selector: Selector, event: UIControl.Event = .primaryActionTriggered
    ) {
      let reference = WeakReference(target)
      self.init { control in
        // A nil target would mean the responder chain, which is something else.
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
    /// Returns an action that calls a method of this object:
    /// `.target(self.target(#selector(login)))`.
    ///
    /// - Parameters:
    ///   - selector: The method to call.
    ///   - event: The event at which the method is called.
    @_disfavoredOverload
    public func target(
      _ selector: Selector, event: UIControl.Event = .primaryActionTriggered
    ) -> ControlActor {
      ControlActor(self, selector: selector, event: event)
    }
  }
#endif
