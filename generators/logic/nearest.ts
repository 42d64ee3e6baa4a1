/** The candidate that `name` was most likely meant to be, or null when none is close. */
export function nearest(name: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  // Two letters may be swapped (distance 2), but not in a name of three.
  let bestDistance = Math.max(name.length < 4 ? 1 : 2, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = distanceOf(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance && distance < candidate.length) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Candidates, those nearest to `name` first; equally near ones as they come. */
export function byNearness(name: string, candidates: Iterable<string>): readonly string[] {
  const wanted = name.toLowerCase();
  const near = [...candidates].map((candidate) => ({
    candidate,
    distance: distanceOf(wanted, candidate.toLowerCase()),
  }));
  return near.toSorted((a, b) => a.distance - b.distance).map(({ candidate }) => candidate);
}

/** Levenshtein distance: least number of letters to add, drop or change. */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
