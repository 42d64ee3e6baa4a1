import type { AdsPort } from '#contract/ads.ts';
import type { AdsConsentPort } from '#contract/adsConsent.ts';
import { facebook } from './facebook.ts';
import { facebookConsent } from './facebookConsent.ts';
import { google } from './google.ts';
import { googleConsent } from './googleConsent.ts';
import { tiktok } from './tiktok.ts';
import { tiktokConsent } from './tiktokConsent.ts';

/** Platforms whose campaigns can be changed from here, by their code of `ads_platform`. */
export const ADS: Readonly<Partial<Record<string, AdsPort>>> = { facebook, tiktok, google };

/** How accounts at each are connected. */
export const ADS_CONSENT: Readonly<Partial<Record<string, AdsConsentPort>>> = {
  facebook: facebookConsent,
  tiktok: tiktokConsent,
  google: googleConsent,
};
