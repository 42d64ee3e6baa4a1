// Generated from schemas/office/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'messages.device_not_activated': 'This device is not activated. Ask your administrator for an activation code.',
  'messages.location_denied': 'Your location is not determined: the browser has no permission. Allow it and try again.',
  'messages.location_set': 'Location set.',
  'messages.location_timeout': 'Finding your location took too long. Try again.',
  'messages.location_unavailable': 'Your location is unavailable. Move to an open place and try again.',
  'messages.only_mobile': 'This feature works on a mobile phone only.',
  'messages.timekeeping_done': 'Attendance recorded.',
  'messages.wrong_activation_code': 'Wrong activation code. Check it and type it again.',
  'permission.office_timekeeping': 'Timekeeping',
  'permission.timekeeping_manager': 'Manage timekeeping',
} satisfies Record<string, string>;
