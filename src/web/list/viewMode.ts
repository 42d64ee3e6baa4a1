import type { Row } from '#contract/logic.ts';
import { VIEW_MODE } from '#web/data/listCalls.ts';
import type { Gate } from './Gate.ts';
import type { ListDefinition, ViewModeDefinition } from './ListDefinition.ts';

/** View modes that the user may choose. */
export function allowedModes({ viewModes }: ListDefinition, may: Gate): readonly ViewModeDefinition[] {
  return viewModes.filter(({ permissions }) => may(permissions));
}

/** The mode that a list's filters name, else the first. */
export function modeOf(
  modes: readonly ViewModeDefinition[],
  filterValues: Row,
): ViewModeDefinition | undefined {
  return modes.find(({ key }) => key === filterValues[VIEW_MODE]) ?? modes[0];
}

/**
 * The filter that react-admin must add so that a link without a view mode still asks for one:
 * what `?filter={"status":[40]}` (from a report's number) or `?view=12` lacks.
 */
export function missingMode(search: string, modes: readonly ViewModeDefinition[]): Row | undefined {
  const [first] = modes;
  const text = new URLSearchParams(search).get('filter');
  // A bare address takes the screen's defaults; one with any word of its own does not.
  if (!first || search === '') return undefined;
  return modes.some(({ key }) => parseFilter(text ?? '')[VIEW_MODE] === key)
    ? undefined
    : { [VIEW_MODE]: first.key };
}

function parseFilter(text: string): Row {
  try {
    const filter = JSON.parse(text) as unknown;
    return typeof filter === 'object' && filter !== null ? (filter as Row) : {};
  } catch {
    return {};
  }
}

/** Id of the record that a row belongs to: its own, or its parent's where child rows are the grain. */
export function recordIdOf(list: ListDefinition, mode: ViewModeDefinition | undefined, row: Row): number {
  return Number(mode?.rows ? row[mode.parentKey ?? `${list.resource}_id`] : row.id);
}
