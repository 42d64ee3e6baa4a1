import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { copyFile, mkdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db, Queries } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import { STORED_FILE, toStoredFile, type FileClass, type FileRow, type StoredFile } from './storedFile.ts';

export interface FileFacts {
  class: FileClass;
  /** Name for people; never part of a path. */
  name: string;
  mediaType: string;
  widthPx?: number;
  heightPx?: number;
  createdBy?: number;
}

/** Files on disk with their index in the database; a file without a row is found by nobody. */
export interface FileStore {
  /** Stores bytes. `tx`: a transaction or database of that customer. Throws Failure `storage_full`, with nothing left behind. */
  saveBytes(tx: Queries, customerId: number, bytes: Uint8Array, facts: FileFacts): Promise<StoredFile>;
  /** Takes over a finished temporary file (see `toTemporary`). */
  saveFrom(tx: Queries, customerId: number, temporary: string, facts: FileFacts): Promise<StoredFile>;
  /** A fresh path inside the store to write to. */
  toTemporary(): Promise<string>;
  /** By opaque id, over all customers; the caller checks the class. */
  find(publicId: string): Promise<StoredFile | undefined>;
  open(file: Pick<StoredFile, 'path'>): ReadStream;
  toAbsolute(relative: string): string;
}

/** Opens the store in `folder`, which it creates when needed. */
export function createFileStore(db: Db, folder: string): FileStore {
  const toAbsolute = (relative: string) => path.join(folder, relative);

  async function place(customerId: number, write: (absolute: string) => Promise<void>) {
    const publicId = randomBytes(18).toString('base64url');
    const relative = path.join(String(customerId), publicId.slice(0, 2).toLowerCase(), publicId);
    try {
      await mkdir(path.dirname(toAbsolute(relative)), { recursive: true });
      await write(toAbsolute(relative));
    } catch (error) {
      await unlink(toAbsolute(relative)).catch(() => undefined);
      throw isFull(error) ? new Failure('storage_full') : error;
    }
    return { publicId, relative };
  }

  async function index(
    tx: Queries,
    customerId: number,
    facts: FileFacts,
    placed: Placed,
  ): Promise<StoredFile> {
    try {
      return await insertFile(tx, customerId, facts, placed);
    } catch (error) {
      await unlink(toAbsolute(placed.relative)).catch(() => undefined);
      throw error;
    }
  }

  return {
    async saveBytes(tx, customerId, bytes, facts) {
      const placed = await place(customerId, (absolute) => writeFile(absolute, bytes, { flag: 'wx' }));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return index(tx, customerId, facts, { ...placed, sizeByte: bytes.byteLength, sha256 });
    },
    async saveFrom(tx, customerId, temporary, facts) {
      const { size } = await stat(temporary);
      const sha256 = await hashFile(temporary);
      const placed = await place(customerId, (absolute) => move(temporary, absolute));
      return index(tx, customerId, facts, { ...placed, sizeByte: size, sha256 });
    },
    async toTemporary() {
      await mkdir(toAbsolute('temporary'), { recursive: true });
      return toAbsolute(path.join('temporary', randomBytes(12).toString('hex')));
    },
    find: (publicId) => findFile(db, publicId),
    open: (file) => createReadStream(toAbsolute(file.path)),
    toAbsolute,
  };
}

/** No room on the disk, or none left of what the disk grants to the server. */
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
}

interface Placed {
  publicId: string;
  relative: string;
  sizeByte: number;
  sha256: string;
}

async function insertFile(
  tx: Queries,
  customerId: number,
  facts: FileFacts,
  placed: Placed,
): Promise<StoredFile> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into khuon_file (customer_id, public_id, class, name, media_type, size_byte, width_px, height_px, sha256, path, created_by)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      customerId,
      placed.publicId,
      facts.class,
      facts.name,
      facts.mediaType,
      placed.sizeByte,
      facts.widthPx ?? null,
      facts.heightPx ?? null,
      placed.sha256,
      placed.relative,
      facts.createdBy ?? null,
    ],
  );
  const { publicId, sizeByte, sha256, relative } = placed;
  const { class: fileClass, name, mediaType } = facts;
  return {
    id: rows[0]?.id ?? 0,
    customerId,
    publicId,
    class: fileClass,
    name,
    mediaType,
    sizeByte,
    sha256,
    path: relative,
    createdBy: facts.createdBy ?? null,
  };
}

async function findFile(db: Db, publicId: string): Promise<StoredFile | undefined> {
  if (!/^[\w-]{24}$/.test(publicId)) return undefined;
  const { rows } = await db
    .withoutTenant('public_file')
    .query<FileRow>(`select ${STORED_FILE} from khuon_file where public_id = $1 and deleted_at is null`, [
      publicId,
    ]);
  return rows[0] && toStoredFile(rows[0]);
}

/** Renaming fails across file systems; copying does not. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch {
    await copyFile(from, to);
    await unlink(from);
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
