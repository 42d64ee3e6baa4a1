import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFileStore } from '#server/files/createFileStore.ts';
import { Failure } from '#server/http/Failure.ts';
import type { Db, Queries } from '#server/db/Db.ts';

/** What the disk refuses with, after half of the bytes were written; undefined: it has room. */
const disk = vi.hoisted(() => ({ refusal: undefined as string | undefined }));

vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  const writeFile = async (file: string, bytes: Uint8Array, options: object): Promise<void> => {
    if (disk.refusal === undefined) return real.writeFile(file, bytes, options);
    await real.writeFile(file, bytes.subarray(0, bytes.length / 2), options);
    throw Object.assign(new Error(`${disk.refusal}: no space left on device, write`), { code: disk.refusal });
  };
  return { ...real, writeFile: writeFile as typeof real.writeFile };
});

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'khuon-full-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const statements: string[] = [];
const queries: Queries = {
  query: async (text) => {
    statements.push(text);
    return { rows: [], rowCount: 0 };
  },
};

const filesIn = (place: string): string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(place, name)).isFile(),
  );

test.each(['ENOSPC', 'EDQUOT'])('a disk that is full (%s) answers 503 and keeps nothing', async (refusal) => {
  disk.refusal = refusal;
  const store = createFileStore(undefined as unknown as Db, folder);
  const facts = { class: 'private', name: 'a.txt', mediaType: 'text/plain' } as const;
  const error: unknown = await store.saveBytes(queries, 1, Buffer.from('abcdef'), facts).catch((one) => one);
  expect(error).toBeInstanceOf(Failure);
  expect(error).toMatchObject({ code: 'storage_full', status: 503 });
  expect(filesIn(folder)).toEqual([]);
  expect(statements).toEqual([]);
});
