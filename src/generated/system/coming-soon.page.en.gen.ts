// Generated from schemas/system/coming-soon.en.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  {
    kind: 'paragraph',
    inlines: [
      'This function is being finished and comes with the next update. Everything that you have entered stays as it is.',
    ],
  },
  { kind: 'paragraph', inlines: ['If you need it soon, tell our support, and we will put your company first.'] },
] satisfies readonly Block[];
