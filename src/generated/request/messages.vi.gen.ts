// Generated from schemas/request/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'notification.request_waiting': 'Yêu cầu {{code}} chờ bạn duyệt',
  'permission.administration_request': 'Yêu cầu công việc',
} satisfies Record<string, string>;
