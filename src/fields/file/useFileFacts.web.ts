import { useEffect, useState } from 'react';
import { useFieldTools, type FileFacts } from '#fields/FieldTools.tsx';

/** Name and size of stored files by path; those just sent are known, the others are asked for once. */
export function useFileFacts(paths: readonly string[]): {
  facts: ReadonlyMap<string, FileFacts>;
  remember: (one: FileFacts) => void;
} {
  const { find } = useFieldTools();
  const [facts, setFacts] = useState<ReadonlyMap<string, FileFacts>>(new Map());
  const wanted = paths.filter((path) => !facts.has(path)).join(' ');
  useEffect(() => {
    if (wanted === '') return undefined;
    let isGone = false;
    const take = (rows: readonly unknown[]): void => {
      if (isGone) return;
      const found = rows as readonly FileFacts[];
      // One that is not told of stays known by its path alone.
      const all = wanted
        .split(' ')
        .map((path) => found.find((row) => row.path === path) ?? unknownFile(path));
      setFacts((before) => new Map([...before, ...all.map((one) => [one.path, one] as const)]));
    };
    find('/file-facts', { paths: wanted.split(' ') }).then(take, () => take([]));
    return () => {
      isGone = true;
    };
  }, [wanted, find]);
  const remember = (one: FileFacts): void => setFacts((before) => new Map([...before, [one.path, one]]));
  return { facts, remember };
}

const unknownFile = (path: string): FileFacts => ({
  path,
  name: path.slice(path.lastIndexOf('/') + 1),
  size_byte: 0,
  media_type: '',
});
