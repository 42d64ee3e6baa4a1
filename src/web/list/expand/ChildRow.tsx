import { memo, useEffect, useMemo, useRef } from 'react';
import type { Row } from '#contract/logic.ts';
import { FieldToolsProvider, useFieldTools } from '#fields/FieldTools.tsx';
import { lazyInline } from '#fields/lazyInline.tsx';
import { useListScreen } from '../ListScreenContext.ts';
import type { RowTools } from '../table/useRowTools.ts';
import { useExpanded } from './useExpanded.ts';

const ChildTable = lazyInline(() => import('./ChildTable.tsx'));

export interface ChildRowProps {
  row: Row;
  tools: Pick<RowTools, 'expansion' | 'childColumns'>;
}

/** The table row below a row that holds its child rows; nothing while it is closed. */
export const ChildRow = memo(function ChildRow({ row, tools }: ChildRowProps) {
  const id = Number(row.id);
  if (!useExpanded(tools.expansion, id)) return null;
  return (
    <tr className="kl-children" data-children={id}>
      <ChildCell row={row} tools={tools} />
    </tr>
  );
});

/** Keeps its height in mind for pages that draw only what is seen. */
function ChildCell({ row, tools }: ChildRowProps) {
  const id = Number(row.id);
  const box = useRef<HTMLTableCellElement>(null);
  const { columns, isSelectable } = useListScreen();
  const { setHeight } = tools.expansion;
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setHeight(id, entry?.target.clientHeight ?? 0));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [id, setHeight]);
  return (
    <td ref={box} colSpan={columns.length + (isSelectable ? 2 : 1)}>
      <FieldToolsProvider value={useTabbedTools()}>
        <ChildTable row={row} tools={tools} />
      </FieldToolsProvider>
    </td>
  );
}

/** Arrow keys pass what stands below a row by: Tab stops in it. */
function useTabbedTools(): ReturnType<typeof useFieldTools> {
  const { cellTabIndex: _, ...tools } = useFieldTools();
  // Its own parts are what it depends on; their number never changes.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => tools, Object.values(tools));
}
