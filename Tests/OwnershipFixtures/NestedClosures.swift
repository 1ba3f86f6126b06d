final class DeepOwner {
  var action: (() -> Void)?
  var seen: Unmanaged<Held>?
}

private func owner(_ action: @escaping () -> Void) -> DeepOwner {
  filled(DeepOwner()) { $0.action = action }
}

extension Shapes {
  static let nestedClosures: [Shape] = [
    Shape("closure-in-closure", rows: [4]) { subject in
      let inner = opaque { touch(subject) }
      return owner { inner() }
    } fixed: { subject in
      let inner = opaque { [weak subject] in touch(subject) }
      return owner { inner() }
    },
    Shape("closure-in-closure-beside-a-number", rows: [4]) { subject in
      let inner = opaque { touch(subject) }
      let number = ObjectIdentifier(subject).hashValue
      return owner {
        touch(number)
        inner()
      }
    } fixed: { subject in
      let inner = opaque { [unowned subject] in touch(subject) }
      let number = ObjectIdentifier(subject).hashValue
      return owner {
        touch(number)
        inner()
      }
    },
    Shape("three-closures-deep", rows: [4]) { subject in
      let first = opaque { touch(subject) }
      let second = opaque { first() }
      return owner { second() }
    } fixed: { subject in
      let number = ObjectIdentifier(subject).hashValue
      let first = opaque { touch(number) }
      let second = opaque { first() }
      return owner { second() }
    },
    Shape("two-closures-in-one", rows: [4]) { subject in
      let first = opaque { touch(1) }
      let second = opaque { touch(subject) }
      return owner {
        first()
        second()
      }
    } fixed: { subject in
      let first = opaque { touch(1) }
      let second = opaque { [unowned(unsafe) subject] in touch(subject) }
      return owner {
        first()
        second()
      }
    },
    Shape("weak-inside-strong-outside", rows: [3]) { subject in
      owner {
        let inner = opaque { [weak subject] in touch(subject) }
        inner()
      }
    } fixed: { subject in
      owner { [weak subject] in
        let inner = opaque { [weak subject] in touch(subject) }
        inner()
      }
    },
    Shape("weak-outside-strong-inside-after-running", rows: [5]) { subject in
      filled(DeepOwner()) { owner in
        let outer = opaque { [weak subject, weak owner] in
          guard let subject, let owner else { return }
          owner.action = { touch(subject) }
        }
        outer()
      }
    } fixed: { subject in
      filled(DeepOwner()) { owner in
        let outer = opaque { [weak subject, weak owner] in
          owner?.action = { [weak subject] in touch(subject) }
        }
        outer()
      }
    },
    Shape("captured-array-of-closures", rows: [11]) { subject in
      let actions = [opaque {}, opaque { touch(subject) }]
      return owner { for action in actions { action() } }
    } fixed: { subject in
      let actions = [opaque {}, opaque { [weak subject] in touch(subject) }]
      return owner { for action in actions { action() } }
    },
    Shape("captured-optional-closure") { subject in
      let (number, action) = hidden((1, Optional(opaque { touch(subject) })))
      return owner {
        touch(number)
        action?()
      }
    } fixed: { subject in
      let (pointer, action) = (Unmanaged.passUnretained(subject), (() -> Void)?.none)
      return owner {
        touch(pointer)
        action?()
      }
    },
    Shape("captured-struct-of-closure", rows: [13]) { subject in
      let handler = hidden(Handler(action: opaque { touch(subject) }))
      return owner { touch(handler) }
    } fixed: { subject in
      let handler = hidden(Handler(action: opaque { [weak subject] in touch(subject) }))
      return owner { touch(handler) }
    },
    Shape("captured-variable-holding-a-closure", rows: [17]) { subject in
      var action: () -> Void = opaque { touch(subject) }
      return owner {
        action()
        action = {}
      }
    } fixed: { subject in
      var action: () -> Void = opaque { [weak subject] in touch(subject) }
      return owner {
        action()
        action = {}
      }
    },
    Shape("captured-box-of-closure", rows: [19]) { subject in
      let box = Box(opaque { touch(subject) })
      return owner { box.content() }
    } fixed: { subject in
      let box = Box(opaque { touch(subject) })
      box.content = {}
      return filled(owner { box.content() }) { $0.seen = .passUnretained(subject) }
    },
  ]
}
