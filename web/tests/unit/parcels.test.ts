import { expect, test } from "vitest";
import { isParcel, parcelLink, openParcel, placeTyped } from "../../src/lib/parcels";

// As regnum.table.parcel packs it.
const PACKED =
  "regnum1.eNoljTsSwjAMRK-i2dqNU_oqTgpPIhIN_oA_UDDcHSV0Wr3deR_sITEcksQIA96kS8lw1iCVFze4yUCPCncLsbHBegSp-vfQoUF7DqmMRUGJZfxJDA9pCt-H9ItVXkvd1OMr73kksgv5U02nWNOcLV1t6uHONM0Z3x-rJjNF";

test("what the server has packed is read here", async () => {
  expect(isParcel(` ${PACKED}\n`)).toBe(true);
  expect(await openParcel(PACKED)).toEqual({
    game: "mill",
    edition: 1,
    moves: 2,
    over: false,
    chairs: ["me", "squire"],
    colours: ["lapis", "white"],
    record: "[regnum 1] [game mill 1]\n1 white take 2\n",
  });
});

test("what is damaged is not read", async () => {
  for (const text of ["", "hello", "regnum1.", "regnum1.%%", PACKED.slice(0, -20)]) {
    await expect(openParcel(text)).rejects.toThrow();
  }
});

test("an address is what a person would type", () => {
  expect(placeTyped("play.example.org")).toBe("https://play.example.org/");
  expect(placeTyped(" https://play.example.org/clubs/castle?x#y ")).toBe("https://play.example.org/clubs/castle/");
  expect(placeTyped("https://play.example.org/clubs/index.html")).toBe("https://play.example.org/clubs/index.html");
  expect(placeTyped("localhost:8000")).toBe("http://localhost:8000/");
  for (const wrong of ["", "  ", "two words", "http://"]) expect(placeTyped(wrong)).toBeNull();
  expect(parcelLink("https://play.example.org/", "regnum1.x")).toBe("https://play.example.org/#/bring#regnum1.x");
});
