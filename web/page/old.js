// What a browser reads that is too old for the page. It runs before everything else and in any browser, so it is written
// as one wrote scripts twenty years ago. Plain JavaScript: `make page` fills in the sentences and hands it out.
(function () {
  var sentences = /* SENTENCES */ null;
  var here =
    "noModule" in document.createElement("script") &&
    "DecompressionStream" in window &&
    "structuredClone" in window &&
    "WebAssembly" in window &&
    "Exception" in WebAssembly;
  if (here) return;
  window.tooOld = true;
  var wishes = [navigator.language || navigator.userLanguage || "en"].concat(navigator.languages || []);
  var said = sentences.en;
  for (var at = wishes.length - 1; at >= 0; at--) said = sentences[wishes[at].split("-")[0]] || said;
  var note = document.createElement("p");
  note.id = "too-old";
  note.style.cssText = "max-width: 30em; margin: 15vh auto; padding: 0 1em; font-size: 18px; line-height: 1.5";
  note.appendChild(document.createTextNode(said[0]));
  // A server that hands out this page has another, which needs no script.
  if (/\/offline\/$/.test(location.pathname)) {
    var plain = document.createElement("a");
    plain.href = "../plain";
    plain.appendChild(document.createTextNode(said[1]));
    note.appendChild(document.createElement("br"));
    note.appendChild(plain);
  }
  document.body.appendChild(note);
})();
