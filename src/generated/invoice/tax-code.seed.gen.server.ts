// Generated from schemas/invoice/tax-code.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const taxCodeSeed: SeedModel = {
  entity: 'tax_code',
  rows: {
    demo: [
      { code: '0101234567', status: 1 },
      { code: '0101234567-001', status: 1 },
      { code: '0309876543', status: 1 },
      { code: '0300000017', status: 0 },
    ],
    other: [{ code: '0401112223', status: 1 }],
  },
};
