import FileSyntax

/// The page on which a person accepts or rejects changes.
enum ReviewPage {
  /// The bytes of the page; it contains no data, and shows names as text only.
  static var bytes: [UInt8] {
    let policy =
      "default-src 'none'; connect-src 'self'; style-src \(hash(style)); script-src \(hash(script)); base-uri 'none'; "
      + "form-action 'none'"
    return Array(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Review of contrast changes</title>
      <style>\(style)</style>
      </head>
      <body>
      <main>
      <h1>Review</h1>
      <p id="base" role="status"></p>
      <p><label>Reason <input id="reason" size="40"></label> <label>until <input id="until" type="date"></label>
      <label>record <select id="record"><option value="waiver">waiver</option><option value="baseline">baseline line</option></select></label></p>
      <p>Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>a</kbd> accept, <kbd>r</kbd> reject, <kbd>u</kbd> undo.</p>
      <p id="problem" role="alert"></p>
      <ol id="changes"></ol>
      <h2>Decisions</h2>
      <ol id="decisions"></ol>
      </main>
      <script>\(script)</script>
      </body>
      </html>

      """.utf8)
  }

  private static func hash(_ text: String) -> String {
    var sum = SHA256()
    sum.add(text.utf8)
    return "'sha256-\(Base64.text(of: sum.finish()))'"
  }

  private static let style = """
    :root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
    li{padding:.5rem;border:2px solid transparent}li:focus{border-color:currentColor;outline:none}code{font-size:.9em}
    button{margin-right:.5rem}
    """

  private static let script = #"""
    "use strict";
    const token = new URLSearchParams(location.search).get("token") || "";
    const at = (id) => document.getElementById(id);
    let place = 0, busy = false;
    function element(name, text) { const made = document.createElement(name); made.textContent = text; return made; }
    async function ask(body) {
      if (busy) return;
      busy = true;
      const headers = { Authorization: "Bearer " + token, "Content-Type": "application/json" };
      try {
        const answer = await fetch("/v1/review", body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
        const data = await answer.json();
        at("problem").textContent = answer.ok ? "" : data.detail;
        if (answer.ok) show(data);
      } catch (problem) { at("problem").textContent = String(problem); }
      busy = false;
    }
    function decide(decision, change) {
      const body = { decision };
      if (change) Object.assign(body, { file: change.file, rule: change.rule, fingerprint: change.fingerprint });
      if (decision === "accept") {
        body.record = at("record").value;
        if (at("reason").value) body.reason = at("reason").value;
        if (at("until").value) body.until = at("until").value;
      }
      ask(body);
    }
    let changes = [];
    function show(data) {
      changes = data.changes;
      at("base").textContent = changes.length + " changes, compared with " + data.comparedWith;
      at("changes").replaceChildren(...changes.map((change) => {
        const item = document.createElement("li");
        item.tabIndex = 0;
        const ratio = change.ratio === undefined ? "" : ": " + Math.floor(change.ratio * 100) / 100 + ", requires " + change.required;
        item.append(element("strong", change.finding), ratio + " (" + change.rule + ", " + change.results + " results) ", element("code", change.location || ""));
        if (change.decision) item.append(" — " + change.decision + "ed");
        item.append(document.createElement("br"));
        for (const decision of ["accept", "reject"]) {
          const button = element("button", decision);
          button.addEventListener("click", () => decide(decision, change));
          item.append(button);
        }
        return item;
      }));
      at("decisions").replaceChildren(...data.decisions.map((each) => element("li", each.decision + ": " + each.finding + " " + each.files.join(", "))));
      move(0);
    }
    function move(steps) {
      place = Math.max(0, Math.min(changes.length - 1, place + steps));
      const item = at("changes").children[place];
      if (item && !/^(INPUT|SELECT)$/.test(document.activeElement.tagName)) item.focus();
    }
    document.addEventListener("keydown", (event) => {
      if (/^(INPUT|SELECT)$/.test(event.target.tagName) || event.ctrlKey || event.metaKey || event.altKey) return;
      const index = [...at("changes").children].indexOf(document.activeElement);
      if (index >= 0) place = index;
      if (event.key === "j") move(1);
      if (event.key === "k") move(-1);
      if (event.key === "a" && changes[place]) decide("accept", changes[place]);
      if (event.key === "r" && changes[place]) { decide("reject", changes[place]); place += 1; }
      if (event.key === "u") decide("undo");
    });
    ask();
    """#
}
