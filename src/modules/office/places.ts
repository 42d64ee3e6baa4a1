import type { GeoPoint } from '#fields/geo_point/geo_point.ts';

/* Where somebody clocks, and whether that is one of the places where he may. */

/** A point as a record holds it, checked by its field. */
export const toPoint = ({ lat, lng }: Readonly<Record<string, unknown>>): GeoPoint => ({
  lat: Number(lat),
  lng: Number(lng),
});

/** A phone that knows no better where it is proves nothing. */
export const MAX_ACCURACY_M = 100;

const EARTH_M = 6_371_000;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points on the earth (haversine). */
export function distanceOf(from: GeoPoint, to: GeoPoint): number {
  const lat = toRadians(to.lat - from.lat);
  const lng = toRadians(to.lng - from.lng);
  const half =
    Math.sin(lat / 2) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(lng / 2) ** 2;
  return Math.round(2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(half))));
}

export interface Site {
  id: number;
  name: string;
  geo_point: GeoPoint;
  radius_m: number;
}

export interface FoundSite {
  site: Site;
  distance_m: number;
  isWithin: boolean;
}

/** The nearest place, and whether the point may lie in it; null where there is none. */
export function findSite(sites: readonly Site[], point: GeoPoint, accuracy: number): FoundSite | null {
  const found = sites
    .map((site) => ({ site, distance_m: distanceOf(site.geo_point, point) }))
    .map((one) => ({ ...one, isWithin: one.distance_m - accuracy <= one.site.radius_m }))
    .sort((a, b) => Number(b.isWithin) - Number(a.isWithin) || a.distance_m - b.distance_m);
  return found[0] ?? null;
}

export type PlaceFlag = 'mock_place' | 'same_place';

/** What looks odd about a position: no phone knows it exactly, and nobody stands twice at the same centimetre. */
export function flagsOf(point: GeoPoint, accuracy: number, last: GeoPoint | null): PlaceFlag[] {
  const flags: PlaceFlag[] = [];
  if (accuracy === 0) flags.push('mock_place');
  if (last !== null && last.lat === point.lat && last.lng === point.lng) flags.push('same_place');
  return flags;
}
