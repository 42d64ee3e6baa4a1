// Generated from schemas/_shared/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'kit.report.by_month': 'kit.report.by_month',
} satisfies Record<string, string>;
