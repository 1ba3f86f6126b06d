import Testing
import UIKit

extension UIColor {
  fileprivate static let brand = UIColor(hex: 0xFF8000)

  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}

@Suite @MainActor struct ValueTests {
  @Test func `colours are equal by their components`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor(named: "Accent") == UIColor(named: "Accent"))
    #expect(UIColor(named: "Accent") != UIColor(named: "Ground"))
    #expect(UIColor.systemBlue != UIColor(hex: 0x007AFF), "it has a dark side")
    #expect(UIColor.brand.cgColor.components?.first == 1)
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
  }

  @Test func `a dynamic colour follows the style`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.cgColor == UIColor.black.cgColor)
    #expect(
      UIColor.systemBackground.resolvedColor(with: dark)
        == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func `components are read into variables`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 1])
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect([hue, saturation, brightness] == [2 / 3, 1, 1])
  }

  @Test func `pictures of one name are equal`() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    #expect(UIImage(named: "Logo") == UIImage(named: "Logo"))
    #expect(UIImage(named: "star") != UIImage(systemName: "star"))
    #expect(
      UIImage(systemName: "star") != UIImage(systemName: "star", withConfiguration: configuration))
    let tinted = UIImage(named: "Logo")?.withTintColor(.red).withRenderingMode(.alwaysOriginal)
    #expect(tinted == UIImage(named: "Logo")?.withTintColor(.red, renderingMode: .alwaysOriginal))
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data([1]))?.pngData() == Data([1]))
  }

  @Test func `fonts are equal by their values`() {
    #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
    let descriptor = UIFont.systemFont(ofSize: 10).fontDescriptor.withSymbolicTraits(.traitItalic)
    #expect(descriptor.map { UIFont(descriptor: $0, size: 0) } == .italicSystemFont(ofSize: 10))
  }

  @Test func `text has attributes of UIKit's names`() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    let text = NSAttributedString(
      string: "Sign in",
      attributes: [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red,
        .paragraphStyle: paragraph, .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .red)
  }

  @Test func `transforms compose in the order of the calls`() {
    let transform = CGAffineTransform.identity.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    let around = CGRect(x: 0, y: 0, width: 4, height: 2)
      .applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(around == CGRect(x: -4, y: 0, width: 4, height: 2))
  }
}
