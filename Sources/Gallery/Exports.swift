@_exported import LayoutStage
@_exported import Previews
