import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

describe('readConfig', () => {
  test('has the defaults of the interface', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('.data'),
      databaseUrl: undefined,
      isDemo: true,
      admin: undefined,
      clientKey: 'khuon',
      filesDir: path.resolve('.data/files'),
      allowedOrigins: [],
      secretKeys: [],
      outgoingAllow: [],
      trustedProxies: 0,
      publicUrl: 'http://localhost:3000',
      logLevel: 'warn',
      apiBase: '/api',
    });
  });

  test('says how the provider is reached and how long data is kept, where it was said', () => {
    const env = { PROVIDER_CONTACT: ' Khuon, 1900 1234 ', DATA_KEPT_DAYS: '90' };
    expect(readConfig(env)).toMatchObject({ providerContact: 'Khuon, 1900 1234', keptDays: 90 });
    expect(() => readConfig({ PROVIDER_CONTACT: 'a\nb' })).toThrow('one line of at most 200 characters');
  });

  test('has a way for e-mail where a server and an address are set', () => {
    const SMTP_URL = 'smtp://office:secret@mail.example.vn:587';
    const from = 'Khuon <office@example.vn>';
    expect(readConfig({ SMTP_URL, MAIL_FROM: from }).smtp).toEqual({ url: SMTP_URL, from });
    expect(readConfig({ SMTP_URL, MAIL_FROM: 'office@example.vn' }).smtp?.from).toBe('office@example.vn');
    expect(() => readConfig({ SMTP_URL })).toThrow('MAIL_FROM is "", but must be an address such as');
    expect(() => readConfig({ SMTP_URL, MAIL_FROM: 'office' })).toThrow('MAIL_FROM is "office"');
    expect(() => readConfig({ SMTP_URL: 'mail.example.vn', MAIL_FROM: from })).toThrow(
      'SMTP_URL is "mail.ex',
    );
    expect(() => readConfig({ SMTP_URL: 'http://me:secret@mail', MAIL_FROM: from })).toThrow('me:***@mail');
  });

  test('has no demo on PostgreSQL unless asked for', () => {
    const DATABASE_URL = 'postgres://me:secret@db/khuon';
    expect(readConfig({ DATABASE_URL }).isDemo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).isDemo).toBe(true);
  });

  test.each([
    ['PORT', '80a', 'PORT is "80a", but must be a number from 0 to 65535'],
    ['PORT', '70000', 'PORT is "70000", but must be a number from 0 to 65535'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY is "true", but must be the number of proxies in front, from 0 to 9'],
    ['HOST', 'a b', 'HOST is "a b", but must be a host name or address, such as 127.0.0.1 or 0.0.0.0'],
    ['DEMO', 'yes', 'DEMO is "yes", but must be 0 or 1'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, trace, silent',
    ],
    [
      'PUBLIC_URL',
      'office',
      'PUBLIC_URL is "office", but must be an address such as https://office.example.vn',
    ],
    [
      'ALLOWED_ORIGINS',
      'https://a.vn/path',
      'ALLOWED_ORIGINS is "https://a.vn/path", but must be origins with commas between, such as https://shop.example.vn',
    ],
    ['DATA_KEPT_DAYS', '0', 'DATA_KEPT_DAYS is "0", but must be a number of days from 1 to 9999'],
    ['CLIENT_KEY', 'a"b', 'CLIENT_KEY is "a\\"b", but must be 1 to 200 of the characters a-z A-Z 0-9 . _ -'],
  ])('stops at %s=%s with one line', (name, value, line) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new ConfigError(name, value, line.split('must be ')[1] ?? ''),
    );
    expect(() => readConfig({ [name]: value })).toThrow(line);
  });

  test('never prints a password', () => {
    const seen = () => readConfig({ DATABASE_URL: 'mysql://me:secret@db/khuon' });
    expect(seen).toThrow('DATABASE_URL is "mysql://me:***@db/khuon"');
    expect(() => readConfig({ ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'short' })).toThrow(
      'ADMIN_PASSWORD is "***"',
    );
  });
});
