extension PageAssets {
  /// The part of the script of the page in `Page/live.js`, written by `Tests/Scripts/generate-page`.
  static let live = #"""
    const revision = document.querySelector('meta[name="legible-revision"]').content;
    const events = new EventSource("events" + location.search);
    events.addEventListener("report", (event) => {
    if (event.data === revision) return;
    events.close();
    sessionStorage.setItem("scroll", String(scrollY));
    location.reload();
    });
    const notice = document.getElementById("status");
    events.addEventListener("open", () => {
    document.documentElement.dataset.live = "true";
    notice.hidden = true;
    });
    events.addEventListener("error", () => {
    document.documentElement.dataset.live = "false";
    notice.hidden = false;
    notice.textContent = "Not connected to the server: this report may be out of date.";
    });
    const scroll = sessionStorage.getItem("scroll");
    if (scroll !== null) {
    sessionStorage.removeItem("scroll");
    const back = setInterval(() => {
    if (!document.documentElement.dataset.ready) return;
    clearInterval(back);
    scrollTo(0, Number(scroll));
    }, 20);
    }

    """#
}
