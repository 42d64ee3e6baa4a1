import { useEffect, useState, type ImgHTMLAttributes } from 'react';
import { useFieldTools, type FieldTools } from '#fields/FieldTools.tsx';

export interface StoredImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** The path of a stored file, or a whole address elsewhere. */
  path: string;
  alt: string;
}

/** An image of the file store. Most files need the session, which an address alone does not carry: it is read like data. */
export function StoredImage({ path, alt, ...image }: StoredImageProps) {
  const source = useSource(path);
  return <img {...image} alt={alt} src={source} />;
}

function useSource(path: string): string | undefined {
  const { readFile } = useFieldTools();
  const isElsewhere = /^https?:/i.test(path);
  const [read, setRead] = useState<{ path: string; source: string } | null>(null);
  useEffect(() => {
    if (isElsewhere || path === '') return undefined;
    let isGone = false;
    const show = (source: string): void => (isGone ? undefined : setRead({ path, source }));
    // One that cannot be read stays an empty frame.
    readOnce(readFile, path).then(show, () => undefined);
    return () => {
      isGone = true;
    };
  }, [path, isElsewhere, readFile]);
  if (isElsewhere) return path;
  return read?.path === path ? read.source : undefined;
}

/** Images kept at most: the oldest make room. */
const KEPT = 200;

/** By session: who signs in next reads anew. */
const known = new WeakMap<FieldTools['readFile'], Map<string, Promise<string>>>();

function readOnce(readFile: FieldTools['readFile'], path: string): Promise<string> {
  let files = known.get(readFile);
  if (!files) known.set(readFile, (files = new Map()));
  const found = files.get(path);
  if (found) return found;
  const [oldest] = files.size >= KEPT ? files.keys() : [];
  if (oldest !== undefined) files.delete(oldest);
  const reading = readFile(path).then(toDataUrl);
  files.set(path, reading);
  reading.catch(() => files.delete(path));
  return reading;
}

function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });
}
