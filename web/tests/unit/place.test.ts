import { expect, test } from "vitest";
import { fileFor } from "../../src/engine/files";
import { addressOf, fileAddress, placeIn, targetOf } from "../../src/lib/place";

const address = (url: string) => new URL(url, "http://regnum.test");

function link(href: string): HTMLAnchorElement {
  const made = document.createElement("a");
  made.href = href;
  return made;
}

test("on a server the path is the path", () => {
  const { path, query, hash } = placeIn(address("/rules/mill?lang=cs#p-3.2"), false);
  expect([path, query.get("lang"), hash]).toEqual(["/rules/mill", "cs", "#p-3.2"]);
  expect(addressOf("/table/x7", false)).toBe("/table/x7");
  expect(fileAddress("/art/mill/tones.css", false)).toBe("/art/mill/tones.css");
  expect(targetOf(link("/table/x7?seat=1"), false)).toBe("/table/x7?seat=1");
});

test("without a server it stands behind a #, with its own query and its own hash", () => {
  const { path, query, hash } = placeIn(address("/some/folder/?lang=uk#/rules/mill?table=x7#p-3.2"), true);
  expect([path, query.get("table"), hash]).toEqual(["/rules/mill", "x7", "#p-3.2"]);
  expect(placeIn(address("/some/folder/"), true).path).toBe("/");
  expect(placeIn(address("/some/folder/#main"), true).path).toBe("/");
  expect(new URL(addressOf("/table/x7?seat=1", true), location.href).hash).toBe("#/table/x7?seat=1");
});

test("links lead to the same place whether or not they name the folder of the page", () => {
  expect(targetOf(link("/table/x7"), true)).toBe("/table/x7");
  expect(targetOf(link(`${location.pathname}#/table/x7`), true)).toBe("/table/x7");
  expect(targetOf(link(`${location.pathname}#main`), true)).toBeNull();
  expect(targetOf(link("http://elsewhere.test/table/x7"), true)).toBeNull();
});

test("texts and pictures are files, everything else is for the server", () => {
  expect(fileFor("/api/texts/cs")).toBe("texts/cs/shared.ftl");
  expect(fileFor("/api/texts/cs/mill?v=1")).toBe("texts/cs/mill.ftl");
  expect(fileFor("/art/mill/cover.svg")).toBe("art/mill/cover.svg");
  expect(fileFor("/icons/icons.svg")).toBe("icons/icons.svg");
  expect(fileFor("/api/tables/x7")).toBeNull();
});
