import { existsSync } from 'node:fs';
import path from 'node:path';
import { dropEnd } from '#contract/text.ts';
import type { SmtpSettings } from './messages/createMailer.ts';

/** What the environment says, checked (interface 2). */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** Load the demo company into an empty database. */
  isDemo: boolean;
  /** First administrator of an empty database without the demo. */
  admin?: { username: string; password: string };
  clientKey: string;
  filesDir: string;
  allowedOrigins: readonly string[];
  /** Proxies of our own in front of the server, whose `X-Forwarded-For` is believed. */
  trustedProxies: number;
  /** Base of links that leave the server, without a slash at its end. */
  publicUrl: string;
  logLevel: LogLevel;
  /** The first encrypts, each decrypts. */
  secretKeys: readonly string[];
  /** `host:port` of systems inside that the server may call, as sandboxes. */
  outgoingAllow: readonly string[];
  /** How e-mail leaves; absent: none does. */
  smtp?: SmtpSettings;
  /** How the provider of the product is reached: a name, a phone number, an address. */
  providerContact?: string;
  /** Days for which a company's data is kept after its licence; absent: nothing is promised. */
  keptDays?: number;
  /** File of a typeface for signs that the product's own does not have, Chinese ones say, in PDF files. */
  pdfFont?: string;
  /** Where the browser finds the API: `/api`, or another server's absolute URL. */
  apiBase: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** A wrong environment variable; the message is the one line to print. */
export class ConfigError extends Error {
  constructor(name: string, seen: string, allowed: string) {
    super(`${name} is ${JSON.stringify(seen)}, but must be ${allowed}`);
    this.name = 'ConfigError';
  }
}

/** Reads the environment of interface 2; throws `ConfigError` for the first wrong value. */
export function readConfig(env: Environment): Config {
  const port = readPort(env);
  const host = env.HOST || '127.0.0.1';
  const dataDir = path.resolve(env.DATA_DIR || '.data');
  const databaseUrl = readDatabaseUrl(env);
  return {
    port,
    host: readHost(host),
    dataDir,
    databaseUrl,
    isDemo: readDemo(env, databaseUrl === undefined),
    admin: readAdmin(env),
    clientKey: readClientKey(env),
    filesDir: path.resolve(env.FILES_DIR || path.join(dataDir, 'files')),
    allowedOrigins: readOrigins(env),
    secretKeys: readSecretKeys(env),
    outgoingAllow: readOutgoing(env),
    trustedProxies: readTrustedProxies(env),
    publicUrl: readUrl('PUBLIC_URL', env.PUBLIC_URL || `http://localhost:${port}`),
    logLevel: readLogLevel(env),
    apiBase: readApiBase(env),
    ...(env.SMTP_URL && { smtp: readSmtp(env.SMTP_URL, env.MAIL_FROM ?? '') }),
    ...(env.PROVIDER_CONTACT && { providerContact: readContact(env.PROVIDER_CONTACT) }),
    ...(env.DATA_KEPT_DAYS && { keptDays: readKeptDays(env.DATA_KEPT_DAYS) }),
    ...(env.PDF_FONT && { pdfFont: readFont(env.PDF_FONT) }),
  };
}

function readPort(env: Environment): number {
  const text = env.PORT || '3000';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65_535) throw new ConfigError('PORT', text, 'a number from 0 to 65535');
  return port;
}

function readHost(host: string): string {
  if (!/^[\w.:-]+$/.test(host))
    throw new ConfigError('HOST', host, 'a host name or address, such as 127.0.0.1 or 0.0.0.0');
  return host;
}

function readDatabaseUrl(env: Environment): string | undefined {
  const text = env.DATABASE_URL;
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\/.+/.test(text) || !URL.canParse(text))
    throw new ConfigError(
      'DATABASE_URL',
      withoutPassword(text),
      'postgres://user:password@host:port/database',
    );
  return text;
}

/** The URL with its password hidden: what may be printed. */
function withoutPassword(url: string): string {
  return url.replace(/^([^:/]*:?\/\/[^:/@]*):.*@/, '$1:***@');
}

