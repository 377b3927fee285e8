// What macOS has of its own, and nothing of which HeadlessGraphics may look into.
public final class CGColorSpace {}
public final class CGContext {}
public final class CGImage {}
