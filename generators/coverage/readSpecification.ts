import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SPECIFICATION_PARTS } from './Specification.ts';
import type { Specification } from './Specification.ts';

/** The facts of the project at `root`, and the text of every file that a rule names ('' where it is not there). */
export async function readSpecification(
  root: string,
): Promise<{ specification: Specification; texts: ReadonlyMap<string, string> }> {
  const read = async (part: string) =>
    JSON.parse(await readFile(join(root, `tests/specification/${part}.json`), 'utf8')) as unknown;
  const parts = await Promise.all(SPECIFICATION_PARTS.map(async (part) => [part, await read(part)] as const));
  const specification = Object.fromEntries(parts) as unknown as Specification;
  const files = new Set(Object.values(specification.rules).flatMap((proofs) => proofs.map(([file]) => file)));
  const texts = await Promise.all(
    [...files].map(async (file) => [file, await readFile(join(root, file), 'utf8').catch(() => '')] as const),
  );
  return { specification, texts: new Map(texts) };
}
