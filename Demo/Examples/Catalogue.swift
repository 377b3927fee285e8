/// All pages of the demo, in the order in which it shows them.
public enum Catalogue {
  public static let screens: [any Screen] = [
    MondrianScreen(), MondrianDemoScreen(), NeonGridScreen(),
    VStackAlignmentScreen(), VStackSpacersScreen(), VStackGuidesScreen(),
    HStackAlignmentScreen(), HStackSpacingScreen(), HStackOneElementScreen(), JustifyScreen(),
    DistributionScreen(), VGridScreen(), FlowScreen(), ReflowScreen(), VScrollScreen(),
    HScrollScreen(), LayoutManagerScreen(), ComparisonScreen(),
    ZStackAlignSelfScreen(), ZStackMinimumPaddingScreen(), ZStackLayersScreen(),
    SizingScreen(), BackgroundScreen(), OverlayScreen(), RelativeScreen(), PaddingScreen(),
    ClassicBoxesScreen(), ClassicLabelsScreen(), ClassicCenterScreen(), ClassicEdgesScreen(),
    FirstStepsScreen(), ProfileScreen(), RestaurantScreen(),
    SafeAreaScreen(), CustomSafeAreaScreen(), ExpandingLayersScreen(), BottomButtonsScreen(),
    InstagramPostScreen(), LoginScreen(),
    ViewControllerScreen(), ControlsScreen(), BarsScreen(),
    StyledStacksScreen(), StyledLabelsScreen(), StyledLoginScreen(), StyledMixScreen(),
    ThemeScreen(), TypingScreen(), FormScreen(), HeroesScreen(), TourScreen(), ChatScreen(),
    SettingsScreen(),
  ]

  /// The page of that name.
  public static func screen(named name: String) -> (any Screen)? {
    screens.first { $0.name == name }
  }
}
