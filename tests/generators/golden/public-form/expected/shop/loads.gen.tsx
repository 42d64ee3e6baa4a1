// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const guestForm = () => import('./guest.form.gen.tsx');
