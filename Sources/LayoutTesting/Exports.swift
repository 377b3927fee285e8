@_exported import LayoutStage
