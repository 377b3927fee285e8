import DeStijl

struct LoginScreen: Screen {
  let name = "login"
  let title = "A login form"
  let summary = "The form that the README shows."
  let extent = ScreenExtent.width(320)

  var body: ScreenBody { .view(LoginView()) }
}
