// Generated from schemas/office/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'module.office': '办公',
  'permission.office_timekeeping': '考勤打卡',
  'permission.timekeeping_manager': '考勤管理',
} satisfies Record<string, string>;
