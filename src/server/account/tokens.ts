import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new opaque secret: 32 random bytes, 43 characters. */
export const createToken = () => randomBytes(32).toString('base64url');

/** How a secret is stored: SHA-256 in hex. It has 256 random bits, so no slow hash is needed. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The socket's secret of a session: made from its token, so that each `/me` gives the same one. */
export const toSocketKey = (token: string) =>
  createHmac('sha256', token).update('socket').digest('base64url');
