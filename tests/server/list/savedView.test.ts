import { expect, it } from 'vitest';
import type { Filters } from '#contract/wire.ts';
import { createAccess } from '#server/access/Access.ts';
import { createListScope } from '#server/list/ListScope.ts';
import { parseState, toSavedView } from '#server/list/savedView.ts';
import { shopSession } from '../../support/shop.ts';
import { MANAGER, orderList, shopModel } from '../../support/shopModel.ts';

const scopeAt = (now: string) =>
  createListScope(orderList, createAccess(shopSession([MANAGER]), shopModel), 'vi', new Date(now));

/** What a view with these filters shows on a later day. */
function laterOf(filters: Filters): Filters {
  const state = parseState({ filters }, scopeAt('2026-02-28T03:00:00Z'));
  const row = { id: 1, account_id: 1, name: 'A', is_shared: false, is_default: false, owner: null, state };
  return toSavedView(row, scopeAt('2026-03-02T03:00:00Z')).state.filters;
}

it.each<[string, Filters, Filters]>([
  [
    'the last 7 days stay the last 7 days',
    { created_at: { from: '2026-02-22', to: '2026-02-28' } },
    { created_at: { from: '2026-02-24', to: '2026-03-02' } },
  ],
  [
    'today stays today',
    { due_on: { from: '2026-02-28', to: '2026-02-28' } },
    { due_on: { from: '2026-03-02', to: '2026-03-02' } },
  ],
  [
    'other days are those days',
    {
      created_at: { from: '2026-02-01', to: '2026-02-10' },
      due_on: { from: '2026-02-27', to: '2026-02-27' },
    },
    {
      created_at: { from: '2026-02-01', to: '2026-02-10' },
      due_on: { from: '2026-02-27', to: '2026-02-27' },
    },
  ],
  ['other filters are left alone', { receiver_name: 'Lan' }, { receiver_name: 'Lan' }],
])('of a saved view %s', (_, filters, later) => expect(laterOf(filters)).toEqual(later));
