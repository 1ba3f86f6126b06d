// swift-format-ignore-file
// Written from Tests/Surface/members.txt by `WRITE_SURFACE=1 swift test --filter SurfaceTests`.
import UIKit

private final class OwnCADisplayLink: CADisplayLink {
  override func add(to p0: RunLoop, forMode p1: RunLoop.Mode) -> Void { super.add(to: p0, forMode: p1) }
  override func invalidate() -> Void { super.invalidate() }
}

private final class OwnCALayer: CALayer {
  override func addSublayer(_ p0: CALayer) -> Void { super.addSublayer(p0) }
  override func insertSublayer(_ p0: CALayer, at p1: UInt32) -> Void { super.insertSublayer(p0, at: p1) }
  override func removeFromSuperlayer() -> Void { super.removeFromSuperlayer() }
}

private final class OwnUIActivityIndicatorView: UIActivityIndicatorView {
  override func startAnimating() -> Void { super.startAnimating() }
  override func stopAnimating() -> Void { super.stopAnimating() }
}

private final class OwnUIAlertController: UIAlertController {
  override func addAction(_ p0: UIAlertAction) -> Void { super.addAction(p0) }
}

private final class OwnUIBezierPath: UIBezierPath {
  override func addLine(to p0: CGPoint) -> Void { super.addLine(to: p0) }
  override func close() -> Void { super.close() }
  override func fill() -> Void { super.fill() }
  override func move(to p0: CGPoint) -> Void { super.move(to: p0) }
}

private final class OwnUIButton: UIButton {
  override func setBackgroundImage(_ p0: UIImage?, for p1: UIControl.State) -> Void { super.setBackgroundImage(p0, for: p1) }
  override func setImage(_ p0: UIImage?, for p1: UIControl.State) -> Void { super.setImage(p0, for: p1) }
  override func setTitle(_ p0: String?, for p1: UIControl.State) -> Void { super.setTitle(p0, for: p1) }
  override func setTitleColor(_ p0: UIColor?, for p1: UIControl.State) -> Void { super.setTitleColor(p0, for: p1) }
  override func title(for p0: UIControl.State) -> String? { super.title(for: p0) }
}

private final class OwnUICollectionReusableView: UICollectionReusableView {
  override func apply(_ p0: UICollectionViewLayoutAttributes) -> Void { super.apply(p0) }
  override func preferredLayoutAttributesFitting(_ p0: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(p0) }
}

private final class OwnUICollectionView: UICollectionView {
  override func cellForItem(at p0: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: p0) }
  override func deleteSections(_ p0: IndexSet) -> Void { super.deleteSections(p0) }
  override func indexPathsForVisibleSupplementaryElements(ofKind p0: String) -> [IndexPath] { super.indexPathsForVisibleSupplementaryElements(ofKind: p0) }
  override func insertSections(_ p0: IndexSet) -> Void { super.insertSections(p0) }
  override func moveSection(_ p0: Int, toSection p1: Int) -> Void { super.moveSection(p0, toSection: p1) }
  override func numberOfItems(inSection p0: Int) -> Int { super.numberOfItems(inSection: p0) }
  override func supplementaryView(forElementKind p0: String, at p1: IndexPath) -> UICollectionReusableView? { super.supplementaryView(forElementKind: p0, at: p1) }
  override func visibleSupplementaryViews(ofKind p0: String) -> [UICollectionReusableView] { super.visibleSupplementaryViews(ofKind: p0) }
}

private final class OwnUICollectionViewCell: UICollectionViewCell {
  override func updateConfiguration(using p0: UICellConfigurationState) -> Void { super.updateConfiguration(using: p0) }
}

private final class OwnUICollectionViewController: UICollectionViewController {
  override func collectionView(_ p0: UICollectionView, cellForItemAt p1: IndexPath) -> UICollectionViewCell { super.collectionView(p0, cellForItemAt: p1) }
  override func collectionView(_ p0: UICollectionView, didSelectItemAt p1: IndexPath) -> Void { super.collectionView(p0, didSelectItemAt: p1) }
  override func collectionView(_ p0: UICollectionView, numberOfItemsInSection p1: Int) -> Int { super.collectionView(p0, numberOfItemsInSection: p1) }
}

