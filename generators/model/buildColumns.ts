import { buildCellEdit } from './buildCellEdit.ts';
import { buildCodes, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { CELLS, factsOf, toType } from './buildFieldFacts.ts';
import { toLabel } from './buildLabel.ts';
import { given } from './buildMembers.ts';
import { findColumnPath } from './buildPath.ts';
import type { FoundPath } from './buildPath.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { findRoute } from './buildRoutes.ts';
import { buildComponent, isSlotName } from './buildSlots.ts';
import { checkSumIn } from './checkCurrency.ts';
import type { ColumnFile } from './schemas.ts';
import { inside } from './site.ts';
import type { ListSite } from './site.ts';
import type { ModelColumn } from './types.ts';

/** Columns of a list, in the author's order; those with an unknown field are left out. */
export function buildColumns(site: ListSite): ModelColumn[] {
  return site.list.value.columns.flatMap((column, index) => {
    const here = inside(site, index);
    const found = findColumnPath(site, column.field, under(here.place, 'field'));
    return found === null ? [] : buildColumn(here, column, found);
  });
}

function buildColumn(site: ListSite, column: ColumnFile, found: FoundPath): ModelColumn {
  const { context, list, place } = site;
  checkAbilities(context, column, found, place);
  checkSumIn(context, column, found, place);
  if (column.link !== undefined) findRoute(context, `${column.link}/{id}`, under(place, 'link'));
  const cell = column.cell ?? factsOf(found.field).cell;
  const isSlot = isSlotName(cell);
  const component = { kind: 'cell', name: cell, module: list.module } as const;
  return {
    ...found.path,
    label: toLabel(context, column, found, under(place, 'field')),
    cell: isSlot ? factsOf(found.field).cell : toCell(context, cell, under(place, 'cell')),
    show: column.show ?? 'default',
    sort: column.sort ?? false,
    sum: column.sum ?? false,
    footer: column.footer ?? false,
    export: column.export ?? true,
    ...given({
      sumIn: column.sumIn,
      permissions: buildCodes(context, column.permissions, under(place, 'permissions')),
      license: column.license,
      width: column.width,
      pin: column.pin,
      link: column.link,
      carrier: buildCarrier(inside(site, 'carrier'), column),
      edit: buildCellEdit(site, column, found),
      slot: isSlot ? buildComponent(context, component, under(place, 'cell')) : undefined,
    }),
  };
}

/** The field that names the carrier of a tracking number: an enum that travels in the same row. */
function buildCarrier(
  { context, list, entity, place }: ListSite,
  { field, cell, carrier }: ColumnFile,
): string | undefined {
  if (carrier === undefined) return undefined;
  const found = findField(context, entity, carrier, place);
  if (found === null) return undefined;
  if (field.includes('.'))
    context.report.at(place, 'GEN213', `belongs to a number of the record itself, not to "${field}".`);
  else if (cell !== 'tracking')
    context.report.at(
      place,
      'GEN213',
      `belongs to a tracking cell, but "${field}" is drawn as ${cell ?? 'its type'}.`,
    );
  else if (toType(found) !== 'enum')
    context.report.at(place, 'GEN213', `"${carrier}" is ${toType(found)}, not an enum of carriers.`);
  else if (!list.value.columns.some((column) => column.field === carrier))
    context.report.at(
      place,
      'GEN207',
      `"${carrier}" is no column, so no row carries it.`,
      'Add it to "columns".',
    );
  return carrier;
}

function toCell(context: Context, cell: string, place: Place): string {
  if (CELLS.includes(cell)) return cell;
  const hint = hintOf(cell, CELLS) ?? 'A component of the module starts with a capital letter.';
  context.report.at(place, 'GEN213', `"${cell}" is no cell of the kit.`, hint);
  return 'text';
}

function checkAbilities(
  context: Context,
  column: ColumnFile,
  { field, path }: FoundPath,
  place: Place,
): void {
  const can = factsOf(field).can ?? [];
  if (column.sort === true && !can.includes('sort')) {
    const text = `"${path.key}" is ${toType(field)}, which has no order.`;
    context.report.at(under(place, 'sort'), 'GEN213', text, 'Take it out.');
  }
  if (column.sum === true && !can.includes('sum')) {
    context.report.at(
      under(place, 'sum'),
      'GEN213',
      `"${path.key}" is ${toType(field)}, which cannot be summed.`,
    );
  }
  if (column.footer === true && column.sum !== true) {
    context.report.at(
      under(place, 'footer'),
      'GEN213',
      `"${path.key}" has no sum to repeat.`,
      'Add "sum": true.',
    );
  }
}
