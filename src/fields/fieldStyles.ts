/** A colour let through: `mix('#000', 8)` is 8 % of it over whatever lies below. */
export function mix(color: string, percent: number): string {
  return `color-mix(in srgb, ${color} ${percent}%, transparent)`;
}
