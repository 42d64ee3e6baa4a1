import type { GeoPoint } from '#fields/geo_point/geo_point.ts';

/** Whether this is a phone: by what it calls itself, and by a screen that is touched. */
export const isPhone = (): boolean =>
  /Android|iPhone|iPad|Mobile/.test(navigator.userAgent) && navigator.maxTouchPoints > 0;

/** What managers know the phone by. */
export function nameOfPhone(): string {
  const [, about = ''] = navigator.userAgent.split('(');
  const [system = ''] = about.split(')');
  return system.split(';').slice(0, 3).join(',').trim().slice(0, 100) || 'Phone';
}

export interface Position {
  geo_point: GeoPoint;
  accuracy_m: number;
}

/** Why a phone does not know where it is, by the code that it gives. */
const FAILURES: Readonly<Record<number, string>> = {
  1: 'messages.location_denied',
  2: 'messages.location_unavailable',
  3: 'messages.location_timeout',
};

/** Where the phone is now; rejects with the message key of what is wrong. */
export const findPosition = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('messages.location_unavailable'));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) =>
        resolve({ geo_point: { lat, lng }, accuracy_m: Math.ceil(accuracy) }),
      ({ code }) => reject(new Error(FAILURES[code] ?? 'messages.location_unavailable')),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 },
    );
  });
