import type { CodesFile } from '../../generators/model/schemas.ts';
import type { Account } from '../support/accounts.ts';
import { columnsFor, filtersFor } from './expect/columns.ts';
import { expectForm, newRecord } from './expect/inputs.ts';
import { may, type View } from './expect/View.ts';
import { tilesFor } from './check/checkOthers.ts';
import { around, staffOf, viewOf, type Run } from './Run.ts';
import type { Screen } from './screens.ts';

/**
 * Who looks at a screen: first whoever holds its own codes and sees the most of it — an administrator, who passes
 * every gate, would not notice a wrong code — then one for each different sight of it.
 */
export function pickAccounts(run: Run, screen: Screen): Account[] {
  const open = staffOf(run).filter((account) => may(viewOf(run, account, 'vi'), screen.permissions));
  const bySight = new Map<string, Account[]>();
  for (const account of open) {
    const sight = sightOf(viewOf(run, account, 'vi'), screen).join(' ');
    bySight.set(sight, [...(bySight.get(sight) ?? []), account]);
  }
  const sights = [...bySight].sort(([one], [other]) => other.length - one.length);
  return sights.flatMap(([, accounts]) => accounts.find(isPlain) ?? accounts[0] ?? []);
}

/** Those who must not get in. */
export const refusedAccounts = (run: Run, permissions: CodesFile): Account[] =>
  staffOf(run).filter((account) => !may(viewOf(run, account, 'vi'), permissions));

const isPlain = ({ held }: Account): boolean => !held.includes('super_admin');

/** Keys of what the account sees of the screen. */
function sightOf(view: View, screen: Screen): string[] {
  if (screen.kind === 'list') {
    const { entity, filters } = screen.file;
    return [...columnsFor(view, screen.file), ...filtersFor(view, entity, filters)].map(({ field }) => field);
  }
  if (screen.kind === 'report') return tilesFor(view, screen.file).map(({ key }) => key);
  if (screen.kind !== 'form') return [];
  const record = newRecord(view, screen.file);
  return expectForm(view, screen.file, screen.act, around(view, undefined, record, new Set())).inputs.map(
    ({ key, facts }) => `${key}${facts?.['editable'] ?? ''}`,
  );
}
