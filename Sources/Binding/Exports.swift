@_exported import ClassicLayout
@_exported import Styling
