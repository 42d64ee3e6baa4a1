import type { ScreenDefinition } from './AppModel.ts';

const shared = { kind: 'page', module: '_shared', texts: [] } as const;

/** Screens of the kit itself. A screen of the app with the same address comes instead. */
const KIT_SCREENS: readonly ScreenDefinition[] = [
  {
    ...shared,
    screen: 'change-password',
    path: '/change-password',
    permissions: [],
    load: () => import('#web/auth/ChangePasswordPage.tsx'),
  },
  {
    ...shared,
    screen: 'account',
    path: '/account',
    permissions: ['customer_account'],
    load: () => import('#web/auth/AccountPage.tsx'),
  },
];

/** The app's screens and the kit's. */
export function withKitScreens(screens: readonly ScreenDefinition[]): readonly ScreenDefinition[] {
  const taken = new Set(screens.map((screen) => screen.path));
  return [...screens, ...KIT_SCREENS.filter((screen) => !taken.has(screen.path))];
}
