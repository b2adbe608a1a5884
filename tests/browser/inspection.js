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
    if (found && layer(found) && !layer(element)) return "";
    const upon = found && own.contains(found) && (found !== own || own.matches("label") || own === element);
    if (upon && (!covering(found, own) || own.matches(".pending"))) return "";
    return `is covered in its middle by ${found ? called(found.closest("button, section, aside, [data-thing]") ?? found) : "nothing"} ${where(element)}`;
  }

  /** How much of what lies there can be seen, from 0 to 1. */
  function strength(element) {
    let found = 1;
    for (let each = element; each; each = each.parentElement) found *= Number(getComputedStyle(each).opacity);
    return found;
  }
  /** Whether its ground hides what lies under it. */
  function opaque(element) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    // A colour is written `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.4)` or `color(srgb 0.1 0.2 0.3 / 0.4)`.
    const alpha = Number(/^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(backgroundColor)?.slice(1).find(Boolean) ?? 1);
    return (backgroundImage.startsWith("url") ? 1 : alpha) * strength(element) > 0.5;
  }
  /** What of a box another one covers. */
  function shared(over, box) {
    const wide = Math.min(over.right, box.right) - Math.max(over.left, box.left);
    const high = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
    return (Math.max(0, wide) * Math.max(0, high)) / (box.width * box.height || 1);
  }

  /** Whether this is another choice, which lies upon it; upon what comes later it may lie. */
  function covering(found, own) {
    const other = found.closest("[data-thing]:is(.lit, .picked)");
    return own.matches("[data-thing]") && other !== own && own.contains(other);
  }

  // What can be chosen on the table.
  const hits = document.querySelectorAll("[data-thing]:is(.lit, .picked) > button.hit");
  const lit = [...hits].filter(shown);
  for (const button of lit) {
    const wrong = middle(button, button.parentElement);
    if (wrong) faults.push(`"${called(button)}" ${wrong}`);
  }
  // What lies over a choice without being hit hides it all the same.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(touchable);
  for (const button of lit) {
    const own = button.parentElement;
    own.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = button.getBoundingClientRect();
    for (const over of document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)) {
      if (own.contains(over) || over.contains(own) || layer(over)) break;
      if (over instanceof SVGElement || !opaque(over) || shared(over.getBoundingClientRect(), box) < 0.5) continue;
      faults.push(`"${called(button)}" is hidden by ${called(over)} ${where(button)}`);
      break;
    }
    if (strength(own) < 0.3) faults.push(`"${called(button)}" is too faint to be seen`);
  }
  document.adoptedStyleSheets.pop();

  /** A finger that comes down beside its middle still meets it: what is larger than it looks has a larger hit area. */
  function meetsFinger(control) {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y, half] = [left + width / 2, top + height / 2, FINGER / 2 - 0.5];
    return [[0, half], [0, -half], [half, 0], [-half, 0]].every(([right, down]) => {
      const found = document.elementFromPoint(x + right, y + down);
      return found !== null && (control.contains(found) || (control.closest("label")?.contains(found) ?? false));
    });
  }
  /** Around its middle a finger meets it, or another small choice of the crowd: that opens the list with both. */
  function leadsThere(button) {
    button.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const crowd = button.closest("[data-crowd]");
    const half = FINGER / 2 - 0.5;
    return [[0, half], [0, -half], [half, 0], [-half, 0]].every(([right, down]) => {
      const [x, y] = [left + width / 2 + right, top + height / 2 + down];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
      const thing = document.elementFromPoint(x, y)?.closest("[data-thing]");
      const own = button.parentElement;
      if (thing === own || (own.matches(".pending") && own.contains(thing))) return true;
      return (crowd?.contains(thing) && thing.matches(".lit") && isSmall(thing)) ?? false;
    });
  }
  function isSmall(element) {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) < FINGER;
  }
  const under = document.querySelector(LAYER) !== null;
  for (const button of coarse ? lit : []) {
    if (!button.parentElement.matches(".lit") || !isSmall(button) || (under && !layer(button))) continue;
    if (!leadsThere(button)) faults.push(`"${called(button)}" is too small for a finger: ${where(button)}`);
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
  const listed = [...document.querySelectorAll("section.unseen li > button, .options .row:not([aria-disabled])")];
  doubled(listed, (button) => (button.textContent ?? "").replace(/\s+/g, " ").trim());
  const rows = [...document.querySelectorAll(".sheet .choice")].filter(shown);
  doubled(rows, (row) => row.innerText.replace(/\s+/g, " ").trim());
  doubled(answers, (button) => button.innerText.replace(/\s+/g, " ").trim());

  // Text: none too small, and where it must never be cut none is cut.
  // Names, clocks, figures, sums, the question, the main buttons.
  const WHOLE = ".seats, .dock, .winner, table.sheet, .title-bar, .btn.main, .btn.legal";
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
    let [wideFree, highFree] = [false, false]; // it can be scrolled to
    for (let outer = parent; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      const edge = outer.getBoundingClientRect();
      wideFree ||= MAY_SCROLL.includes(overflowX) && outer.scrollWidth > outer.clientWidth;
      highFree ||= MAY_SCROLL.includes(overflowY) && outer.scrollHeight > outer.clientHeight;
      const wide = !wideFree && !["visible", ...MAY_SCROLL].includes(overflowX);
      const high = !highFree && !["visible", ...MAY_SCROLL].includes(overflowY);
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
  const FIELDS = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea";
  for (const field of document.querySelectorAll(FIELDS)) {
    const size = parseFloat(getComputedStyle(field).fontSize) * scaled(field);
    if (shown(field) && !blanked(field) && size < SMALLEST)
      faults.push(`what is written in "${called(field)}" has ${size.toFixed(1)} px`);
  }
  for (const element of document.querySelectorAll("body *")) {
    for (const part of ["::before", "::after"]) {
      const { content, fontSize } = getComputedStyle(element, part);
      if (!/^"[^"]*[\p{L}\p{N}]/u.test(content) || !shown(element) || blanked(element)) continue;
      const size = parseFloat(fontSize) * scaled(element);
      if (size < SMALLEST) faults.push(`${content} is written at ${size.toFixed(1)} px`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push("the page scrolls sideways");
  return [...new Set(faults)];
}
