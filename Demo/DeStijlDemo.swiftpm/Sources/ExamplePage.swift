import DeStijl
import Examples
import SwiftUI

/// An example, with switches for the direction of reading and the size of text.
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
      // Another one is made anew, as fonts are those of the size of text that it is made with.
      .id("\(readsFromRight) \(hasLargeText)")
    }
    .padding(8)
    .navigationTitle(screen.title)
  }
}
