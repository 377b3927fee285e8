import DeStijl
@testable import Examples
import Testing

/// The screens whose views and states follow each other, driven as a user would.
@MainActor
struct BindingScreenTests {
  private func labels(in view: UIView) -> [String] {
    view.subviews.flatMap { subview in
      (subview as? UILabel).map { [$0.text ?? ""] } ?? labels(in: subview)
    }
  }

  @Test func typedTextIsShownAndTapsAreCounted() throws {
    let screen = try #require(Catalogue.screen(named: "binding-typing"))
    guard case .view(let page) = screen.body else {
      return #expect(Bool(false), "it is a view")
    }
    let steps = page.subviews.compactMap { $0 as? TypingView }
    let typed = "typed: Broadway Boogie Woogie"
    let shown = steps.map { step in
      step.subviews.compactMap { ($0 as? UILabel)?.text }
    }
    #expect(
      shown == [
        ["TOP LABEL", "MIDDLE LABEL"], [typed, "new: \(typed), old: null"],
        ["click count: 1", "new: click count: 1, old: \(typed)"],
      ])
  }

  @Test func formIsValidOnceAllFieldsAre() throws {
    let form = FormView()
    let window = Headless.host(form)
    window.layoutIfNeeded()
    let fields = form.subviews.compactMap { $0 as? UITextField }
    let agreement = try #require(form.subviews.compactMap { $0 as? UISwitch }.first)
    func mistake() -> String? {
      #expect(form.sendButton.isEnabled == form.isValid && form.isValid == (form.mistake == nil))
      return form.mistake
    }
    #expect(fields.map(\.text) == ["", "18"] && mistake() == "The name is too short.")
    Headless.tap(fields[0])
    Headless.type("Piet Mondrian")
    #expect(form.name == "Piet Mondrian" && mistake() == "Please agree.")
    form.age = 7
    #expect(fields[1].text == "7" && mistake() == "Come back in 11 years.")
    #expect(labels(in: form).contains("Come back in 11 years."))
    Headless.tap(fields[1])
    Headless.type("1")
    #expect(form.age == 71 && mistake() == "Please agree.")
    Headless.tap(agreement)
    #expect(form.isAgreed && mistake() == nil && form.sendButton.isEnabled)
    fields[1].text = "many"
    #expect(form.age == 71, "what is no number leaves the state as it is")
  }
}
