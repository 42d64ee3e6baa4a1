import { afterEach, expect, it, vi } from 'vitest';
import { findPosition } from '#modules/office/phone.web.ts';

afterEach(() => vi.unstubAllGlobals());

/** A phone that answers so when it is asked where it is. */
function answer(getCurrentPosition: Geolocation['getCurrentPosition']): void {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
}

it('is where the phone says, no better than it says', async () => {
  answer((found) =>
    found({ coords: { latitude: 21.02, longitude: 105.83, accuracy: 12.2 } } as GeolocationPosition),
  );
  expect(await findPosition()).toEqual({ geo_point: { lat: 21.02, lng: 105.83 }, accuracy_m: 13 });
});

it.each([
  [1, 'messages.location_denied'],
  [2, 'messages.location_unavailable'],
  [3, 'messages.location_timeout'],
  [9, 'messages.location_unavailable'],
])('says what is wrong: %i', async (code, message) => {
  answer((_, failed) => failed?.({ code } as GeolocationPositionError));
  await expect(findPosition()).rejects.toThrow(message);
});

it('says so of a browser that knows no places', async () => {
  vi.stubGlobal('navigator', {});
  await expect(findPosition()).rejects.toThrow('messages.location_unavailable');
});
