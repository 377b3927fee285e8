import DeStijl
import Examples
import SwiftUI

/// An example, with switches for the reading direction and the text size.
struct ExamplePage: View {
  let screen: any Examples.Screen
  @State private var readsFromRight = false
  @State private var hasLargeText = false

  var body: some View {
    VStack(spacing: 8) {
      Toggle("Right to left", isOn: $readsFromRight)
      Toggle("Large text", isOn: $hasLargeText)
      screen.preview(
        textSize: hasLargeText ? .accessibilityExtraLarge : .large,
        direction: readsFromRight ? .rightToLeft : .leftToRight
      )
      // Each change makes the example anew, as its fonts have the text size that it was made with.
      .id("\(readsFromRight) \(hasLargeText)")
    }
    .padding(8)
    .navigationTitle(screen.title)
  }
}
