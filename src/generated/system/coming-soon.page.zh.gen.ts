// Generated from schemas/system/coming-soon.zh.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  { kind: 'paragraph', inlines: ['该功能正在完善，将在下一次更新中提供。您已录入的数据保持不变。'] },
  { kind: 'paragraph', inlines: ['如需提前使用，请联系客服，我们会优先为贵公司开通。'] },
] satisfies readonly Block[];
