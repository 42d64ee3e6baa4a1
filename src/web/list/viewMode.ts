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

/** Id of the record that a row belongs to: its own, or its parent's where child rows are the grain. */
export function recordIdOf(list: ListDefinition, mode: ViewModeDefinition | undefined, row: Row): number {
  return Number(mode?.rows ? row[mode.parentKey ?? `${list.resource}_id`] : row.id);
}
