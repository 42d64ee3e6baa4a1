// Generated from schemas/_shared/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'kit.report.by_day': 'kit.report.by_day',
} satisfies Record<string, string>;
