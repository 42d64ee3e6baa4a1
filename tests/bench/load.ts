/** What a run of a load found. */
export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  requests: number;
}

/** Calls `call` from so many loops at once for so long; throws what a call throws. */
export async function loadFor(call: () => Promise<void>, concurrency: number, ms: number): Promise<Load> {
  const times: number[] = [];
  const from = performance.now();
  const loop = async (): Promise<void> => {
    while (performance.now() - from < ms) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, loop));
  const seconds = (performance.now() - from) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), requests: times.length };
}

/** Rounds of several loads one after the other, so that all feel the same neighbours; the median of each by requests a second. */
export async function interleave<Name extends string>(
  loads: Readonly<Record<Name, () => Promise<Load>>>,
  rounds: number,
): Promise<Record<Name, Load>> {
  const names = Object.keys(loads) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<Name, Load[]>;
  for (let round = 0; round < rounds; round++)
    for (const name of names) found[name].push(await loads[name]());
  const median = (runs: Load[]): Load =>
    runs.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)] as Load;
  return Object.fromEntries(names.map((name) => [name, median(found[name])])) as Record<Name, Load>;
}
