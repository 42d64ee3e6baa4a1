import { expect, test } from 'vitest';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { mayOpen } from '#server/files/mayOpen.ts';
import type { StoredFile } from '#server/files/storedFile.ts';

const session = {
  customer: { id: 1 },
  accountId: 7,
  permissions: ['super_admin'],
} as unknown as ServerSession;
const file = { customerId: 1, class: 'private', createdBy: 7, owner: null } as unknown as StoredFile;
/** A file that no record names needs nothing of the database. */
const parts = {} as unknown as Parameters<typeof mayOpen>[2];

test.each([
  ['its sender', file, session, true],
  ['somebody else of the company', { ...file, createdBy: 8 }, session, false],
  ['an account of another company with the same number', { ...file, customerId: 2 }, session, false],
  ['a visitor', file, undefined, false],
  ['a visitor, where it is public', { ...file, class: 'public' as const }, undefined, true],
] as const)('a file that no record names yet, for %s', async (_who, stored, caller, isOpen) => {
  expect(await mayOpen(stored as StoredFile, caller, parts)).toBe(isOpen);
});
