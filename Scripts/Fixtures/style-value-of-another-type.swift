import DeStijl

@MainActor func count(_ style: ViewStyle) -> Int? {
  style.value(.text)  // error: requires the types 'Int' and 'String' be equivalent
}
