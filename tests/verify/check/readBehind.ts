import type { Account } from '../../support/accounts.ts';
import { findField } from '../../support/schemas/fields.ts';
import type { Schemas } from '../../support/schemas/readSchemas.ts';

type Stored = Readonly<Record<string, unknown>>;

/**
 * Values of a record under their paths; what lies behind a reference is read from the record it names. Throws where
 * the account may not read one of them.
 */
export async function readBehind(
  { name: reader, api }: Account,
  schemas: Schemas,
  { entity, id }: { entity: string; id: unknown },
  paths: readonly string[],
): Promise<Stored> {
  const read = async (of: string, key: unknown): Promise<Stored> => {
    const address = `/${of}/${String(key)}`;
    const { status, json } = await api.get(address);
    if (status !== 200) throw new Error(`${address} answers ${status} to ${reader}`);
    return json;
  };
  const record = await read(entity, id);
  const known = new Map<string, Promise<Stored>>();
  const values: Record<string, unknown> = {};
  for (const path of paths) {
    const names = path.split('.');
    const leaf = names.pop() ?? '';
    let [at, row] = [entity, record];
    for (const name of names) {
      at = findField(schemas, at, name).file['x-reference']?.entity ?? '';
      const mark = `${at} ${String(row[name])}`;
      if (!known.has(mark)) known.set(mark, isBlank(row[name]) ? Promise.resolve({}) : read(at, row[name]));
      row = (await known.get(mark)) ?? {};
    }
    values[path] = row[leaf];
  }
  return values;
}

export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';
