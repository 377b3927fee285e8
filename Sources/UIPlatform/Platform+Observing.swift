#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  extension Platform {
    /// Calls a closure after code has changed a property of a view; changes by the user are
    /// reported by the view's events. The view holds the closure until the hook is canceled.
    ///
    /// UIKit does not promise key-value observation of its properties. It works for properties with
    /// setters of their own, and those that are bound are among these.
    ///
    /// - Returns: The hook; nil for a property whose changes are not observable.
    package static func onChange<Object: UIView, Value>(
      of path: KeyPath<Object, Value>, in object: Object, _ act: @escaping @MainActor () -> Void
    ) -> PropertyHook? {
      // A property that a subclass overrides has another key path with the same name.
      guard let name = path._kvcKeyPathString, observed.contains(name) else { return nil }
      return PropertyHook(
        // Any code may change the property, on any thread: the closure must not check for the main
        // actor itself.
        object.observe(path) { @Sendable _, _ in
          guard Thread.isMainThread else { return }
          MainActor.assumeIsolated(act)
        })
    }

    /// Returns the name of a property; nil if it has none at run time.
    package static func propertyName<Object: UIView>(_ path: PartialKeyPath<Object>) -> String? {
      path._kvcKeyPathString
    }

    private static let observed: Set<String> = [
      "frame", "bounds", "center", "transform", "alpha", "hidden", "backgroundColor",
      "text", "attributedText", "textColor", "font", "image", "highlightedImage",
      "animationImages", "enabled", "selected", "highlighted", "on", "value",
      "selectedSegmentIndex", "selectedScopeButtonIndex", "date", "progress", "currentPage",
      "numberOfPages",
      "contentOffset", "contentSize", "contentInset",
    ]

    /// An observation begun by `onChange`, which can be ended.
    @MainActor
    package final class PropertyHook {
      private let observation: NSKeyValueObservation

      fileprivate init(_ observation: NSKeyValueObservation) { self.observation = observation }

      /// Ends the observation. Further calls have no effect.
      package func cancel() { observation.invalidate() }
    }
  }
#else
  import HeadlessUIKit

  extension Platform {
    /// An observation begun by `onChange`, which can be ended.
    package typealias PropertyHook = Headless.PropertyHook

    /// Calls a closure after code has changed a property of a view; changes by the user are
    /// reported by the view's events. The view holds the closure until the hook is canceled.
    ///
    /// - Returns: The hook; nil for a property whose changes are not observable.
    package static func onChange<Object: UIView, Value>(
      of path: KeyPath<Object, Value>, in object: Object, _ act: @escaping @MainActor () -> Void
    ) -> PropertyHook? {
      Headless.onChange(of: path, in: object, act)
    }

    /// Returns the name of a property; nil if it has none at run time.
    package static func propertyName<Object: UIView>(_ path: PartialKeyPath<Object>) -> String? {
      Headless.propertyName(path)
    }
  }
#endif
