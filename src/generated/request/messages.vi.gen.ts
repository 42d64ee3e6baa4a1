// Generated from schemas/request/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'module.request': 'Yêu cầu',
  'permission.administration_request': 'Yêu cầu công việc',
} satisfies Record<string, string>;
