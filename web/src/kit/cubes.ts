/** How wide a heap of cubes with its number is, in heights of a cube. */
export const CUBES_WIDE = 1.62;
