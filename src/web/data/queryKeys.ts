import type { QueryKey } from '@tanstack/react-query';

/*
 * The keys by which react-admin remembers answers. They are its own business and may change with it: no other file
 * spells them, and a test compares them with what its hooks do.
 */

/** Pages of a resource's lists; of one question, that page. */
export const listKey = (resource: string, question?: object): QueryKey =>
  question ? [resource, 'getList', question] : [resource, 'getList'];

/** One record, read without `meta`. */
export const recordKey = (resource: string, id: string): QueryKey => [
  resource,
  'getOne',
  { id, meta: undefined },
];

/** Whether a key remembers records of the resource, but not one by its id: lists, and what stands beside them. */
export const isOfMany = (resource: string, key: QueryKey): boolean =>
  key[0] === resource && key[1] !== 'getOne';

/** What the kit remembers of a resource beside react-admin: it is asked for again together with its lists. */
export const besideKey = (resource: string, part: string, ...of: readonly unknown[]): QueryKey => [
  resource,
  part,
  ...of,
];
