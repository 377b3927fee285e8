import DeStijl

@MainActor func count(_ style: ViewStyle) -> Int? {
  style.value(.text)  // error: cannot convert
}
