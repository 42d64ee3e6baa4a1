// Generated from schemas/shop/terms.vi.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  {
    kind: 'paragraph',
    inlines: [
      'Chào ',
      { kind: 'strong', inlines: ['bạn'] },
      ', xem ',
      { kind: 'link', href: '/shop/bills', inlines: ['phiếu'] },
      ' hoặc ',
      { kind: 'em', inlines: ['gọi'] },
      ' ',
      { kind: 'link', href: 'tel:19001234', inlines: ['chúng tôi'] },
      '.',
    ],
  },
  { kind: 'heading', level: 2, id: 's1', inlines: ['Phần một'] },
  { kind: 'list', items: [['Một'], ['Hai dòng']] },
  { kind: 'list', isOrdered: true, items: [['Thứ nhất']] },
  { kind: 'heading', level: 3, id: 's2', inlines: ['Nhỏ'] },
  { kind: 'quote', inlines: ['Trích dẫn'] },
] satisfies readonly Block[];
