#if os(iOS) || os(tvOS) || os(visionOS)
  @_exported import UIKit

  /// The differences between the platforms.
  @MainActor
  package enum Platform {
    /// Whether the identifiers of constraints and guides are assigned. Whether UIKit's log reads
    /// the property, which a subclass may override, is unknown; so they are assigned, except in
    /// release builds, where that would cost time.
    #if DEBUG
      package static let writesIdentifiers = true
    #else
      package static let writesIdentifiers = false
    #endif

    /// An upper bound for `#available`: code uses the API of newer releases only up to this one. A
    /// test lowers it to run the code for older releases.
    package static var release = Int.max

    /// Whether the main actor's code is running.
    nonisolated package static var isMainActorRunning: Bool { Thread.isMainThread }

    /// Captures the place for deferred work: on UIKit there is only one, so the work just runs.
    package static var place: (_ view: UIView?, _ work: @MainActor () -> Void) -> Void {
      { _, work in work() }
    }

    /// Has no effect: UIKit logs conflicts without a callback. In its log the identifiers of the
    /// constraints name the lines that made them.
    package static func hearOfConflicts(_ take: @escaping @MainActor (ConstraintConflict) -> Bool) {
    }

    /// Has no effect: UIKit has no callback.
    package static func hearOfConcessions(
      _ take: @escaping @MainActor (ConstraintConflict) -> Void
    ) {}

    /// Has no effect: UIKit has no callback.
    package static func watch(_ constraint: NSLayoutConstraint) {}

    /// Returns the insets of a section of a flow layout: the delegate's, otherwise the layout's. On
    /// UIKit the delegate's method is optional.
    package static func sectionInset(
      of section: Int, in collection: UICollectionView, _ layout: UICollectionViewFlowLayout
    ) -> UIEdgeInsets {
      let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
      return delegate?.collectionView?(
        collection, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    }

    /// Returns the height of a row according to the table's delegate; nil if the delegate has none.
    /// On UIKit the method is optional.
    package static func delegatedHeight(of row: IndexPath, in table: UITableView) -> CGFloat? {
      table.delegate?.tableView?(table, heightForRowAt: row)
    }

    /// Calls a closure whenever a recognizer sends its action. The recognizer holds the closure.
    package static func onAction(
      of recognizer: UIGestureRecognizer, _ act: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) {
      let target = GestureTarget(act)
      recognizer.addTarget(target, action: #selector(GestureTarget.fire))
      objc_setAssociatedObject(recognizer, &targetKey, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    @MainActor
    private final class GestureTarget: NSObject {
      private let act: @MainActor (UIGestureRecognizer) -> Void

      init(_ act: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.act = act }

      @objc func fire(_ recognizer: UIGestureRecognizer) { act(recognizer) }
    }

    // Only the addresses of these matter.
    private static var targetKey: UInt8 = 0
    private static var companionKey: UInt8 = 0

    /// Always nil: UIKit does not tell.
    package static var siblingStamp: UInt64? { nil }

    /// Has no effect: on UIKit, guides can change their order only by being removed, which removes
    /// their constraints.
    package static func order(_ guides: [UILayoutGuide], of view: UIView) {}

    /// Returns the item and attribute of an anchor; for a distance, those of its start. UIKit
    /// reveals them only for constraints, so this makes one that is never activated.
    package static func side<Kind>(
      of anchor: NSLayoutAnchor<Kind>
    ) -> (item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
      let probe = anchor.constraint(equalTo: anchor)
      return (probe.firstItem, probe.firstAttribute)
    }

    static func companion(of object: AnyObject) -> AnyObject? {
      objc_getAssociatedObject(object, &companionKey) as AnyObject?
    }

    static func setCompanion(_ companion: AnyObject?, of object: AnyObject) {
      objc_setAssociatedObject(object, &companionKey, companion, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// A view or guide in a constraint. It keeps nothing alive, and is invalid once the view or guide
  /// is gone.
  package struct LayoutEnd {
    private let reference: Unmanaged<AnyObject>

    @MainActor
    package init(_ object: AnyObject) { reference = .passUnretained(object) }

    fileprivate var object: AnyObject { reference.takeUnretainedValue() }
  }

  extension NSLayoutConstraint {
    /// Creates a constraint between two such ends.
    package convenience init(
      _ end: LayoutEnd, _ attribute: Attribute, _ relation: Relation, to other: LayoutEnd?,
      _ otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
      self.init(
        item: end.object, attribute: attribute, relatedBy: relation, toItem: other?.object,
        attribute: otherAttribute, multiplier: multiplier, constant: constant)
    }
  }
#else
  // UIKit exports Foundation, so its replacement has to.
  @_exported import Foundation
  @_exported import HeadlessUIKit

  /// The differences between the platforms.
  @MainActor
  package enum Platform {
    /// Whether the identifiers of constraints and guides are assigned. Headless, they are read
    /// through the property, which a subclass may override, when they are needed; a test has them
    /// assigned as on UIKit.
    package static var writesIdentifiers = false

    /// An upper bound for `#available`, as headless the API of all releases exists: the release of
    /// `Headless.systemVersion`. An unknown release counts as the next older one.
    package static var release: Int {
      get { Headless.systemVersion.rawValue }
      set {
        let known = Headless.SystemVersion.allCases
        Headless.systemVersion = known.first { $0.rawValue <= newValue } ?? .iOS15
      }
    }

    /// Whether the main actor's code is running, which need not be on the main thread.
    nonisolated package static var isMainActorRunning: Bool { MainQueue.isCurrent }

    /// Captures the place for deferred work: the device that is active now, as a program with
    /// stages has several, or else that of the view's window at that time.
    package static var place: (_ view: UIView?, _ work: @MainActor () -> Void) -> Void {
      let world = Headless.World.current
      return { [weak world] view, work in
        Headless.World.run(in: world, orAround: view, work)
      }
    }

    /// Reports conflicts: each one when it begins, and again whenever it recurs.
    ///
    /// - Parameter take: Receives a conflict; if it returns false, the conflict is logged as on
    ///   UIKit.
    package static func hearOfConflicts(_ take: @escaping @MainActor (ConstraintConflict) -> Bool) {
      Headless.conflictHandler = { conflict in
        take(
          ConstraintConflict(
            constraints: conflict.constraints, systemConstraints: conflict.systemConstraints,
            broken: conflict.broken))
      }
    }

    /// Reports watched constraints that don't hold, with the constraints that they yield to: the
    /// smallest set that can't hold with the constraint, with the same or higher priorities.
    package static func hearOfConcessions(
      _ take: @escaping @MainActor (ConstraintConflict) -> Void
    ) {
      Headless.concessionHandler = { conflict in
        take(
          ConstraintConflict(
            constraints: conflict.constraints, systemConstraints: conflict.systemConstraints,
            broken: conflict.broken))
      }
    }

    /// Reports once if an active constraint does not hold after the first layout in a view that has
    /// a size.
    package static func watch(_ constraint: NSLayoutConstraint) { Headless.watch(constraint) }

    /// Returns the insets of a section of a flow layout: the delegate's, otherwise the layout's. On
    /// UIKit the delegate's method is optional.
    package static func sectionInset(
      of section: Int, in collection: UICollectionView, _ layout: UICollectionViewFlowLayout
    ) -> UIEdgeInsets {
      let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
      return delegate?.collectionView(
        collection, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    }

    /// Returns the height of a row according to the table's delegate; nil if the delegate has none.
    /// On UIKit the method is optional.
    package static func delegatedHeight(of row: IndexPath, in table: UITableView) -> CGFloat? {
      table.delegate?.tableView(table, heightForRowAt: row)
    }

    /// Calls a closure whenever a recognizer would send its action. The recognizer holds the
    /// closure.
    package static func onAction(
      of recognizer: UIGestureRecognizer, _ act: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) {
      Headless.onAction(of: recognizer, act)
    }

    /// A number that changes whenever views or guides may have changed their order among siblings
    /// or their names, except for those added after all others; nil if it is unknown.
    package static var siblingStamp: UInt64? { Headless.siblingStamp }

    /// Orders guides of a view; the order determines which of several constraints is broken.
    package static func order(_ guides: [UILayoutGuide], of view: UIView) { view.order(guides) }

    /// Returns the item and attribute of an anchor; for a distance, those of its start.
    package static func side<Kind>(
      of anchor: NSLayoutAnchor<Kind>
    ) -> (item: AnyObject?, attribute: NSLayoutConstraint.Attribute) { anchor.side }

    static func companion(of object: AnyObject) -> AnyObject? {
      if let responder = object as? UIResponder { return responder.companion }
      return (object as? UILayoutGuide)?.companion
    }

    static func setCompanion(_ companion: AnyObject?, of object: AnyObject) {
      if let responder = object as? UIResponder {
        responder.companion = companion
      } else {
        (object as? UILayoutGuide)?.companion = companion
      }
    }
  }
#endif
