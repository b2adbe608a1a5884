declare module "zzfx" {
  export function zzfx(...shape: (number | undefined)[]): unknown;
}
