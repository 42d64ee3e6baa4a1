import type { AdsPort } from '#contract/ads.ts';
import { facebook } from './facebook.ts';
import { google } from './google.ts';
import { tiktok } from './tiktok.ts';

/** Platforms whose campaigns can be changed from here, by their code of `ads_platform`. */
export const ADS: Readonly<Partial<Record<string, AdsPort>>> = { facebook, tiktok, google };
