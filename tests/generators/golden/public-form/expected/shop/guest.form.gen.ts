// Generated from schemas/shop/guest.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type GuestForm = {
  table: string | null;
  phone: string;
  people: number;
};

export const guestFormFields = createFields({
  table: { type: 'code', json: 'string', maxLength: 10 },
  phone: { type: 'phone', json: 'string', required: true, maxLength: 20, country: 'people' },
  people: { type: 'integer', json: 'integer', required: true, minimum: 1 },
});

export const guestFormRules: readonly RuleModel[] = [
  {
    key: 'fits',
    check: (c: Logic<GuestForm>) => c.record.people == null || c.record.people <= 12,
    level: 'error', on: ['create', 'update'], message: 'rule.guest.fits', at: 'people',
  },
  {
    key: 'named',
    check: (c: Logic<GuestForm>) => c.record.table !== '0',
    level: 'error', on: ['create', 'update'], message: 'rule.guest.any_table',
  },
];
