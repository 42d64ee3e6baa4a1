// Generated from schemas/office/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'module.office': 'Văn phòng',
  'permission.office_timekeeping': 'Chấm công',
  'permission.timekeeping_manager': 'Quản lý chấm công',
} satisfies Record<string, string>;
