// swift-tools-version: 5.9
import PackageDescription

// An app in the manner of real ones, in Swift 5 mode, whose files import UIKit and say nothing of where they run.
let headless = Target.Dependency.product(name: "UIKitOnLinux", package: "DeStijl")

let package = Package(
  name: "App",
  platforms: [.iOS(.v15)],
  products: [.library(name: "App", targets: ["App"])],
  dependencies: [.package(name: "DeStijl", path: "../../..")],
  targets: [
    .target(name: "App", dependencies: [headless]),
    .testTarget(name: "AppTests", dependencies: ["App", headless]),
    .testTarget(name: "AppScreenTests", dependencies: ["App", headless]),
  ]
)
