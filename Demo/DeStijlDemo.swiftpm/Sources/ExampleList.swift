import Examples
import SwiftUI

/// All examples by their titles, in a kind of list that exists on iOS 15.
struct ExampleList: View {
  var body: some View {
    NavigationView {
      List(Catalogue.screens, id: \.name) { screen in
        NavigationLink(destination: ExamplePage(screen: screen)) {
          VStack(alignment: .leading) {
            Text(screen.title)
            Text(screen.summary).font(.footnote)
          }
        }
      }
      .navigationTitle("DeStijl")
      Text("Choose an example.")
    }
  }
}
