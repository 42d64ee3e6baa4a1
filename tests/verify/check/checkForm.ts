import { workflowsOf } from '../../support/schemas/readSchemas.ts';
import type { Page } from 'playwright';
import type { Schema } from '../../support/schemas/readSchemas.ts';
import { compareParts, type Part } from '../compareParts.ts';
import { transitionsFor } from '../expect/actions.ts';
import type { LogicScope } from '../expect/conditions.ts';
import { expectForm, mayDelete, type Act } from '../expect/inputs.ts';
import { textOf, type View } from '../expect/View.ts';
import type { Finding, Where } from '../Finding.ts';
import { readMarkup, type Markup } from '../look/readMarkup.ts';

export interface FormLook {
  page: Page;
  view: View;
  form: Schema<'form'>;
  act: Act;
  around: LogicScope;
  where: Where;
}

/** A form against its schema: sections, inputs in their order with labels and marks, buttons of the record's state. */
export async function checkForm(look: FormLook): Promise<Finding[]> {
  const { page, view, form, act, around, where } = look;
  const seen = await readMarkup(page, where.screen);
  const expected = expectForm(view, form, act, around);
  const isWhole = (form.layout ?? 'sections') === 'sections';
  const named = form.mode !== 'dialog' || expected.sections.length > 1;
  return [
    ...(named
      ? compareParts({ subject: 'section', expected: expected.sections, seen: seen.sections, where })
      : []),
    ...(isWhole
      ? compareParts({ subject: 'input', expected: expected.inputs, seen: seen.inputs, where })
      : await checkParts(
          look,
          expected.sections.map(({ key }) => key),
        )),
    ...Object.entries(expected.rows).flatMap(([name, heads]) => checkRows(name, heads, seen, where)),
    ...(act === 'update' && form.entity ? checkTransitions(look, seen) : []),
  ];
}

/** Tabs and steps show their inputs one after the other. */
async function checkParts(
  { page, view, form, act, around, where }: FormLook,
  keys: readonly string[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const expected = expectForm(view, form, act, around).inputs;
  for (const key of keys) {
    const tab = page.locator(`[role="tab"][data-section="${key}"], button[data-section="${key}"]`).first();
    await tab.click();
    const seen = (await readMarkup(page, where.screen)).inputs.filter(
      ({ facts }) => facts?.['section'] === key,
    );
    findings.push(
      ...compareParts({
        subject: 'input',
        expected: expected.filter(({ facts }) => facts?.['section'] === key),
        seen,
        where,
      }),
    );
  }
  return findings;
}

function checkRows(name: string, heads: readonly Part[], seen: Markup, where: Where): Finding[] {
  return compareParts({
    subject: 'column',
    expected: heads.map((head) => ({ ...head, key: `${name}.${head.key}` })),
    seen: toRows(name, seen),
    where,
  });
}

const toRows = (name: string, { rowHeads }: Markup) =>
  (rowHeads[name] ?? []).map((head) => ({ ...head, key: `${name}.${head.key}` }));

/** Keys of what every form has. */
const OWN = new Set([
  'save',
  'save_next',
  'leave',
  'presets',
  'restore-draft',
  'discard-draft',
  'previous-record',
  'next-record',
  'previous-step',
  'next-step',
  'add-note',
  'more-history',
]);

function checkTransitions({ view, form, around, where }: FormLook, seen: Markup): Finding[] {
  if (workflowsOf(view.schemas, form.entity ?? '').length === 0) return [];
  const expected = [
    ...transitionsFor(view, form.entity ?? '', around.record),
    ...(mayDelete(view, form, around) ? [{ key: 'delete', text: textOf(view, 'action.delete') }] : []),
  ];
  const buttons = seen.actions.filter(({ key }) => !OWN.has(key));
  return compareParts({ subject: 'action', expected, seen: buttons, where });
}
