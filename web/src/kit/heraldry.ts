/** Arms of the seats: tincture, ordinary and charge, so that colour is never alone. */

type Tincture = "azure" | "gules" | "or" | "vert" | "purpure" | "argent" | "sable";

const BY_COLOUR: Record<string, Tincture> = {
  blue: "azure",
  red: "gules",
  yellow: "or",
  green: "vert",
  purple: "purpure",
  white: "argent",
  black: "sable",
};

export function tincture(colour: string | undefined): Tincture {
  return BY_COLOUR[colour ?? ""] ?? "sable";
}

/** The shared icon that is the charge of these arms. */
export const CHARGE: Record<Tincture, string> = {
  azure: "seat_azure",
  gules: "seat_gules",
  or: "seat_or",
  vert: "seat_vert",
  purpure: "seat_purpure",
  argent: "seat_argent",
  sable: "seat_automa",
};

/** The ordinary, drawn round 0,0 within ±6: it stands on every piece, also where a charge is too small to be seen. */
export const ORDINARY: Record<Tincture, string> = {
  azure: "M-4.2 0A4.2 4.2 0 1 0 4.2 0A4.2 4.2 0 1 0-4.2 0Z",
  gules: "M-5 3.4 0-3.6 5 3.4 5 6 0-.4-5 6Z",
  or: "M0-5.6 4 0 0 5.6-4 0Z",
  vert: "M-5-3.6h10v2.6h-10zM-5 1h10v2.6h-10z",
  purpure: "M0-6 1.7-2 6-1.7 2.7 1.1 3.8 5.4 0 3-3.8 5.4-2.7 1.1-6-1.7-1.7-2Z",
  argent: "M-1.5-5h3v3.5h3.5v3H1.5V5h-3V1.5H-5v-3h3.5z",
  sable: "M-4.6-4.6 0-1.6 4.6-4.6 1.6 0 4.6 4.6 0 1.6-4.6 4.6-1.6 0Z",
};

/** The division of the field in a shield of 32 by 38.5. */
export const FIELD: Record<Tincture, string> = {
  azure: "",
  gules: "M0 30 16 14 32 30V24L16 8 0 24Z",
  or: "M-4 8 24-4 40 4 6 40Z",
  vert: "M0 9h32v5H0zM0 20h32v5H0z",
  purpure: "M16 0H32V38.5H16Z",
  argent: "M13 0h6v38h-6z M0 12h32v6H0z",
  sable: "M0 0 32 32V40L0 8Z",
};

export const SHIELD = "M1.5 1.5H30.5V17C30.5 27 24 33.5 16 37 8 33.5 1.5 27 1.5 17Z";
