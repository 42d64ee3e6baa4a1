// Plain JavaScript beside the worker that it belongs to.
import { dirname } from 'node:path/posix';

const BLOCK = 512;
const FOLDER = '5'.charCodeAt(0);

/** Where the embedded database has its files. */
const ROOT = '/pglite/data';

/**
 * Puts the files of a data directory's tar into the file system of the embedded database. In memory they stay what they are
 * there, pieces of `tar`: its own way copies each of them three times, of which the memory costs more than all the rest.
 */
export function unpackTar(tar, fs) {
  const made = new Set();
  const make = (folder) => {
    if (!made.has(folder)) fs.mkdirTree(folder);
    made.add(folder);
  };
  for (let at = 0; at < tar.length && tar[at] !== 0;) {
    const header = tar.subarray(at, at + BLOCK);
    const path = `${ROOT}/${readText(header, 345, 155)}${readText(header, 0, 100)}`;
    const size = Number.parseInt(readText(header, 124, 12), 8) || 0;
    const from = at + BLOCK;
    const isFolder = header[156] === FOLDER;
    // A folder may have no entry of its own.
    make(isFolder ? path : dirname(path));
    if (!isFolder) fs.writeFile(path, tar.subarray(from, from + size), { canOwn: true });
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function readText(header, from, length) {
  const end = header.indexOf(0, from);
  return header.latin1Slice(from, end === -1 ? from + length : Math.min(end, from + length));
}
