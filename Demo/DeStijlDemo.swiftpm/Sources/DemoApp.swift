import SwiftUI

/// The examples as an app, which has never been opened in Xcode.
@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { ExampleList() }
  }
}
