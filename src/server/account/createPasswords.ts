import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { compose } from '#contract/text.ts';
import { Failure } from '#server/http/Failure.ts';

/** Cost of scrypt: memory 128 · 2^ln · r bytes (ln 15, r 8: 32 MiB), p passes one after another. */
export interface PasswordCost {
  ln: number;
  r: number;
  p: number;
}

/** OWASP's setting for 32 MiB. */
const DEFAULT_COST: PasswordCost = { ln: 15, r: 8, p: 3 };

/** Hashing takes a core for a while: so many at once, so many waiting, then 503. */
const AT_ONCE = 2;
const MAX_WAITING = 100;

const KEY_BYTES = 32;

/** Makes and checks password hashes in PHC form: `$scrypt$ln=15,r=8,p=3$<salt>$<key>`. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password is right; with no hash, the same work is done and the answer is no. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether the hash was made with another cost than today's. */
  isOutdated(hash: string): boolean;
}

/** Passwords by scrypt with a bounded queue; throws Failure `busy` when it is full. */
export function createPasswords(cost: PasswordCost = DEFAULT_COST): Passwords {
  const turn = createQueue(AT_ONCE, MAX_WAITING);
  const dummy = print(cost, randomBytes(16), randomBytes(KEY_BYTES));
  return {
    hash: (password) =>
      turn(async () => {
        const salt = randomBytes(16);
        return print(cost, salt, await derive(password, salt, cost));
      }),
    verify: (password, hash) =>
      turn(async () => {
        const wanted = parse(hash ?? dummy) ?? parse(dummy);
        if (!wanted) return false;
        const key = await derive(password, wanted.salt, wanted.cost);
        return timingSafeEqual(key, wanted.key) && hash !== null;
      }),
    isOutdated: (hash) => !hash.startsWith(printCost(cost)),
  };
}

function derive(password: string, salt: Buffer, { ln, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** ln;
  return new Promise((resolve, reject) => {
    scrypt(compose(password), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

const printCost = ({ ln, r, p }: PasswordCost) => `$scrypt$ln=${ln},r=${r},p=${p}$`;

const print = (cost: PasswordCost, salt: Buffer, key: Buffer) =>
  `${printCost(cost)}${toBase64(salt)}$${toBase64(key)}`;

const toBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/={0,2}$/, '');

function parse(hash: string): { cost: PasswordCost; salt: Buffer; key: Buffer } | null {
  const match = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!match) return null;
  const [ln, r, p] = match.slice(1, 4).map(Number);
  const key = Buffer.from(match[5] ?? '', 'base64');
  if (!ln || !r || !p || key.length !== KEY_BYTES) return null;
  return { cost: { ln, r, p }, salt: Buffer.from(match[4] ?? '', 'base64'), key };
}

/** Runs works `atOnce` at a time, the others in turn; refuses when `maxWaiting` wait already. */
function createQueue(atOnce: number, maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  const takeTurn = () => {
    if (waiting.length >= maxWaiting) throw new Failure('busy');
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const giveTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    if (free > 0) free -= 1;
    else await takeTurn();
    try {
      return await work();
    } finally {
      giveTurn();
    }
  };
}
