// Generated from schemas/request/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'module.request': 'Requests',
  'permission.administration_request': 'Task requests',
} satisfies Record<string, string>;
