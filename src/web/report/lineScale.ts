/** Parts that an axis has about. */
const PARTS = 4;

/** Round numbers beside an axis, from 0 (or below) to just above the greatest value. */
export function toTicks(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = roundStep((high - low) / PARTS);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const count = last - first + 1;
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** 1, 2 or 5 times a power of ten, at least as large as asked for. */
function roundStep(step: number): number {
  if (!(step > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(step));
  return ([1, 2, 5].find((factor) => factor * power >= step) ?? 10) * power;
}

/** Every n-th of so many places, so that at most `shown` are named. */
export function toNamed(count: number, shown: number): number[] {
  const every = Math.max(1, Math.ceil(count / shown));
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (index: number) => number;
  y: (value: number) => number;
}

/** Places of values in a frame; a single value stands in the middle. */
export function createScale(
  count: number,
  ticks: readonly number[],
  { left, right, top, bottom }: Frame,
): Scale {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const width = right - left;
  return {
    x: (index) => (count < 2 ? left + width / 2 : left + (index / (count - 1)) * width),
    y: (value) => bottom - ((value - low) / (high - low || 1)) * (bottom - top),
  };
}

/** `M10 20L…` through the values. */
export function toPath(values: readonly number[], { x, y }: Scale): string {
  const points = values.map((value, index) => `${round(x(index))} ${round(y(value))}`);
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