private final class OwnUICollectionViewLayout: UICollectionViewLayout {
  override func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind p0: String, at p1: IndexPath) -> UICollectionViewLayoutAttributes? { super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: p0, at: p1) }
  override func finalizeAnimatedBoundsChange() -> Void { super.finalizeAnimatedBoundsChange() }
  override func initialLayoutAttributesForAppearingSupplementaryElement(ofKind p0: String, at p1: IndexPath) -> UICollectionViewLayoutAttributes? { super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: p0, at: p1) }
  override func invalidateLayout() -> Void { super.invalidateLayout() }
  override func invalidateLayout(with p0: UICollectionViewLayoutInvalidationContext) -> Void { super.invalidateLayout(with: p0) }
  override func invalidationContext(forBoundsChange p0: CGRect) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forBoundsChange: p0) }
  override func invalidationContext(forPreferredLayoutAttributes p0: UICollectionViewLayoutAttributes, withOriginalAttributes p1: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forPreferredLayoutAttributes: p0, withOriginalAttributes: p1) }
  override func layoutAttributesForElements(in p0: CGRect) -> [UICollectionViewLayoutAttributes]? { super.layoutAttributesForElements(in: p0) }
  override func layoutAttributesForItem(at p0: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: p0) }
  override func layoutAttributesForSupplementaryView(ofKind p0: String, at p1: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryView(ofKind: p0, at: p1) }
  override func prepare() -> Void { super.prepare() }
  override func prepare(forAnimatedBoundsChange p0: CGRect) -> Void { super.prepare(forAnimatedBoundsChange: p0) }
  override func register(_ p0: AnyClass?, forDecorationViewOfKind p1: String) -> Void { super.register(p0, forDecorationViewOfKind: p1) }
  override func shouldInvalidateLayout(forBoundsChange p0: CGRect) -> Bool { super.shouldInvalidateLayout(forBoundsChange: p0) }
}

private final class OwnUIControl: UIControl {
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
}

private final class OwnUIFontMetrics: UIFontMetrics {
  override func scaledFont(for p0: UIFont) -> UIFont { super.scaledFont(for: p0) }
  override func scaledValue(for p0: CGFloat) -> CGFloat { super.scaledValue(for: p0) }
}

private final class OwnUIGestureRecognizer: UIGestureRecognizer {
  override func canBePrevented(by p0: UIGestureRecognizer) -> Bool { super.canBePrevented(by: p0) }
  override func canPrevent(_ p0: UIGestureRecognizer) -> Bool { super.canPrevent(p0) }
  override func ignore(_ p0: UITouch, for p1: UIEvent) -> Void { super.ignore(p0, for: p1) }
  override func location(in p0: UIView?) -> CGPoint { super.location(in: p0) }
  override func reset() -> Void { super.reset() }
  override func touchesBegan(_ p0: Set<UITouch>, with p1: UIEvent) -> Void { super.touchesBegan(p0, with: p1) }
  override func touchesCancelled(_ p0: Set<UITouch>, with p1: UIEvent) -> Void { super.touchesCancelled(p0, with: p1) }
  override func touchesEnded(_ p0: Set<UITouch>, with p1: UIEvent) -> Void { super.touchesEnded(p0, with: p1) }
  override func touchesMoved(_ p0: Set<UITouch>, with p1: UIEvent) -> Void { super.touchesMoved(p0, with: p1) }
}

