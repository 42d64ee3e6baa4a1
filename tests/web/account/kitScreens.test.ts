import { expect, it } from 'vitest';
import { withKitScreens } from '#web/app/kitScreens.ts';

const pathsOf = (isDemo: boolean) => withKitScreens([], isDemo).map(({ path }) => path);

it('has the outbox in a demo only, for full access only (readings)', () => {
  expect(pathsOf(false)).toEqual(['/change-password', '/account', '/notifications', '/manual', '/manual/*']);
  expect(pathsOf(true)).toContain('/outbox');
  const outbox = withKitScreens([], true).find(({ path }) => path === '/outbox');
  expect(outbox?.permissions).toEqual(['super_admin']);
});

it('asks for no code at what is everybody’s, and for that of the company at its account', () => {
  const codes = Object.fromEntries(
    withKitScreens([], false).map(({ path, permissions }) => [path, permissions]),
  );
  expect(codes).toEqual({
    '/change-password': [],
    '/account': ['customer_account'],
    '/notifications': [],
    '/manual': [],
    '/manual/*': [],
  });
});

it('gives way to a screen of the app at the same address', () => {
  const own = withKitScreens([], false).slice(0, 1);
  expect(withKitScreens(own, false).filter(({ path }) => path === '/change-password')).toHaveLength(1);
});
