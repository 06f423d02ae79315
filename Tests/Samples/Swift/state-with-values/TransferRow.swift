import SwiftUI

enum Transfer {
  case idle
  case running(Double)
  case failed(String)

  var isOver: Bool {
    if case .failed = self { return true }
    return false
  }
}

extension Transfer {
  var ink: Color { isOver ? .white : Color(white: 0.2) }

  var ground: Color {
    switch self {
    case .idle: Color(red: 0.8, green: 1, blue: 0.8)
    case .running: Color(red: 1, green: 0.8, blue: 0.6)
    case .failed: Color(red: 0.6, green: 0, blue: 0)
    }
  }
}

@Observable final class Queue {
  var transfer = Transfer.idle
}

struct TransferRow: View {
  let queue: Queue

  var body: some View {
    Text("Upload")
      .foregroundStyle(queue.transfer.ink)
      .padding(8)
      .background(queue.transfer.ground, in: .rect(cornerRadius: 8))
  }
}

@main struct Uploader: App {
  @State private var queue = Queue()

  var body: some Scene { WindowGroup { TransferRow(queue: queue) } }
}
