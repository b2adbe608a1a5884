const ROAD: Record<string, string> = { N: "M50 50V-1", S: "M50 50V101", E: "M50 50H101", W: "M50 50H-1" };

/** The roads of a tile as it is printed, from its middle to its edges, in a square of 100. */
export function roadPath({ roads }: { roads?: readonly string[] }): string {
  return (roads ?? []).map((edge) => ROAD[edge] ?? "").join(" ");
}
