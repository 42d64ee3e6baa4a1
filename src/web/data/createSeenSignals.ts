/** Keeps the place of the last event in this tab, so that a reload goes on from there. */
const KEY = 'khuon.heard';

/** Events remembered by their places: the server sends some again. */
const REMEMBERED = 2_000;

/** What this tab has seen of the stored sequence of events. */
export interface SeenSignals {
  /** Place of the last event; undefined before the first. */
  last(): number | undefined;
  /** Notes an event; false when it was seen before. Events without a place are always new. */
  note(place: number | undefined): boolean;
  /** Everything up to this place is known. */
  reach(place: number): void;
}

/** Starts with what the tab remembers, else with `start`: the place as of which the page was loaded. */
export function createSeenSignals(start?: number): SeenSignals {
  const places = new Set<number>();
  let last = readPlace() ?? start;
  const reach = (place: number) => {
    last = Math.max(place, last ?? 0);
    writePlace(last);
  };
  return {
    last: () => last,
    note: (place) => {
      if (place === undefined) return true;
      if (places.has(place)) return false;
      places.add(place);
      const oldest = places.values().next().value;
      if (places.size > REMEMBERED && oldest !== undefined) places.delete(oldest);
      reach(place);
      return true;
    },
    reach,
  };
}

function readPlace(): number | undefined {
  try {
    const place = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
    return Number.isSafeInteger(place) ? place : undefined;
  } catch {
    return undefined;
  }
}

function writePlace(place: number): void {
  try {
    sessionStorage.setItem(KEY, String(place));
  } catch {
    // A full or forbidden storage: after a reload the page goes on from its own start.
  }
}