private final class OwnUINavigationController: UINavigationController {
  override func popToRootViewController(animated p0: Bool) -> [UIViewController]? { super.popToRootViewController(animated: p0) }
  override func popToViewController(_ p0: UIViewController, animated p1: Bool) -> [UIViewController]? { super.popToViewController(p0, animated: p1) }
  override func popViewController(animated p0: Bool) -> UIViewController? { super.popViewController(animated: p0) }
  override func pushViewController(_ p0: UIViewController, animated p1: Bool) -> Void { super.pushViewController(p0, animated: p1) }
  override func setNavigationBarHidden(_ p0: Bool, animated p1: Bool) -> Void { super.setNavigationBarHidden(p0, animated: p1) }
  override func setViewControllers(_ p0: [UIViewController], animated p1: Bool) -> Void { super.setViewControllers(p0, animated: p1) }
}

private final class OwnUINavigationItem: UINavigationItem {
  override func setRightBarButton(_ p0: UIBarButtonItem?, animated p1: Bool) -> Void { super.setRightBarButton(p0, animated: p1) }
}

private final class OwnUIPageViewController: UIPageViewController {
  override func setViewControllers(_ p0: [UIViewController]?, direction p1: UIPageViewController.NavigationDirection, animated p2: Bool, completion p3: ((Bool) -> Void)?) -> Void { super.setViewControllers(p0, direction: p1, animated: p2, completion: p3) }
}

private final class OwnUIPanGestureRecognizer: UIPanGestureRecognizer {
  override func translation(in p0: UIView?) -> CGPoint { super.translation(in: p0) }
  override func velocity(in p0: UIView?) -> CGPoint { super.velocity(in: p0) }
}

private final class OwnUIPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {
  override func cancel() -> Void { super.cancel() }
  override func finish() -> Void { super.finish() }
  override func pause() -> Void { super.pause() }
}

private final class OwnUIResponder: UIResponder {
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  override func awakeFromNib() -> Void { super.awakeFromNib() }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func selectAll(_ p0: Any?) -> Void { super.selectAll(p0) }
  override func touchesBegan(_ p0: Set<UITouch>, with p1: UIEvent?) -> Void { super.touchesBegan(p0, with: p1) }
  override func touchesCancelled(_ p0: Set<UITouch>, with p1: UIEvent?) -> Void { super.touchesCancelled(p0, with: p1) }
  override func touchesEnded(_ p0: Set<UITouch>, with p1: UIEvent?) -> Void { super.touchesEnded(p0, with: p1) }
  override func touchesMoved(_ p0: Set<UITouch>, with p1: UIEvent?) -> Void { super.touchesMoved(p0, with: p1) }
}

private final class OwnUIScrollView: UIScrollView {
  override func setContentOffset(_ p0: CGPoint, animated p1: Bool) -> Void { super.setContentOffset(p0, animated: p1) }
}

private final class OwnUISelectionFeedbackGenerator: UISelectionFeedbackGenerator {
  override func selectionChanged() -> Void { super.selectionChanged() }
}

private final class OwnUIStackView: UIStackView {
  override func addArrangedSubview(_ p0: UIView) -> Void { super.addArrangedSubview(p0) }
}

private final class OwnUIStoryboard: UIStoryboard {
  override func instantiateInitialViewController() -> UIViewController? { super.instantiateInitialViewController() }
  override func instantiateViewController(withIdentifier p0: String) -> UIViewController { super.instantiateViewController(withIdentifier: p0) }
}

private final class OwnUISwitch: UISwitch {
  override func setOn(_ p0: Bool, animated p1: Bool) -> Void { super.setOn(p0, animated: p1) }
}

private final class OwnUITabBarController: UITabBarController {
  override func setTabBarHidden(_ p0: Bool, animated p1: Bool) -> Void { super.setTabBarHidden(p0, animated: p1) }
  override func setTabs(_ p0: [UITab], animated p1: Bool) -> Void { super.setTabs(p0, animated: p1) }
}

