extension PageAssets {
  /// The part of the script of the page in `Page/boot.js`, written by `Tests/Scripts/generate-page`.
  static let boot = #"""
    const unpack = async (id) => {
    const text = document.getElementById(id).textContent.trim();
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new Response(stream).text();
    };
    globalThis.legible = { unpack };
    if (typeof DecompressionStream === "function") {
    const script = document.createElement("script");
    script.textContent = await unpack("code");
    document.body.append(script);
    }

    """#
}
