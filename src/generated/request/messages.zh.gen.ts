// Generated from schemas/request/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'module.request': '申请',
  'permission.administration_request': '任务申请',
} satisfies Record<string, string>;
