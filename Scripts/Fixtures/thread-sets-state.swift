import DeStijl

final class Search: @unchecked Sendable {
  @ViewState var phrase: String?

  func finish() {
    Task.detached {
      self.phrase = "found"  // error: main actor-isolated property 'phrase' can not be mutated
    }
  }
}
