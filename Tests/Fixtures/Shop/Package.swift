// swift-tools-version: 6.2
import PackageDescription

// A package with screens, their test and a target that makes pictures of them, as described on the
// pages "Testing a screen on Linux" and "Your own screens".
let package = Package(
  name: "Shop",
  platforms: [.iOS(.v15), .macOS(.v13)],
  dependencies: [.package(name: "DeStijl", path: "../../..")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "DeStijl", package: "DeStijl")]),
    // Package.swift
    .executableTarget(
      name: "Pictures",
      dependencies: ["Shop", .product(name: "Gallery", package: "DeStijl")]),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", .product(name: "LayoutTesting", package: "DeStijl")]),
  ]
)
