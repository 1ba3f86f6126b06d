/// Which keyboard comes.
public enum UIKeyboardType: Int, Sendable {
  /// The one for that purpose.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As all, dark, or light.
  case `default`, dark, light
}

/// The words on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The word for that purpose.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None, the first of words, the first of sentences, or all.
  case none, words, sentences, allCharacters
}

/// Whether mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual, no, or yes.
  case `default`, no, yes
}

/// Whether mistakes are shown.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual, no, or yes.
  case `default`, no, yes
}

/// What is typed, for what the system knows to fill in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The type of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A name to sign in by.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A place on the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A code of a town.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
}
