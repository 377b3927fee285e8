import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct TraitsTests {
  private final class Witness: UIView {
    var changes = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      changes += 1
    }
  }

  @Test func viewsInheritTheTraitsOfTheirWindow() {
    let view = UIView()
    let window = Headless.host(
      view,
      in: Headless.Environment(
        device: .iPadAir11, layoutDirection: .rightToLeft, userInterfaceStyle: .dark,
        contentSizeCategory: .accessibilityLarge))
    let traits = view.traitCollection
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    withExtendedLifetime(window) {}
  }

  @Test func directionTraitMirrorsAnExistingLayout() {
    let root = UIView()
    let box = root.adding(Box(10, 10))
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3).activated()
    root.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 3)
    let window = Headless.host(root, in: Headless.Environment(layoutDirection: .rightToLeft))
    #expect(box.frame.minX == 380)
    withExtendedLifetime(window) {}
  }

  @Test func styleCanBeOverriddenForASubtree() {
    let (root, child) = (UIView(), Witness())
    root.addSubview(child)
    let before = child.changes
    root.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.changes == before + 1)
    root.overrideUserInterfaceStyle = .unspecified
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test func playbackAndSpatialNeverFlip() {
    let cases: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
      (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (attribute, direction) in cases {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == direction)
    }
  }

  @Test func semanticAttributesAreNotInherited() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func lastCollectionWins() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 2)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(traits == UITraitCollection(traitsFrom: [traits]))
  }

  @Test func currentTraitsAreRestored() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let before = UITraitCollection.current
    dark.performAsCurrent { #expect(UITraitCollection.current == dark) }
    #expect(UITraitCollection.current == before)
  }

  @Test func sizeCategoriesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func unspecifiedTraitsAddNothing() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    for nothing in [
      UITraitCollection(userInterfaceStyle: .unspecified), UITraitCollection(displayScale: 0),
      UITraitCollection(preferredContentSizeCategory: .unspecified),
      UITraitCollection { $0.userInterfaceStyle = .unspecified },
    ] {
      #expect(nothing == UITraitCollection() && dark.containsTraits(in: nothing))
      #expect(UITraitCollection(traitsFrom: [dark, nothing]) == dark)
    }
    let undone = dark.modifyingTraits { $0.userInterfaceStyle = .unspecified }
    #expect(undone == UITraitCollection())
  }

  /// Views outside of windows don't hear of changes of the device. A view that is added to them
  /// then has newer traits than they have.
  @Test func viewsAddedOutsideWindowFollowTheirNextWindow() {
    let region = Headless.Region(
      calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en_US"),
      date: Date(timeIntervalSince1970: 0))
    let environment = Headless.Environment(userInterfaceStyle: .dark)
    let dark = Headless.World(environment, region)
    let (root, page, card, badge) = (UIView(), UIView(), Witness(), Witness())
    page.addSubview(card)
    let window = dark.run {
      let window = Headless.host(root, in: environment)
      root.addSubview(page)
      page.removeFromSuperview()
      return window
    }
    #expect(page.traitCollection.userInterfaceStyle == .light)
    card.addSubview(badge)
    dark.run { root.addSubview(page) }
    #expect(badge.traitCollection.userInterfaceStyle == .dark)
    #expect(badge.changes == 1)
    #expect(card.changes == 3)
    withExtendedLifetime(window) {}
  }
}
