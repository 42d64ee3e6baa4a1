import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const MEMBER = 0x02014b50;

/** The texts of all members of an archive, one after the other; `''` for what is none. */
export function unzipText(bytes: Buffer): string {
  const end = bytes.lastIndexOf(toMark(END));
  if (end < 0) return '';
  const texts: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (at + 46 <= end && bytes.readUInt32LE(at) === MEMBER) {
    texts.push(readMember(bytes, at));
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return texts.join('\n');
}

function readMember(bytes: Buffer, at: number): string {
  const method = bytes.readUInt16LE(at + 10);
  const size = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const data = bytes.subarray(start, start + size);
  return (method === 8 ? inflateRawSync(data) : data).toString('utf8');
}

function toMark(number: number): Buffer {
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(number);
  return mark;
}
