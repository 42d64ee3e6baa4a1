import { expect } from 'vitest';
import { toUpload } from '../server/import/sheets.ts';
import type { Caller, TestServer } from './server.ts';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture that somebody took; where it is kept. */
export async function uploadPicture(server: TestServer, caller: Caller, name: string): Promise<string> {
  const { payload, type } = toUpload({ name, bytes: PICTURE });
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/upload-image',
    headers: { authorization: `Bearer ${caller.token}`, 'x-client-key': 'khuon', 'content-type': type },
    payload,
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ path: string }>().path;
}
