// Generated from schemas/office/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'messages.device_not_activated': 'Thiết bị này chưa được kích hoạt. Hãy nhờ quản trị viên cấp mã kích hoạt.',
  'messages.location_denied': 'Chưa xác định được vị trí vì trình duyệt chưa được cho phép. Hãy cho phép rồi thử lại.',
  'messages.location_set': 'Đã lưu vị trí.',
  'messages.location_timeout': 'Lấy vị trí quá lâu. Hãy thử lại.',
  'messages.location_unavailable': 'Không lấy được vị trí. Hãy ra chỗ thoáng rồi thử lại.',
  'messages.only_mobile': 'Tính năng này chỉ dùng trên điện thoại.',
  'messages.timekeeping_done': 'Đã chấm công.',
  'messages.wrong_activation_code': 'Mã kích hoạt không đúng. Hãy kiểm tra rồi nhập lại.',
  'permission.office_timekeeping': 'Chấm công',
  'permission.timekeeping_manager': 'Quản lý chấm công',
} satisfies Record<string, string>;
