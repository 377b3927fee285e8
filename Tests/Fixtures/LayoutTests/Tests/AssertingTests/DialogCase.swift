import XCTest

// On Linux, a test on the main actor has to be async.
final class DialogCase: XCTestCase {
  @MainActor
  func testTheTitleIsAboveTheMessage() async throws { try assertDialog() }

  @MainActor
  func testTheButtonIsLargeEnough() async throws { try assertDialogWithUIKit() }

  @MainActor
  func testTheNoticeIsAsItWas() async throws { try assertNotice() }

  @MainActor
  func testNothingIsMistaken() async throws { try assertMistake() }
}
