import Testing

@MainActor
struct DialogSuite {
  @Test func theTitleIsAboveTheMessage() throws { try assertDialog() }

  @Test func theButtonIsLargeEnough() throws { try assertDialogWithUIKit() }

  @Test func theNoticeIsAsItWas() throws { try assertNotice() }

  @Test func nothingIsMistaken() throws { try assertMistake() }
}
