import { useTranslate } from 'react-admin';
import type { LogicContext } from '#contract/logic.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useSession } from '#web/auth/session.ts';
import type { DraftValues } from './createFilterDraft.ts';
import { createLogicContext, isKnownToHold } from './knownCondition.ts';
import type { FilterDefinition } from './ListDefinition.ts';
import { useListScreen } from './ListScreenContext.ts';
import { FilterCell } from './table/FilterRow.tsx';
import { useDraftValues } from './useFilterDraft.ts';

/** Filters under each other with their labels: in the panel and on a phone. */
export function FilterFields({ filters }: { filters: readonly FilterDefinition[] }) {
  const translate = useTranslate();
  const { draft } = useListScreen();
  const values = useDraftValues(draft);
  const session = useSession();
  const { now } = useFieldTools();
  const context = createLogicContext(session, now());
  return filters
    .filter((filter) => canHaveValue(filter, values, context))
    .map((filter) => (
      <div key={filter.key} className="kl-field" data-filter={filter.key}>
        <span>{translate(filter.label)}</span>
        <FilterCell filter={filter} draft={draft} />
      </div>
    ));
}

/** Whether records that the other filters mean can have a value here: no district in the two-level scheme. */
function canHaveValue(
  { key, dependsOn, field }: FilterDefinition,
  values: DraftValues,
  context: Omit<LogicContext, 'record'>,
): boolean {
  if (!dependsOn || !field.visible || values[key] !== undefined) return true;
  const single = Object.entries(values).filter(([, value]) => typeof value !== 'object');
  return isKnownToHold(field.visible, Object.fromEntries(single), context) !== false;
}
