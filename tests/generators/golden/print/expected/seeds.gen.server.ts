// Generated from schemas/*/*.seed.json. Edit those files and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const seeds: readonly SeedModel[] = [];
