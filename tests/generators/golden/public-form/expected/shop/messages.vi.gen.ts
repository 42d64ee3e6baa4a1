// Generated from schemas/shop/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'guest.people': 'People',
  'guest.phone': 'Phone',
  'guest.table': 'Table',
  'messages.booked': 'Booked',
  'rule.guest.any_table': 'Any table',
  'rule.guest.fits': 'Fits',
  'screen.guest.section.main': 'Main',
  'screen.guest.title': 'Guest',
} satisfies Record<string, string>;
