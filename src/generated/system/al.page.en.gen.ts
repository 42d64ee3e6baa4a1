// Generated from schemas/system/al.en.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  {
    kind: 'paragraph',
    inlines: [
      'SSC runs warehouse, sales and customer care in one system: receiving, picking, packing, handover to carriers, reconciliation of COD, and closing orders by phone and on social networks.',
    ],
  },
  { kind: 'heading', level: 2, id: 's1', inlines: ['For whom'] },
  {
    kind: 'list',
    items: [
      [
        { kind: 'strong', inlines: ['Companies and household businesses'] },
        ' that store goods with us or run their own warehouse.',
      ],
      [
        { kind: 'strong', inlines: ['Staff'] },
        ' of companies that use SSC: sign in with the account that your administrator has activated.',
      ],
      [{ kind: 'strong', inlines: ['Distributors'] }, ' who may see and check goods in their own area.'],
    ],
  },
  { kind: 'heading', level: 2, id: 's2', inlines: ['How to begin'] },
  {
    kind: 'paragraph',
    inlines: [
      'A new company registers and confirms its phone number. Staff register with the code of their company and wait until an administrator activates them.',
    ],
  },
] satisfies readonly Block[];
