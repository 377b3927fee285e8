#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  extension Platform {
    /// Calls back after code has changed a property of a view; of what the user does, the events of the
    /// view tell. The view holds the closure until the hook is cancelled.
    ///
    /// UIKit does not promise to report changes of its properties to observers. It does so for those
    /// that are set by a setter of their own, of which these are the ones that are bound.
    ///
    /// - Returns: What ends it; nil for a property whose changes nobody reports.
    package static func onChange<Object: UIView, Value>(
      of path: KeyPath<Object, Value>, in object: Object, _ act: @escaping @MainActor () -> Void
    ) -> PropertyHook? {
      // A property that a subclass overrides is another key path of the same name.
      guard let name = path._kvcKeyPathString, observed.contains(name) else { return nil }
      return PropertyHook(
        object.observe(path) { _, _ in
          guard Thread.isMainThread else { return }
          MainActor.assumeIsolated(act)
        })
    }

    /// The name of a property; nil for one that has none at run time.
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

    /// Ends what was begun with `onChange`.
    @MainActor
    package final class PropertyHook {
      private let observation: NSKeyValueObservation

      fileprivate init(_ observation: NSKeyValueObservation) { self.observation = observation }

      /// Ends it. Doing it again does nothing.
      package func cancel() { observation.invalidate() }
    }
  }
#else
  import HeadlessUIKit

  extension Platform {
    /// Ends what was begun with `onChange`.
    package typealias PropertyHook = Headless.PropertyHook

    /// Calls back after code has changed a property of a view; of what the user does, the events of the
    /// view tell. The view holds the closure until the hook is cancelled.
    ///
    /// - Returns: What ends it; nil for a property whose changes nobody reports.
    package static func onChange<Object: UIView, Value>(
      of path: KeyPath<Object, Value>, in object: Object, _ act: @escaping @MainActor () -> Void
    ) -> PropertyHook? {
      Headless.onChange(of: path, in: object, act)
    }

    /// The name of a property; nil for one that has none at run time.
    package static func propertyName<Object: UIView>(_ path: PartialKeyPath<Object>) -> String? {
      Headless.propertyName(path)
    }
  }
#endif
