import ObjectGraph

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofViews = Vocabulary(
    names: [
      "UIResponder.associated": "associatedObjects",
      "UIView.subviewList": "subviews",
      "UIView.kept": "",
      "ViewStorageBox.values": "",
      "ViewStorage.safeAreaGuide": "safeAreaLayoutGuide",
      "ViewStorage.marginsGuide": "layoutMarginsGuide",
      "UIView.superviewReference": "superview",
      "UIView.windowReference": "window",
      "UIView.controllerReference": "next",
    ],
    carriers: ["ViewStorageBox"],
    notes: [
      "subviews": .link,
      "layer": .link,
      "animation": .link,
      "associatedObjects": .mistake("remove the associated object"),
      "CAAnimation.delegate": .mistake("remove the animation, which keeps its delegate"),
    ])
}
