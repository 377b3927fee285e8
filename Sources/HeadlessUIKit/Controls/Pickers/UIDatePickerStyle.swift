/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
