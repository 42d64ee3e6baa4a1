import type { Values } from '#contract/logic.ts';
import { workflowsOf } from '../../support/schemas/readSchemas.ts';
import type { Page } from 'playwright';
import type { ActionFile, TransitionFile } from '../../../generators/model/schemas.ts';
import type { Schema } from '../../support/schemas/readSchemas.ts';
import { actionsFor, buttonsOf, entityDoneTo, rowActionsFor, transitionsFor } from '../expect/actions.ts';
import type { View } from '../expect/View.ts';
import { pressOn, type Opener } from './Opener.ts';

type List = Schema<'list'>;

/** Dialogs that stand before what a list does with a row or a selection: every transition asks; nothing that is done at once is pressed. */
export function dialogsOfList(view: View, list: List, record: Values): Opener[] {
  const asks = ({ key }: { key: string }, all: readonly ActionFile[]): boolean => {
    const action = all.find((one) => one.key === key);
    const entity = entityDoneTo(view, list, action ?? {});
    const transition = transitionOf(view, entity, action?.transition);
    return (
      Boolean(action?.form ?? action?.confirm) ||
      canAsk(transition) ||
      actionAsks(view, entity, action?.action)
    );
  };
  const ofRow = rowActionsFor(view, list, record)
    .filter((part) => !part.isOptional && asks(part, buttonsOf(view, list, 'row')))
    .map(({ key }): Opener => ({ name: `row action ${key}`, open: (page) => pressInRow(page, key) }));
  const ofSome = actionsFor(view, list, 'bulk')
    .filter((part) => asks(part, buttonsOf(view, list, 'bulk')))
    .map(({ key }): Opener => ({ name: `bulk action ${key}`, open: (page) => pressOnSome(page, key) }));
  return [...ofRow, ...ofSome];
}

/** Dialogs that stand before what can be done with a record in its state. */
export function dialogsOfRecord(view: View, entity: string, record: Values): Opener[] {
  return transitionsFor(view, entity, record)
    .filter(({ key }) => canAsk(transitionOf(view, entity, key)) || actionAsks(view, entity, key))
    .map(({ key }) => {
      const home = `main [data-action="${key}"]`;
      return { name: `transition ${key}`, open: (page) => pressOn(page, home, 'Enter'), home };
    });
}

const transitionOf = (
  { schemas }: View,
  entity: string,
  key: string | undefined,
): TransitionFile | undefined =>
  workflowsOf(schemas, entity)
    .flatMap(({ transitions }) => transitions)
    .find((one) => one.key === key);

/** Every transition asks; one with a guard may say instead what it lacks. */
const canAsk = (transition: TransitionFile | undefined): boolean =>
  transition !== undefined && (transition.guard === undefined || transition.form !== undefined);

/** An action with something to fill in asks, or one that says so; its guard may say instead what the record lacks. */
const actionAsks = ({ schemas }: View, entity: string, key: string | undefined): boolean =>
  schemas.actions.some(
    (one) =>
      one.entity === entity &&
      one.stem.replaceAll('-', '_') === key &&
      one.guard === undefined &&
      (one.input !== undefined || one.confirm === true),
  );

/** By the menu of the first row. */
async function pressInRow(page: Page, key: string): Promise<void> {
  await page.locator('[data-row] [aria-haspopup="menu"]').first().focus();
  await page.keyboard.press('Enter');
  const item = page.locator(`[role="menu"] [data-action="${key}"]`);
  await item.waitFor({ timeout: 5_000 });
  await item.focus();
  await page.keyboard.press('Enter');
  await page.locator('[role="menu"]').waitFor({ state: 'detached', timeout: 5_000 });
}

/** With the first row ticked. */
async function pressOnSome(page: Page, key: string): Promise<void> {
  const tick = page.locator('[data-row] input[type="checkbox"]').first();
  if (!(await tick.isChecked())) await tick.check({ force: true });
  await pressOn(page, `[role="toolbar"] [data-action="${key}"]`, 'Enter');
}
