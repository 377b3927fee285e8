import DeStijl

struct LoginScreen: Screen {
  let name = "login"
  let title = "A login form"
  let summary = "The form shown in the README."
  let extent = ScreenExtent.width(320)

  var body: ScreenBody { .view(LoginView()) }
}
