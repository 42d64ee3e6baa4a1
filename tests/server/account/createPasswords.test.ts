import { describe, expect, test } from 'vitest';
import { createPasswords } from '#server/account/createPasswords.ts';

const cheap = { ln: 4, r: 8, p: 1 };

describe('createPasswords', () => {
  const passwords = createPasswords(cheap);

  test('knows its own hashes, in PHC form', async () => {
    const hash = await passwords.hash('demo-1234');
    expect(hash).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await passwords.verify('demo-1234', hash)).toBe(true);
    expect(await passwords.verify('demo-1235', hash)).toBe(false);
  });

  test('salts: the same password has another hash each time', async () => {
    expect(await passwords.hash('demo-1234')).not.toBe(await passwords.hash('demo-1234'));
  });

  test('takes both spellings of an accented password', async () => {
    const hash = await passwords.hash('mật-khẩu-1'.normalize('NFD'));
    expect(await passwords.verify('mật-khẩu-1'.normalize('NFC'), hash)).toBe(true);
  });

  test('says no without a hash, and for one that is none', async () => {
    expect(await passwords.verify('demo-1234', null)).toBe(false);
    expect(await passwords.verify('demo-1234', 'plain')).toBe(false);
  });

  test('verifies hashes of another cost and calls them outdated', async () => {
    const older = await createPasswords({ ln: 3, r: 8, p: 1 }).hash('demo-1234');
    expect(await passwords.verify('demo-1234', older)).toBe(true);
    expect(passwords.isOutdated(older)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false);
  });

  test('refuses with busy when too many wait', async () => {
    const results = await Promise.allSettled(Array.from({ length: 120 }, () => passwords.hash('x')));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(120 - 2 - 100);
    expect(refused[0]).toMatchObject({ reason: { code: 'busy' } });
  });
});
