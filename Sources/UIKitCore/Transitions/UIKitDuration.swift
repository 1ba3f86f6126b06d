/// How long UIKit's animated transitions take, in virtual time. Without animation they take none.
public enum UIKitDuration {
  /// A push or a pop: 0.35 s (observed).
  public static let navigation = Duration.milliseconds(350)

  /// A presentation or a dismissal: 0.5 s (observed; it differs a little between styles and versions).
  public static let modal = Duration.milliseconds(500)

  /// A rotation: 0.3 s (observed; longer on larger devices).
  public static let rotation = Duration.milliseconds(300)
}