private final class OwnUITableView: UITableView {
  override func cellForRow(at p0: IndexPath) -> UITableViewCell? { super.cellForRow(at: p0) }
  override func deleteRows(at p0: [IndexPath], with p1: UITableView.RowAnimation) -> Void { super.deleteRows(at: p0, with: p1) }
  override func deselectRow(at p0: IndexPath, animated p1: Bool) -> Void { super.deselectRow(at: p0, animated: p1) }
  override func footerView(forSection p0: Int) -> UITableViewHeaderFooterView? { super.footerView(forSection: p0) }
  override func headerView(forSection p0: Int) -> UITableViewHeaderFooterView? { super.headerView(forSection: p0) }
  override func indexPath(for p0: UITableViewCell) -> IndexPath? { super.indexPath(for: p0) }
  override func moveSection(_ p0: Int, toSection p1: Int) -> Void { super.moveSection(p0, toSection: p1) }
  override func rect(forSection p0: Int) -> CGRect { super.rect(forSection: p0) }
  override func rectForRow(at p0: IndexPath) -> CGRect { super.rectForRow(at: p0) }
  override func reloadData() -> Void { super.reloadData() }
  override func scrollToRow(at p0: IndexPath, at p1: UITableView.ScrollPosition, animated p2: Bool) -> Void { super.scrollToRow(at: p0, at: p1, animated: p2) }
}

private final class OwnUITableViewCell: UITableViewCell {
  override func prepareForReuse() -> Void { super.prepareForReuse() }
  override func setNeedsUpdateConfiguration() -> Void { super.setNeedsUpdateConfiguration() }
  override func updateConfiguration(using p0: UICellConfigurationState) -> Void { super.updateConfiguration(using: p0) }
}

private final class OwnUITableViewController: UITableViewController {
  override func numberOfSections(in p0: UITableView) -> Int { super.numberOfSections(in: p0) }
  override func tableView(_ p0: UITableView, cellForRowAt p1: IndexPath) -> UITableViewCell { super.tableView(p0, cellForRowAt: p1) }
  override func tableView(_ p0: UITableView, didSelectRowAt p1: IndexPath) -> Void { super.tableView(p0, didSelectRowAt: p1) }
  override func tableView(_ p0: UITableView, editingStyleForRowAt p1: IndexPath) -> UITableViewCell.EditingStyle { super.tableView(p0, editingStyleForRowAt: p1) }
  override func tableView(_ p0: UITableView, heightForRowAt p1: IndexPath) -> CGFloat { super.tableView(p0, heightForRowAt: p1) }
  override func tableView(_ p0: UITableView, numberOfRowsInSection p1: Int) -> Int { super.tableView(p0, numberOfRowsInSection: p1) }
  override func tableView(_ p0: UITableView, titleForHeaderInSection p1: Int) -> String? { super.tableView(p0, titleForHeaderInSection: p1) }
  override func tableView(_ p0: UITableView, viewForHeaderInSection p1: Int) -> UIView? { super.tableView(p0, viewForHeaderInSection: p1) }
}

