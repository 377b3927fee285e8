import Foundation

@testable import HeadlessUIKit

/// An edit of a ``RandomLayout``.
enum LayoutEdit {
  case toggle(link: Int)
  case constant(CGFloat, link: Int)
  case priority(Float, link: Int)
  case rootWidth(CGFloat)
  case hide(Int)
  case turn(Int)
  case size(CGSize, of: Int)
  case text(String, of: Int)
  case font(CGFloat, of: Int)
  case lines(Int, of: Int)
  case stack(RandomLayout.StackStyle, of: Int)
  case customSpacing(CGFloat?, after: Int)
  case offset(CGPoint, of: Int)
  case hugging(Float, of: Int)
  case margin(CGFloat, of: Int)
  /// Moves to a place among the subviews or the arranged views.
  case move(Int, to: Int, at: Int, isRemovedFirst: Bool)
  /// The view is no longer arranged, but stays a subview.
  case disarrange(Int)
  /// Lays out between edits.
  case layout

  /// Returns a random edit of a layout.
  static func random(
    of layout: RandomLayout, _ generator: inout SeededGenerator
  ) -> LayoutEdit {
    let link = Int.random(in: layout.links.indices, using: &generator)
    let index = Int.random(in: layout.items.indices, using: &generator)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...2: return .toggle(link: link)
    case 3: return .constant(.random(in: -20...60, using: &generator), link: link)
    case 4: return .priority(RandomLayout.priority(&generator), link: link)
    case 5: return .rootWidth(.random(in: 20...300, using: &generator))
    case 6: return .hide(index)
    case 7: return .turn(index)
    case 8, 9: return content(of: index, in: layout, &generator)
    case 10:
      return .customSpacing(RandomLayout.customSpacing(&generator), after: index)
    case 11: return .hugging(RandomLayout.pick([250, 251, 600], &generator), of: index)
    case 12: return .margin(RandomLayout.pick([0, 8, 20], &generator), of: index)
    case 13: return .disarrange(index)
    default:
      return .move(
        index, to: .random(in: -1..<index, using: &generator),
        at: .random(in: 0...3, using: &generator), isRemovedFirst: .random(using: &generator))
    }
  }

  private static func content(
    of index: Int, in layout: RandomLayout, _ generator: inout SeededGenerator
  ) -> LayoutEdit {
    switch layout.items[index].kind {
    case .box: return .size(RandomLayout.size(&generator), of: index)
    case .label:
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return .font(RandomLayout.pick([17, 12, 24], &generator), of: index)
      case 1: return .lines(RandomLayout.pick([0, 1, 2], &generator), of: index)
      default: return .text(RandomLayout.text(&generator), of: index)
      }
    case .stack: return .stack(RandomLayout.stack(&generator), of: index)
    case .scroll: return .offset(RandomLayout.offset(&generator), of: index)
    }
  }
}
