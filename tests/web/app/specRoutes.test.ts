import { expect, it } from 'vitest';
import { app } from '#generated/app.gen.tsx';
import vi from '#generated/built/system/messages.vi.gen.ts';
import en from '#generated/built/system/messages.en.gen.ts';
import zh from '#generated/built/system/messages.zh.gen.ts';
import { withKitScreens } from '#web/app/kitScreens.ts';

/** Addresses of spec 2.2 that no menu name leads to, with their codes; those of the menu stand in `specMenu.test.ts`. */
const SPEC: Readonly<Record<string, readonly string[]>> = {
  '/account': ['customer_account'],
  '/pos': ['customer_account'],
  '/account-auth/:eMarket': ['customer_account'],
  '/oauth-zalo': [],
  '/change-password': [],
  '/only-invoice': ['administration_only_invoice'],
  '/nsca/stamp': ['nsca_stamp'],
  '/coming-soon': [],
  '/goods/combo': ['goods_manager'],
  '/orders/detail': ['order_manager'],
  '/orders/detail/:id': ['order_manager'],
  '/timekeeping/list': ['timekeeping_manager'],
  '/material/receipt-create': ['material_receipt_create'],
  '/material/list': ['material_manager'],
  '/crm/lead-create': ['crm_lead_create'],
  // Ours (readings).
  '/settings': ['customer_account'],
  '/administration/role': ['administration_employee'],
  '/outbox': ['super_admin'],
};

/** Spec 2.3: anybody may open them. The kit's own (`/login`, `/403`, `/license-expired`) are tested in `App.test.tsx`. */
const PUBLIC = [
  '/register',
  '/check/:code',
  '/var/:code',
  '/customer-register',
  '/services',
  '/terms',
  '/privacy',
  '/al',
];

const screens = withKitScreens(app.screens, true);

it('asks at each address of spec 2.2 for its codes and no others', () => {
  const wrong = screens
    .filter(({ path }) => SPEC[path] !== undefined)
    .map(({ path, permissions }) => [path, permissions])
    .filter(([path, codes]) => JSON.stringify(codes) !== JSON.stringify(SPEC[String(path)]));
  expect(wrong).toEqual([]);
});

it('opens the pages of spec 2.3 to everybody, and no others', () => {
  const open = screens.filter((screen) => screen.public).map(({ path }) => path);
  expect(open.toSorted()).toEqual(PUBLIC.toSorted());
});

it('has a page for a form without a record in its address, under its codes', () => {
  const found = screens.find(({ path }) => path === '/orders/detail');
  expect(found).toMatchObject({ screen: 'orders/detail', permissions: ['order_manager'] });
  expect(found?.public).toBeUndefined();
});

it('calls /services terms of use (spec 2.3)', () => {
  const titles = [vi, en, zh].map((texts: Record<string, string>) => texts['screen.services.title']);
  expect(titles).toEqual(['Điều khoản sử dụng', 'Terms of use', '使用条款']);
});
