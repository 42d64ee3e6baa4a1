import { loadavg } from 'node:os';
import type { BenchRow } from './BenchRow.ts';

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which this share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** A row against another program's figure of the same run. */
export function toPeerRow(
  names: Pick<BenchRow, 'gate' | 'what' | 'unit'>,
  ours: number,
  peer: number,
  most: number,
): BenchRow {
  const ratio = ours / peer;
  const shown = `min: ${round(peer)} ${names.unit}`;
  return { ...names, value: round(ours), peer: shown, ratio, goal: `<= ${most}x`, ok: ratio <= most };
}

/** A row against a fixed goal; `beside` says what else was seen. */
export function toGoalRow(
  names: Pick<BenchRow, 'gate' | 'what' | 'unit'>,
  ours: number,
  most: number,
  beside = 'the goal',
): BenchRow {
  const ratio = ours / most;
  return {
    ...names,
    value: round(ours),
    peer: beside,
    ratio,
    goal: `<= ${most} ${names.unit}`,
    ok: ours <= most,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Prints the rows of a bench that runs alone, with the load of the machine. */
export function printAlone(rows: readonly BenchRow[]): void {
  console.table(
    rows.map(({ gate, what, value, unit, peer, ratio, goal, ok }) => ({
      gate,
      what,
      figure: `${value} ${unit}`,
      peer,
      ratio: ratio.toFixed(2),
      goal,
      ok,
    })),
  );
  console.log(
    `load average ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}`,
  );
}

/** Whether a file was started by itself. */
export function isStarted(url: string): boolean {
  return process.argv[1] !== undefined && url === new URL(process.argv[1], 'file://').href;
}
