// Generated from schemas/system/coming-soon.vi.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  {
    kind: 'paragraph',
    inlines: [
      'Chức năng này đang được hoàn thiện và sẽ có trong bản cập nhật tới. Mọi dữ liệu anh chị đã nhập vẫn được giữ nguyên.',
    ],
  },
  {
    kind: 'paragraph',
    inlines: ['Nếu cần dùng sớm, hãy nhắn cho bộ phận hỗ trợ để chúng tôi ưu tiên cho công ty của anh chị.'],
  },
] satisfies readonly Block[];
