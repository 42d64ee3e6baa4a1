/** How a circle is drawn as one part of a ring. */
export interface SliceDashes {
  strokeDasharray: string;
  strokeDashoffset: number;
}

/** Gap between parts, in units of the ring. */
const GAP = 0.6;

/** Parts of a ring, clockwise from where its circle begins; what has no size has no part. */
export function toSlices(sizes: readonly number[], radius: number): SliceDashes[] {
  const circle = 2 * Math.PI * radius;
  const whole = sizes.reduce((sum, size) => sum + Math.max(0, size), 0);
  const gap = sizes.filter((size) => size > 0).length > 1 ? GAP : 0;
  let start = 0;
  return sizes.map((size) => {
    const length = whole > 0 ? (Math.max(0, size) / whole) * circle : 0;
    const dashes = {
      strokeDasharray: `${Math.max(0, length - gap)} ${circle}`,
      strokeDashoffset: -start,
    };
    start += length;
    return dashes;
  });
}
