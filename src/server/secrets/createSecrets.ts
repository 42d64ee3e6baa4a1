import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what the server needs again. `place` is what a text belongs to: it opens nowhere else. */
export interface Secrets {
  seal(text: string, place: string): string;
  /** Throws an Error when no key of the list made it, or it belongs elsewhere. */
  open(sealed: string, place: string): string;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  /** Begins what it made. */
  mark: string;
  bytes: Buffer;
}

/** Secrets by a list of keys: the first encrypts, each decrypts, so that a new one is put before the old ones. */
export function createSecrets(keys: readonly string[]): Secrets {
  const known = keys.map(toKey);
  return {
    seal(text, place) {
      const [key] = known;
      if (!key) throw new Error('SECRET_KEY is not set: nothing can be encrypted');
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key.bytes, iv).setAAD(Buffer.from(place));
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${key.mark}.${Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url')}`;
    },
    open(sealed, place) {
      const [mark, rest = ''] = sealed.split('.');
      const key = known.find((one) => one.mark === mark);
      if (!key) throw new Error('SECRET_KEY holds no key that made this secret');
      const bytes = Buffer.from(rest, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key.bytes, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}

function toKey(text: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'khuon secrets', 32));
  return { mark: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}
