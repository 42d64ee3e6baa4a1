// Generated from schemas/request/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'notification.request_waiting': '申请 {{code}} 等待您审批',
  'permission.administration_request': '任务申请',
} satisfies Record<string, string>;
