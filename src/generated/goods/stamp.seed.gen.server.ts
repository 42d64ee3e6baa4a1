// Generated from schemas/goods/stamp.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const stampSeed: SeedModel = {
  entity: 'stamp',
  count: { demo: 300 },
  fields: {
    code: { pattern: 'SSC?#?#?#?#?#?#' }, hash_code: { pattern: '??##??##??##??##' },
    status: { weighted: [[1, 10], [2, 10], [3, 40], [5, 40]] }, goods_id: { reference: 'any' },
    created_at: { ago: [1, 200] },
  },
};
