import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';

/** Files beyond this need the 64-bit form of the archive, which is not written here. */
const MAX_BYTES = 0xffff_ffff;

const BLOCK_BYTES = 262_144;

/**
 * Level 2 costs a tenth more time than the fastest, and gives files smaller than those of exceljs. Some blocks may wait
 * to be packed, so that rows are made meanwhile; the types do not know of it, every stream does.
 */
const DEFLATE = { level: 2, memLevel: 9, chunkSize: BLOCK_BYTES, highWaterMark: 4 * BLOCK_BYTES };

/** Sizes stand behind the data (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;

/** 1 January 1980: the same rows give the same file. */
const DATE = 0x21;

/** A zip archive that is written from front to back, one file after the other. */
export interface Zip {
  /** Begins a file; the one before it is closed. */
  open(name: string): Promise<void>;
  /** Adds text to the open file; waits while the reader of the archive is slow. */
  write(text: string): Promise<void>;
  /** Closes the archive and ends its stream. */
  end(): Promise<void>;
}

interface Entry {
  name: Buffer;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

const encoder = new TextEncoder();

/** Most bytes of UTF-8 that a unit of text becomes. */
const UNIT_BYTES = 3;

/** Writes an archive to a stream. Throws an Error beyond 4 GiB. */
export function createZip(sink: Writable): Zip {
  const entries: Entry[] = [];
  const failed = failureOf(sink);
  /** Used again and again: a new one for every piece of text would keep the garbage collector busy. */
  const free: Buffer[] = [];
  let offset = 0;
  let current: { entry: Entry; deflate: DeflateRaw; copied: Promise<void> } | undefined;

  async function put(bytes: Buffer): Promise<void> {
    offset += bytes.length;
    if (offset > MAX_BYTES) throw new Error('the archive would have more than 4 GiB');
    if (!sink.write(bytes)) await Promise.race([once(sink, 'drain'), failed]);
  }

  function takeBlock(bytes: number): Buffer {
    const block = free.pop();
    return block && block.length >= bytes ? block : Buffer.allocUnsafeSlow(bytes);
  }

  async function copy(deflate: DeflateRaw, entry: Entry): Promise<void> {
    for await (const bytes of deflate as AsyncIterable<Buffer>) {
      entry.packed += bytes.length;
      await put(bytes);
    }
  }

  async function close(): Promise<void> {
    if (!current) return;
    const { entry, deflate, copied } = current;
    current = undefined;
    deflate.end();
    await copied;
    await put(printDescriptor(entry));
  }

  return {
    async open(name) {
      await close();
      const entry: Entry = { name: Buffer.from(name), offset, crc: 0, packed: 0, size: 0 };
      entries.push(entry);
      await put(printHeader(entry));
      const deflate = createDeflateRaw(DEFLATE);
      const copied = copy(deflate, entry);
      // Awaited in `close`; a failure before that is passed on by the next write.
      copied.catch((error: Error) => deflate.destroy(error));
      current = { entry, deflate, copied };
    },
    async write(text) {
      if (!current) throw new Error('no file of the archive is open');
      const { entry, deflate, copied } = current;
      const block = takeBlock(text.length * UNIT_BYTES);
      // In one go: `Buffer.from` counts the bytes before it writes them, which takes as long again.
      const bytes = block.subarray(0, encoder.encodeInto(text, block).written);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (!deflate.write(bytes, () => free.push(block))) await Promise.race([once(deflate, 'drain'), copied]);
    },
    async end() {
      await close();
      const start = offset;
      for (const entry of entries) await put(printCentral(entry));
      await put(printEnd(entries.length, start, offset - start));
      const isFinished = once(sink, 'finish');
      sink.end();
      await Promise.race([isFinished, failed]);
    },
  };
}

/** Rejects with what the stream fails of; never resolves. */
function failureOf(sink: Writable): Promise<never> {
  const failure = new Promise<never>((_, reject) => void sink.once('error', reject));
  // Heard only while somebody waits for the stream.
  failure.catch(() => undefined);
  return failure;
}

function printHeader({ name }: Entry): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.writeUInt32LE(0x04034b50, 0);
  bytes.writeUInt16LE(VERSION, 4);
  bytes.writeUInt16LE(FLAGS, 6);
  bytes.writeUInt16LE(DEFLATED, 8);
  bytes.writeUInt16LE(DATE, 12);
  bytes.writeUInt16LE(name.length, 26);
  return Buffer.concat([bytes, name]);
}

function printDescriptor({ crc, packed, size }: Entry): Buffer {
  if (size > MAX_BYTES) throw new Error('a file of the archive would have more than 4 GiB');
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(packed, 8);
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

function printCentral({ name, crc, packed, size, offset }: Entry): Buffer {
  const bytes = Buffer.alloc(46);
  bytes.writeUInt32LE(0x02014b50, 0);
  bytes.writeUInt16LE(VERSION, 4);
  bytes.writeUInt16LE(VERSION, 6);
  bytes.writeUInt16LE(FLAGS, 8);
  bytes.writeUInt16LE(DEFLATED, 10);
  bytes.writeUInt16LE(DATE, 14);
  bytes.writeUInt32LE(crc, 16);
  bytes.writeUInt32LE(packed, 20);
  bytes.writeUInt32LE(size, 24);
  bytes.writeUInt16LE(name.length, 28);
  bytes.writeUInt32LE(offset, 42);
  return Buffer.concat([bytes, name]);
}

function printEnd(count: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(size, 12);
  bytes.writeUInt32LE(start, 16);
  return bytes;
}
