import Foundation

extension UITableViewCell {
  /// The number and positions of a cell's texts.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The accessory at the trailing end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Whether a cell looks selected; all colors are the same by now.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The drag state of a cell.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// The control of a cell while its table is edited.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// Whether there are separators; etched ones look like single ones.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched, doubleLineEtched
  }

  /// The parts that a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
