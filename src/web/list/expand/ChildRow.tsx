import { lazy, Suspense } from 'react';
import type { Row } from '#contract/logic.ts';
import type { RowTools } from '../table/useRowTools.ts';
import { useExpanded } from './useExpanded.ts';

const ChildTable = lazy(() => import('./ChildTable.tsx'));

export interface ChildRowProps {
  row: Row;
  tools: Pick<RowTools, 'expansion' | 'childColumns'>;
}

/** The table row below a row that holds its child rows; nothing while it is closed. */
export function ChildRow({ row, tools }: ChildRowProps) {
  const id = Number(row.id);
  if (!useExpanded(tools.expansion, id)) return null;
  return (
    <tr className="kl-children" data-children={id}>
      <Suspense fallback={<td />}>
        <ChildTable row={row} tools={tools} />
      </Suspense>
    </tr>
  );
}
