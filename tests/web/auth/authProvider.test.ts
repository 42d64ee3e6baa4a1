import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { codeOf, createAuthProvider } from '#web/auth/authProvider.ts';
import type { SessionStore } from '#web/auth/SessionStore.ts';
import { aSession } from './aSession.ts';

const ready = { status: 'ready', session: aSession() };
const noteLicense = vi.fn();
const sessions = { token: () => null, state: () => ready, noteLicense };
const provider = createAuthProvider(sessions as unknown as SessionStore);
const error = (status: number, code: string) =>
  new HttpError(code, status, { error: { code, message: code } });

it('tells of an expired licence only, and never rejects: react-admin would take the call for done', async () => {
  noteLicense.mockClear();
  await expect(provider.checkError(error(401, 'no_session'))).resolves.toBeUndefined();
  await expect(provider.checkError(error(403, 'no_permission'))).resolves.toBeUndefined();
  expect(noteLicense).not.toHaveBeenCalled();
  await expect(provider.checkError(error(403, 'license_expired'))).resolves.toBeUndefined();
  expect(noteLicense).toHaveBeenCalledWith(true);
});

it('sends whoever has no token to the login', async () => {
  await expect(provider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login' });
});

it('gives identity and codes of the session', async () => {
  expect(await provider.getIdentity?.()).toEqual({ id: 2, fullName: 'Trần Văn Kho' });
  expect(await provider.getPermissions?.({})).toEqual(['trip_manager']);
});

it('reads the code of an error, and none of other errors', () => {
  expect(codeOf(error(409, 'in_use'))).toBe('in_use');
  expect(codeOf(new HttpError('x', 0))).toBeUndefined();
});
