import Foundation
import HeadlessUIKit
import Testing

struct SpringTests {
  @Test(arguments: [-0.4, 0, 0.3, 0.9])
  func springHasThePerceptualDurationAndTheBounceItWasMadeFrom(bounce: CGFloat) {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)

    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(spring.bounce - bounce) < 1e-9)
    #expect(spring.mass == 1)
  }
}
