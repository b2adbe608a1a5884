import { expect, test } from "vitest";
import { isParcel, parcelLink, openParcel, placeTyped } from "../../src/lib/parcels";

// As regnum.table.parcel packs it.
const PACKED =
  "regnum1.eNo1jUsSwiAQRK8y1Ws2ZMlVSBaYjIGSjw6gC8u7S2K565o33e-N3SWGwUVK8ywVCryFFkqG0QqpPLnCTAojCMzVxcoKq3dh_BqLUVaojx6EsQxQYuk_Et09HHMvH9rJhNci23BZ4T33RHohe-jpLx-XOWs6G9TcjWmaMz5fnLc2uw";

test("what the server has packed is read here", async () => {
  expect(isParcel(` ${PACKED}\n`)).toBe(true);
  expect(await openParcel(PACKED)).toEqual({
    game: "brothers",
    edition: 1,
    moves: 2,
    over: false,
    chairs: ["me", "squire"],
    colours: ["lapis", "white"],
    record: "[regnum 1] [game brothers 1]\n1 white take 2\n",
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
