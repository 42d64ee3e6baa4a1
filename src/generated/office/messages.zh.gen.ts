// Generated from schemas/office/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'messages.device_not_activated': '该设备尚未激活，请向管理员索取激活码。',
  'messages.location_denied': '未获得定位权限，请允许后重试。',
  'messages.location_set': '位置已保存。',
  'messages.location_timeout': '获取位置超时，请重试。',
  'messages.location_unavailable': '无法获取位置，请到开阔处后重试。',
  'messages.only_mobile': '该功能仅限手机使用。',
  'messages.timekeeping_done': '打卡成功。',
  'messages.wrong_activation_code': '激活码错误，请检查后重新输入。',
  'permission.office_timekeeping': '考勤打卡',
  'permission.timekeeping_manager': '考勤管理',
} satisfies Record<string, string>;
