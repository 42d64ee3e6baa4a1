import { SUPER_ADMIN } from '#contract/session.ts';
import type { ScreenDefinition } from './AppModel.ts';

const shared = { kind: 'page', module: 'system', texts: ['system'] } as const;

/** Screens of the kit itself. A screen of the app with the same address comes instead. */
const KIT_SCREENS: readonly ScreenDefinition[] = [
  {
    ...shared,
    screen: 'change-password',
    path: '/change-password',
    permissions: [],
    load: () => import('#web/account/ChangePasswordPage.tsx'),
  },
  {
    ...shared,
    screen: 'account',
    path: '/account',
    permissions: ['customer_account'],
    load: () => import('#web/account/AccountPage.tsx'),
  },
  {
    ...shared,
    screen: 'notifications',
    path: '/notifications',
    permissions: [],
    load: () => import('./notify/NotificationsPage.tsx'),
  },
  ...['/manual', '/manual/*'].map((path): ScreenDefinition => ({
    ...shared,
    screen: 'manual',
    path,
    permissions: [],
    load: () => import('#web/manual/ManualScreen.tsx'),
  })),
];

/** What a demo would have sent (readings: `/outbox`), and how e-mails left. */
const OUTBOX: ScreenDefinition = {
  ...shared,
  screen: 'outbox',
  path: '/outbox',
  permissions: [SUPER_ADMIN],
  load: () => import('#web/account/OutboxPage.tsx'),
};

/** The app's screens and the kit's. */
export function withKitScreens(
  screens: readonly ScreenDefinition[],
  hasOutbox: boolean,
): readonly ScreenDefinition[] {
  const taken = new Set(screens.map((screen) => screen.path));
  const own = hasOutbox ? [...KIT_SCREENS, OUTBOX] : KIT_SCREENS;
  return [...screens, ...own.filter((screen) => !taken.has(screen.path))];
}
