/** One figure of the bench, with what it is compared to in the same run. */
export interface BenchRow {
  /** Gate of the performance page: `D1`. */
  gate: string;
  what: string;
  value: number;
  unit: string;
  /** The other side of the ratio and its figure. */
  peer: string;
  ratio: number;
  /** The goal in words: `<= 0.25x`. */
  goal: string;
  ok: boolean;
}
