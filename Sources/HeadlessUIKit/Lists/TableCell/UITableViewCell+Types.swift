import Foundation

extension UITableViewCell {
  /// Which texts a cell has, and where.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// What is at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Whether a cell looks selected; the colours are all the same by now.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// How far a cell is being dragged.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// The control that a cell has while its table is edited.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// Whether there are lines between cells; etched ones look like single ones.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched, doubleLineEtched
  }

  /// What a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
