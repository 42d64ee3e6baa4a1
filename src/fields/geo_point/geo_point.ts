import type { FieldType } from '#contract/field.ts';

/** Degrees, WGS 84. */
export interface GeoPoint {
  lat: number;
  lng: number;
}

function isGeoPoint(value: unknown): value is GeoPoint {
  if (typeof value !== 'object' || value === null) return false;
  const { lat, lng } = value as Record<string, unknown>;
  return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

const PAIR = /^(-?\d+(?:\.\d+)?)(?:\s*[,;]\s*|\s+)(-?\d+(?:\.\d+)?)$/;

/** Reads `10.7769, 106.7009`, as maps copy it. */
export const geoPoint: FieldType<GeoPoint> = {
  name: 'geo_point',
  normalize(value) {
    if (typeof value !== 'string') return value;
    if (value.trim() === '') return null;
    const [, lat, lng] = PAIR.exec(value.trim()) ?? [];
    return lat && lng ? { lat: Number(lat), lng: Number(lng) } : value;
  },
  check: (value) => (isGeoPoint(value) ? null : { code: 'not_correct', params: { value } }),
  format: (value) => (isGeoPoint(value) ? `${value.lat.toFixed(5)}, ${value.lng.toFixed(5)}` : ''),
};
