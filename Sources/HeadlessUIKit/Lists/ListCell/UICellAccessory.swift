import Foundation

/// An accessory beside the content of a list cell.
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The width reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard, custom(CGFloat)
  }

  public enum AccessoryType: Hashable {
    case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure
    case popUpMenu, label, detail
    case customView(UIView)
  }

  /// The side of an accessory, when it is shown, and its position among the others.
  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before accessories of the same kind; without any, before all others.
    public static func position(before accessory: UICellAccessory) -> Position {
      { all in all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// After accessories of the same kind; without any, after all others.
    public static func position(after accessory: UICellAccessory) -> Position {
      { all in
        all.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count
      }
    }
  }

  public typealias ActionHandler = () -> Void

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let look: Look
  /// Whether a system accessory is leading; nil for an app's own.
  let isLeading: Bool?
  var placement: Placement?
  var action: ActionHandler?
  var text: String?

  /// The options that all kinds share.
  struct Look {
    var isHidden: Bool?
    var width: LayoutDimension?
    var tintColor: UIColor?
    var font: UIFont?
    var scalesFont = true
    var keepsSize = true
    var outlineStyle: OutlineDisclosureOptions.Style?
  }

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ look: Look, isLeading: Bool? = false,
    action: ActionHandler? = nil
  ) {
    accessoryType = type
    (self.displayed, self.look, self.isLeading, self.action) = (displayed, look, isLeading, action)
  }

  func isShown(whileEditing: Bool) -> Bool {
    guard look.isHidden != true else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return whileEditing
    case .whenNotEditing: return !whileEditing
    }
  }

  /// The order of system accessories, in a left-to-right layout.
  var rank: Int {
    switch accessoryType {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .label: 3
    case .popUpMenu: 4
    case .detail: 5
    case .checkmark: 6
    case .disclosureIndicator: 7
    case .outlineDisclosure: 8
    case .reorder: 9
    case .customView: 10
    }
  }

  /// Returns the accessories shown on a side, in the order of a left-to-right layout.
  static func shown(
    _ all: [UICellAccessory], isLeading: Bool, whileEditing: Bool
  ) -> [UICellAccessory] {
    let shown = all.filter { $0.isShown(whileEditing: whileEditing) }
    var ordered = shown.filter { $0.isLeading == isLeading }.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
    for accessory in shown {
      let position: Placement.Position
      switch accessory.placement {
      case .leading(_, let at) where isLeading: position = at
      case .trailing(_, let at) where !isLeading: position = at
      default: continue
      }
      ordered.insert(accessory, at: min(max(0, position(ordered)), ordered.count))
    }
    return ordered
  }
}
