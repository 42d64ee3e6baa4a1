// Generated from schemas/office/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'module.office': 'Office',
  'permission.office_timekeeping': 'Timekeeping',
  'permission.timekeeping_manager': 'Manage timekeeping',
} satisfies Record<string, string>;
