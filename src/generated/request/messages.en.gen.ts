// Generated from schemas/request/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'notification.request_waiting': 'Request {{code}} waits for your approval',
  'permission.administration_request': 'Task requests',
} satisfies Record<string, string>;
