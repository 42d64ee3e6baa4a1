import { useTranslate } from 'react-admin';
import type { BulkAnswer } from '#contract/wire.ts';
import { useLookup } from '#fields/reference/useLookup.web.ts';

/** Rows named for each reason; of the others only the number is said. */
const NAMED = 8;

export interface RefusedGroupsProps extends Pick<BulkAnswer, 'refused'> {
  /** Whose records they are. */
  resource: string;
}

/** Who is refused, grouped by reason, the commonest first. */
export function RefusedGroups({ refused, resource }: RefusedGroupsProps) {
  const groups = [...groupByReason(refused)].toSorted(([, one], [, other]) => other.length - one.length);
  return groups.map(([reason, ids]) => (
    <section key={reason} className="kl-refused">
      <p>
        <b>{ids.length}</b> · {reason}
      </p>
      <RefusedRows ids={ids} resource={resource} />
    </section>
  ));
}

/** The records by their labels; by number where the user may not look them up. */
function RefusedRows({ ids, resource }: { ids: readonly number[]; resource: string }) {
  const translate = useTranslate();
  const named = ids.slice(0, NAMED);
  const { rows } = useLookup(resource, { ids: named });
  const names = named.map((id) => rows.find((row) => row.id === id)?.label ?? `#${id}`);
  const more = ids.length - named.length;
  return (
    <p className="kf-mono kf-faint">
      {names.join(', ')}
      {more > 0 ? ` ${translate('kit.list.more_rows', { count: more })}` : null}
    </p>
  );
}

function groupByReason(refused: BulkAnswer['refused']): ReadonlyMap<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { id, message } of refused) groups.set(message, [...(groups.get(message) ?? []), id]);
  return groups;
}
