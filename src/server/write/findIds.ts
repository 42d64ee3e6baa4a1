import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import type { Where } from '#contract/module.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { findField } from '../access/modelIndex.ts';
import { quoteName } from '../db/migrations/names.ts';
import { whereOwn } from '../list/Query.ts';
import { parseWords, printSearch } from '../list/searchWords.ts';
import { Binder } from '../list/Statement.ts';
import type { Change } from './runChange.ts';

/** Ids of the records whose fields have one of the given values, ascending; of ids alone it asks nothing. */
export async function findIds(
  { tx, access, now }: Pick<Change, 'tx' | 'access' | 'now'>,
  entity: EntityModel,
  where: Where<Values>,
): Promise<readonly number[]> {
  const names = Object.keys(where);
  if (names.length === 1 && where['id'] !== undefined) return toList(where['id']) as number[];
  const { values, bind } = new Binder();
  const tests = names.map((name) => {
    const column = `t.${quoteName(name)}`;
    const wanted = toList(where[name]);
    const isOne = `${column} = any(${bind(wanted, `${columnOf(entity, name)}[]`)})`;
    return wanted.includes(null) ? `(${isOne} or ${column} is null)` : isOne;
  });
  const query = { access, bind, now };
  const { rows } = await tx.query<{ id: number }>(
    `select t."id" from ${quoteName(entity.table)} t where ${[whereOwn(entity, query), ...tests].join(' and ')} order by t."id"`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** Ids of the records in which every word of a text is found; of nothing none. */
export async function findByWords(
  { tx, access, now }: Pick<Change, 'tx' | 'access' | 'now'>,
  entity: EntityModel,
  text: string,
  limit: number,
): Promise<readonly number[]> {
  const words = parseWords(text, []);
  if (words.length === 0) return [];
  const { values, bind } = new Binder();
  const query = { access, bind, now };
  const tests = words.map((word) => printSearch(word, { alias: 't', entity }, query));
  const { rows } = await tx.query<{ id: number }>(
    `select t."id" from ${quoteName(entity.table)} t where ${[whereOwn(entity, query), ...tests].join(' and ')} order by t."id" limit ${bind(limit, 'int8')}`,
    values,
  );
  return rows.map(({ id }) => id);
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function columnOf(entity: EntityModel, name: string): string {
  if (name === 'id') return 'int8';
  const field = findField(entity, name);
  const type = field && serverTypeOf(field).column(field);
  if (!type) throw new Error(`${entity.name} has no column "${name}"`);
  return type;
}