private final class OwnUIView: UIView {
  override func addGestureRecognizer(_ p0: UIGestureRecognizer) -> Void { super.addGestureRecognizer(p0) }
  override func addSubview(_ p0: UIView) -> Void { super.addSubview(p0) }
  override func bringSubviewToFront(_ p0: UIView) -> Void { super.bringSubviewToFront(p0) }
  override func didMoveToSuperview() -> Void { super.didMoveToSuperview() }
  override func draw(_ p0: CGRect) -> Void { super.draw(p0) }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override func hitTest(_ p0: CGPoint, with p1: UIEvent?) -> UIView? { super.hitTest(p0, with: p1) }
  override func insertSubview(_ p0: UIView, at p1: Int) -> Void { super.insertSubview(p0, at: p1) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func layoutIfNeeded() -> Void { super.layoutIfNeeded() }
  override func layoutSubviews() -> Void { super.layoutSubviews() }
  override func removeFromSuperview() -> Void { super.removeFromSuperview() }
  override func setContentCompressionResistancePriority(_ p0: UILayoutPriority, for p1: NSLayoutConstraint.Axis) -> Void { super.setContentCompressionResistancePriority(p0, for: p1) }
  override func setNeedsLayout() -> Void { super.setNeedsLayout() }
  override func setNeedsUpdateConstraints() -> Void { super.setNeedsUpdateConstraints() }
  override func setNeedsUpdateProperties() -> Void { super.setNeedsUpdateProperties() }
  override func sizeToFit() -> Void { super.sizeToFit() }
  override func snapshotView(afterScreenUpdates p0: Bool) -> UIView? { super.snapshotView(afterScreenUpdates: p0) }
  override func systemLayoutSizeFitting(_ p0: CGSize) -> CGSize { super.systemLayoutSizeFitting(p0) }
  override func updateConstraints() -> Void { super.updateConstraints() }
  override func updateProperties() -> Void { super.updateProperties() }
  override func updatePropertiesIfNeeded() -> Void { super.updatePropertiesIfNeeded() }
}

private final class OwnUIViewController: UIViewController {
  override func addChild(_ p0: UIViewController) -> Void { super.addChild(p0) }
  override func beginAppearanceTransition(_ p0: Bool, animated p1: Bool) -> Void { super.beginAppearanceTransition(p0, animated: p1) }
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override func didMove(toParent p0: UIViewController?) -> Void { super.didMove(toParent: p0) }
  override func dismiss(animated p0: Bool, completion p1: (() -> Void)?) -> Void { super.dismiss(animated: p0, completion: p1) }
  override func endAppearanceTransition() -> Void { super.endAppearanceTransition() }
  override func loadView() -> Void { super.loadView() }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { super.preferredStatusBarUpdateAnimation }
  override func prepare(for p0: UIStoryboardSegue, sender p1: Any?) -> Void { super.prepare(for: p0, sender: p1) }
  override func present(_ p0: UIViewController, animated p1: Bool, completion p2: (() -> Void)?) -> Void { super.present(p0, animated: p1, completion: p2) }
  override func removeFromParent() -> Void { super.removeFromParent() }
  override func setNeedsUpdateProperties() -> Void { super.setNeedsUpdateProperties() }
  override func showDetailViewController(_ p0: UIViewController, sender p1: Any?) -> Void { super.showDetailViewController(p0, sender: p1) }
  override func traitCollectionDidChange(_ p0: UITraitCollection?) -> Void { super.traitCollectionDidChange(p0) }
  override func updateProperties() -> Void { super.updateProperties() }
  override func updatePropertiesIfNeeded() -> Void { super.updatePropertiesIfNeeded() }
  override func viewDidAppear(_ p0: Bool) -> Void { super.viewDidAppear(p0) }
  override func viewDidDisappear(_ p0: Bool) -> Void { super.viewDidDisappear(p0) }
  override func viewDidLayoutSubviews() -> Void { super.viewDidLayoutSubviews() }
  override func viewDidLoad() -> Void { super.viewDidLoad() }
  override func viewWillAppear(_ p0: Bool) -> Void { super.viewWillAppear(p0) }
  override func viewWillDisappear(_ p0: Bool) -> Void { super.viewWillDisappear(p0) }
  override func viewWillLayoutSubviews() -> Void { super.viewWillLayoutSubviews() }
  override func viewWillTransition(to p0: CGSize, with p1: any UIViewControllerTransitionCoordinator) -> Void { super.viewWillTransition(to: p0, with: p1) }
  override func willMove(toParent p0: UIViewController?) -> Void { super.willMove(toParent: p0) }
}

private final class OwnUIViewPropertyAnimator: UIViewPropertyAnimator {
  override func addCompletion(_ p0: @escaping (UIViewAnimatingPosition) -> Void) -> Void { super.addCompletion(p0) }
  override func startAnimation() -> Void { super.startAnimation() }
  override func stopAnimation(_ p0: Bool) -> Void { super.stopAnimation(p0) }
}

private final class OwnUIWindow: UIWindow {
  override func makeKeyAndVisible() -> Void { super.makeKeyAndVisible() }
}
