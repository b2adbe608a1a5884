/**
 * What a person could not see, hit or tell apart on the page as it lies there now. Run inside the page; returns sentences.
 *
 * `coarse`: a finger points. What lies under a tray or a list that can be closed is not judged: it is looked at when that is closed.
 */
({ coarse }) => {
  const SMALLEST = 10.95; // px of text: 11, with room for rounding
  const FINGER = 43.5; // px of a target: 44, likewise
  const ROUNDING = 1.5;
  const faults = [];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const short = (text) => text.replace(/\s+/g, " ").trim().slice(0, 60);
  const called = (element) => short(element.getAttribute("aria-label") ?? element.textContent ?? "") || element.outerHTML.slice(0, 80);
  const where = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `at ${Math.round(left)}, ${Math.round(top)} (${Math.round(width)} x ${Math.round(height)})`;
  };
  const clipped = (element) => {
    for (let each = element; each; each = each.parentElement)
      if (getComputedStyle(each).clipPath === "inset(50%)") return true; // for a screen reader alone
    return false;
  };
  const blanked = (element) => element.closest("[inert]") !== null || clipped(element);
  const LAYER = ".tray, .sheet[role=dialog]"; // what can be closed
  const layer = (element) => element.closest(LAYER);

  /** Where it can be scrolled to inside its panel, at its own middle, nothing lies over it but what lies upon it. */
  function middle(element, own) {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return `lies outside the screen ${where(element)}`;
    const found = document.elementFromPoint(x, y);
    if (found && (own.contains(found) || found.contains(element))) return "";
    if (found && layer(found) && !layer(element)) return "";
    return `is covered in its middle by ${found ? called(found.closest("button, section, aside, [data-thing]") ?? found) : "nothing"} ${where(element)}`;
  }

  // What can be chosen on the table.
  const lit = [...document.querySelectorAll("[data-thing].lit > button.hit, [data-thing].picked > button.hit")].filter(shown);
  for (const button of lit) {
    const wrong = middle(button, button.parentElement);
    if (wrong) faults.push(`"${called(button)}" ${wrong}`);
  }
  /** A finger that comes down beside its middle still meets it: what is larger than it looks has a larger hit area. */
  function meetsFinger(control) {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y, half] = [left + width / 2, top + height / 2, FINGER / 2 - 0.5];
    return [[0, half], [0, -half], [half, 0], [-half, 0]].every(([right, down]) => {
      const found = document.elementFromPoint(x + right, y + down);
      return found !== null && (control.contains(found) || (control.closest("label")?.contains(found) ?? false));
    });
  }
  // What can be chosen in words, and everything else that can be pressed.
  const pressed = [...document.querySelectorAll("button:not(.hit), a[href], input, select, [role=tab], summary")]
    .filter((each) => shown(each) && !blanked(each) && !each.closest(".skip") && !each.matches(".skip"));
  for (const control of pressed) {
    const { width, height } = control.getBoundingClientRect();
    if (!width || !height) continue;
    const wrong = middle(control, control.closest("label") ?? control);
    if (wrong) faults.push(`the control "${called(control)}" ${wrong}`);
    // Words of a sentence are as large as the sentence: each of them can be reached in another way.
    const beside = [...control.parentElement.childNodes].some((node) => node instanceof Text && node.data.trim());
    const inline = beside && getComputedStyle(control).display.startsWith("inline") && control.closest("p, li, dd") !== null;
    const small = coarse && !inline && Math.min(width, height) < FINGER;
    if (small && !meetsFinger(control))
      faults.push(`the control "${called(control)}" is too small for a finger: ${where(control)}`);
  }

  // No two choices of one question have the same name.
  const answers = [...document.querySelectorAll(".dock .opts .btn.legal")].filter(shown);
  const doubled = (elements, name) => {
    const names = new Map();
    for (const each of elements) names.set(name(each), [...(names.get(name(each)) ?? []), each]);
    for (const [text, alike] of names)
      if (alike.length > 1) faults.push(`${alike.length} choices have the same name: "${short(text)}"`);
  };
  const once = new Map(lit.map((button) => [button.parentElement.dataset.thing, button])); // a tray shows things again
  doubled([...once.values()], (button) => button.getAttribute("aria-label") ?? "");
  doubled(answers, (button) => button.innerText.replace(/\s+/g, " ").trim());

  // Text: none too small, and where it must never be cut none is cut.
  const WHOLE = ".seats, .dock, .sheet .tot, .title-bar"; // names, clocks, figures, sums, the question, the main buttons
  const MAY_SCROLL = ["auto", "scroll"];
  const scaled = (element) => {
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.();
      return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    }
    let factor = element.currentCSSZoom;
    for (let box = element; box; box = box.parentElement) {
      const { transform, scale } = getComputedStyle(box);
      if (transform !== "none") {
        const { a, b, c, d } = new DOMMatrix(transform);
        factor *= Math.sqrt(Math.abs(a * d - b * c));
      }
      if (scale !== "none") factor *= parseFloat(scale);
    }
    return factor;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || !shown(parent) || blanked(parent)) continue;
    if (["STYLE", "SCRIPT", "TITLE", "DESC", "NOSCRIPT"].includes(parent.tagName.toUpperCase())) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!boxes.length) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scaled(parent);
    if (size < SMALLEST) faults.push(`"${short(node.data)}" is written at ${size.toFixed(1)} px`);
    if (!parent.closest(WHOLE)) continue;
    for (let outer = parent; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      const edge = outer.getBoundingClientRect();
      const wide = !["visible", ...MAY_SCROLL].includes(overflowX);
      const high = !["visible", ...MAY_SCROLL].includes(overflowY);
      const cut = boxes.some(
        (box) =>
          (wide && (box.left < edge.left - ROUNDING || box.right > edge.right + ROUNDING)) ||
          (high && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4)),
      );
      if (cut) {
        faults.push(`"${short(node.data)}" is cut`);
        break;
      }
    }
    if (boxes.some((box) => box.right > innerWidth + ROUNDING || box.left < -ROUNDING))
      faults.push(`"${short(node.data)}" runs out of the screen`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push("the page scrolls sideways");
  return [...new Set(faults)];
}