function readDemo(env: Environment, isEmbedded: boolean): boolean {
  const text = env.DEMO || (isEmbedded ? '1' : '0');
  if (text !== '0' && text !== '1') throw new ConfigError('DEMO', text, '0 or 1');
  return text === '1';
}

function readAdmin(env: Environment): Config['admin'] {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env;
  if (!username && !password) return undefined;
  if (!username || !/^[a-z0-9][a-z0-9._-]{2,49}$/.test(username))
    throw new ConfigError('ADMIN_USERNAME', username ?? '', '3 to 50 of the characters a-z 0-9 . _ -');
  if (!password || password.length < 8)
    throw new ConfigError('ADMIN_PASSWORD', '***', 'at least 8 characters long');
  return { username, password };
}

function readClientKey(env: Environment): string {
  const text = env.CLIENT_KEY || 'khuon';
  if (!/^[\w.-]{1,200}$/.test(text))
    throw new ConfigError('CLIENT_KEY', text, '1 to 200 of the characters a-z A-Z 0-9 . _ -');
  return text;
}

const ADDRESS = /^[^\s<>@,]+@[^\s<>@,]+$/;

function readSmtp(url: string, from: string): SmtpSettings {
  if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url) || new URL(url).hostname === '')
    throw new ConfigError('SMTP_URL', withoutPassword(url), 'smtp://user:password@host:port, or smtps://…');
  const [, bare = from] = /^[^<>\p{Cc}]+<([^<>]+)>$/u.exec(from) ?? [];
  if (!ADDRESS.test(bare))
    throw new ConfigError(
      'MAIL_FROM',
      from,
      'an address such as Khuon <mail@example.vn> where SMTP_URL is set',
    );
  return { url, from };
}

function readContact(text: string): string {
  const contact = text.trim();
  if (contact === '' || contact.length > 200 || /\p{Cc}/u.test(contact))
    throw new ConfigError('PROVIDER_CONTACT', text, 'one line of at most 200 characters');
  return contact;
}

function readFont(text: string): string {
  const file = path.resolve(text);
  if (!/\.(ttf|otf|woff)$/i.test(file) || !existsSync(file))
    throw new ConfigError('PDF_FONT', text, 'the path of a typeface that is there: .ttf, .otf or .woff');
  return file;
}

function readKeptDays(text: string): number {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < 1) throw new ConfigError('DATA_KEPT_DAYS', text, 'a number of days from 1 to 9999');
  return days;
}

function readOrigins(env: Environment): string[] {
  const names = (env.ALLOWED_ORIGINS || '').split(',').map((name) => name.trim());
  return names.filter(Boolean).map((origin) => {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new ConfigError(
        'ALLOWED_ORIGINS',
        origin,
        'origins with commas between, such as https://shop.example.vn',
      );
    return origin;
  });
}

const readNames = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

function readSecretKeys(env: Environment): string[] {
  return readNames(env.SECRET_KEY).map((key) => {
    if (key.length < 32)
      throw new ConfigError('SECRET_KEY', '***', 'at least 32 characters each, with commas between');
    return key;
  });
}

function readOutgoing(env: Environment): string[] {
  return readNames(env.OUTGOING_ALLOW).map((host) => {
    if (!/^[\w.-]+:\d{1,5}$/.test(host))
      throw new ConfigError('OUTGOING_ALLOW', host, 'hosts with their ports, such as 127.0.0.1:4010');
    return host.toLowerCase();
  });
}

function readTrustedProxies(env: Environment): number {
  const text = env.TRUST_PROXY || '0';
  if (!/^[0-9]$/.test(text))
    throw new ConfigError('TRUST_PROXY', text, 'the number of proxies in front, from 0 to 9');
  return Number(text);
}

function readUrl(name: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new ConfigError(name, text, 'an address such as https://office.example.vn');
  return dropEnd(text, '/');
}

function readLogLevel(env: Environment): LogLevel {
  const text = env.LOG_LEVEL || 'warn';
  const level = LOG_LEVELS.find((name) => name === text);
  if (!level) throw new ConfigError('LOG_LEVEL', text, `one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function readApiBase(env: Environment): string {
  const text = env.VITE_API_BASE || '/api';
  if (/^\/[\w/-]*$/.test(text)) return dropEnd(text, '/');
  return readUrl('VITE_API_BASE', text);
}
