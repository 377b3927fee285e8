// Types that macOS itself has, which HeadlessGraphics may not access.
public final class CGColorSpace {}
public final class CGContext {}
public final class CGImage {}
