import UIKit

final class ProfileController: UIViewController {
  private lazy var line: UIView = {
    let line = UIView()
    line.backgroundColor = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    return line
  }()
  private let grabber = UIView()
  private let name = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    grabber.backgroundColor = UIColor(red: 0.4, green: 0.4, blue: 0.6, alpha: 1)
    grabber.frame = CGRect(x: 0, y: 8, width: 36, height: 5)
    name.text = "Ada"
    name.textColor = .label
    view.addSubview(line)
    view.addSubview(grabber)
    view.addSubview(name)
  }
}
