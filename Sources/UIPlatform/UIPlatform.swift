#if os(iOS) || os(tvOS) || os(visionOS)
  @_exported import UIKit

  /// What differs between the platforms.
  @MainActor
  package enum Platform {
    /// Whether the names of constraints and guides are written into them. It is not known of UIKit whether its log
    /// reads the property, which a subclass may override: so they are, but for builds for release, where that
    /// would cost time.
    #if DEBUG
      package static let writesIdentifiers = true
    #else
      package static let writesIdentifiers = false
    #endif

    /// The release up to which there is what `#available` says: a test lowers it to see what is done
    /// on older ones.
    package static var release = Int.max

    /// Whether the main actor's code is running.
    nonisolated package static var isMainActorRunning: Bool { Thread.isMainThread }

    /// What does something later where it belongs: there is one place only.
    package static var place: (_ view: UIView?, _ work: @MainActor () -> Void) -> Void {
      { _, work in work() }
    }

    /// Has no effect: UIKit writes conflicts to its log and tells nobody. There the names of the
    /// constraints say which lines have made them.
    package static func hearOfConflicts(_ take: @escaping @MainActor (ConstraintConflict) -> Bool) {
    }

    /// Has no effect, either.
    package static func hearOfConcessions(
      _ take: @escaping @MainActor (ConstraintConflict) -> Void
    ) {}

    /// Has no effect, since nobody tells.
    package static func watch(_ constraint: NSLayoutConstraint) {}

    /// The insets of a section of a flow layout: what the delegate says, or else the layout. UIKit's
    /// delegates need not have the method.
    package static func sectionInset(
      of section: Int, in collection: UICollectionView, _ layout: UICollectionViewFlowLayout
    ) -> UIEdgeInsets {
      let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
      return delegate?.collectionView?(
        collection, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    }

    /// What the delegate of a table says of the height of a row; nil if it says nothing. UIKit's
    /// delegates need not have the method.
    package static func delegatedHeight(of row: IndexPath, in table: UITableView) -> CGFloat? {
      table.delegate?.tableView?(table, heightForRowAt: row)
    }

    /// Calls back whenever a recognizer sends its action. The recognizer holds the closure.
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

    // Only their addresses are of interest.
    private static var targetKey: UInt8 = 0
    private static var companionKey: UInt8 = 0

    /// Always nil: UIKit doesn't say.
    package static var siblingStamp: UInt64? { nil }

    /// Has no effect: guides can't change places there but by leaving, which takes their constraints.
    package static func order(_ guides: [UILayoutGuide], of view: UIView) {}

    /// The item and the attribute of an anchor; of a distance, where it begins. UIKit lets one ask a constraint
    /// what it relates, but not an anchor: this one is never active.
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

  /// What a constraint relates. It keeps nothing alive, and is of no use when the view or the guide is gone.
  package struct LayoutEnd {
    private let reference: Unmanaged<AnyObject>

    @MainActor
    package init(_ object: AnyObject) { reference = .passUnretained(object) }

    fileprivate var object: AnyObject { reference.takeUnretainedValue() }
  }

  extension NSLayoutConstraint {
    /// A constraint between ends that have been looked up.
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
  // UIKit brings Foundation along; so must what stands in for it.
  @_exported import Foundation
  @_exported import HeadlessUIKit

  /// What differs between the platforms.
  @MainActor
  package enum Platform {
    /// Whether the names of constraints and guides are written into them. Here they are read through the property,
    /// which a subclass may override, wherever they are needed; a test has them written as UIKit's are.
    package static var writesIdentifiers = false

    /// The release up to which there is what `#available` says, which is everything here: that of
    /// `Headless.systemVersion`. A release that is not known is the next older one.
    package static var release: Int {
      get { Headless.systemVersion.rawValue }
      set {
        let known = Headless.SystemVersion.allCases
        Headless.systemVersion = known.first { $0.rawValue <= newValue } ?? .iOS15
      }
    }

    /// Whether the main actor's code is running, which need not be on the main thread.
    nonisolated package static var isMainActorRunning: Bool { MainQueue.isCurrent }

    /// What does something later where it belongs: on the device that is at work now, of which a program with
    /// stages has several, or else on that of the window that a view is in by then.
    package static var place: (_ view: UIView?, _ work: @MainActor () -> Void) -> Void {
      let world = Headless.World.current
      return { [weak world] view, work in
        Headless.World.run(in: world, orAround: view, work)
      }
    }

    /// Has conflicts told: each once when it begins, and once more whenever it comes back.
    ///
    /// - Parameter take: Takes a conflict; if it returns false, the conflict is logged as UIKit does.
    package static func hearOfConflicts(_ take: @escaping @MainActor (ConstraintConflict) -> Bool) {
      Headless.conflictHandler = { conflict in
        take(
          ConstraintConflict(
            constraints: conflict.constraints, systemConstraints: conflict.systemConstraints,
            broken: conflict.broken))
      }
    }

    /// Has it told when a constraint that is watched is not kept, and what it yields to: the smallest
    /// set that can't hold with it, of constraints that matter as much or more.
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

    /// Has it told once if a constraint in force is not kept, after the first layout in a view that
    /// has a size.
    package static func watch(_ constraint: NSLayoutConstraint) { Headless.watch(constraint) }

    /// The insets of a section of a flow layout: what the delegate says, or else the layout. UIKit's
    /// delegates need not have the method.
    package static func sectionInset(
      of section: Int, in collection: UICollectionView, _ layout: UICollectionViewFlowLayout
    ) -> UIEdgeInsets {
      let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
      return delegate?.collectionView(
        collection, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    }

    /// What the delegate of a table says of the height of a row; nil if it says nothing. UIKit's
    /// delegates need not have the method.
    package static func delegatedHeight(of row: IndexPath, in table: UITableView) -> CGFloat? {
      table.delegate?.tableView(table, heightForRowAt: row)
    }

    /// Calls back whenever a recognizer would send its action. The recognizer holds the closure.
    package static func onAction(
      of recognizer: UIGestureRecognizer, _ act: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) {
      Headless.onAction(of: recognizer, act)
    }

    /// Another number whenever views or guides may have other places among their siblings, or other names, but
    /// for those that have come after all others; nil where nobody knows.
    package static var siblingStamp: UInt64? { Headless.siblingStamp }

    /// Puts guides of a view in an order; which of several constraints gives way depends on it.
    package static func order(_ guides: [UILayoutGuide], of view: UIView) { view.order(guides) }

    /// The item and the attribute of an anchor; of a distance, where it begins.
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
