import type { GeoPoint } from '#fields/geo_point/geo_point.ts';

/** What a phone signs when somebody clocks: the server's moment, what for, and where. Phone and server write it alike. */
export const toSignedText = (clocking: { asked_at: string; kind: string; geo_point: GeoPoint }): string =>
  [clocking.asked_at, clocking.kind, clocking.geo_point.lat, clocking.geo_point.lng].join('|');
