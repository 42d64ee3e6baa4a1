import type { Gate } from '#contract/session.ts';
import type { Page } from 'playwright';
import type { Account } from '../../support/accounts.ts';
import { compareParts, type Part } from '../compareParts.ts';
import { codesOfRoute } from '../expect/routes.ts';
import { may, textOf, type View } from '../expect/View.ts';
import type { Finding, Where } from '../Finding.ts';

/** Menu and tabs of one account against the modules' files: names, order, where they lead. */
export async function checkMenu(page: Page, view: View, account: Account, where: Where): Promise<Finding[]> {
  const read = (all: Element[], attribute: string) =>
    all.map((one) => ({
      key: one.getAttribute(attribute) ?? '',
      text: one.textContent ?? '',
      facts: { address: one.getAttribute('href') ?? '' },
    }));
  const items = await page.locator('aside [data-menu]').evaluateAll(read, 'data-menu');
  const tabs = await page.locator('[data-module]').evaluateAll(read, 'data-module');
  return [
    ...compareParts({ subject: 'menu', expected: menuFor(view, account), seen: items, where }),
    ...compareParts({ subject: 'tab', expected: tabsFor(view, account), seen: tabs, where }),
  ];
}

/** Dashboard first, Account last, between them what the account may open, by module and group. */
function menuFor(view: View, account: Account): Part[] {
  const item = (name: string, address: string): Part => ({
    key: name,
    text: textOf(view, `menu.${name}`),
    facts: { address },
  });
  const own = sectionsFor(view, account).flatMap((section) => itemsOf(view, account, section));
  return [
    item('Dashboard', '/'),
    ...own.map(({ name, screen }) => item(name, screen)),
    ...(may(view, ['customer_account']) ? [item('Account', '/account')] : []),
  ];
}

function tabsFor(view: View, account: Account): Part[] {
  const { modules } = account.session;
  return sectionsFor(view, account)
    .filter((name) => !modules || modules.includes(name) || account.held.includes('super_admin'))
    .map((name) => ({ key: name, text: textOf(view, `module.${name}`) }));
}

/** Tabs with something in them, in their order. */
function sectionsFor(view: View, account: Account): string[] {
  const { modules } = view.schemas;
  const orderOf = (name: string) => modules.find((module) => module.name === name)?.order ?? 0;
  const names = [...new Set(modules.map(({ tab, name }) => tab ?? name))].sort(
    (a, b) => orderOf(a) - orderOf(b),
  );
  return names.filter((name) => itemsOf(view, account, name).length > 0);
}

/**
 * Items of a tab: groups of the same name, of several modules, are one. Where an item says its place, it stands there
 * within its group, and its group by the first that the account sees; the others follow by their modules.
 */
function itemsOf(view: View, account: Account, section: string): MenuItemFile[] {
  const modules = view.schemas.modules
    .filter(({ tab, name, gate }) => (tab ?? name) === section && passes(gate, account))
    .sort((one, other) => one.order - other.order);
  const groups = modules.flatMap(({ menu }) => menu ?? []);
  const names = [...new Set(groups.map(({ group }) => group))];
  const seen = names
    .map((name) => groups.filter(({ group }) => group === name).flatMap((group) => group.items))
    .map((items) => items.filter(({ screen }) => may(view, codesOfRoute(view.schemas, screen))))
    .map((items) => [...items].sort(byPlace))
    .filter((items) => items.length > 0);
  return seen.sort(([one], [other]) => byPlace(one, other)).flat();
}

type MenuItemFile = NonNullable<View['schemas']['modules'][number]['menu']>[number]['items'][number];

const placeOf = (item: MenuItemFile | undefined): number => item?.order ?? Number.POSITIVE_INFINITY;

function byPlace(one: MenuItemFile | undefined, other: MenuItemFile | undefined): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a === b ? 0 : a - b;
}

/** Customer gates; no code passes them. */
function passes(gate: Gate | undefined, { session }: Account): boolean {
  if (gate === undefined) return true;
  const fact = session.customer[gate];
  return fact !== false && fact !== null;
}
