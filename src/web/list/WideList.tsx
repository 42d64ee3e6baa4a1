import { memo, useDeferredValue, useMemo } from 'react';
import { FieldToolsProvider, useFieldTools } from '#fields/FieldTools.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListFooter } from './ListFooter.tsx';
import { PrintHead } from './PrintHead.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { ListTable } from './table/ListTable.tsx';
import { ListScreenContext, useListScreen } from './ListScreenContext.ts';
import { useParts } from './useParts.ts';
import { Tiles } from './Tiles.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';

/** A list on a wide screen: toolbar, table of the viewport's height less 145 px (spec 9), footer. */
export const WideList = memo(function WideList() {
  return (
    <>
      <PrintHead />
      <Toolbar />
      <Tiles />
      <div className="kl-frame">
        <FilterChips />
        <Table />
        <SelectionBar />
      </div>
      <ListFooter />
    </>
  );
});

/**
 * The table follows a choice of columns a moment later, so that the box that was ticked shows it at once. Tab stops at one
 * row of it; arrow keys walk what is in the rows.
 */
function Table() {
  const screen = useListScreen();
  const tools = useFieldTools();
  const walked = useMemo(() => ({ ...tools, cellTabIndex: -1 as const }), [tools]);
  const columns = useDeferredValue(screen.columns);
  const shown = useParts({ ...screen, columns });
  return (
    <ListScreenContext.Provider value={shown}>
      <FieldToolsProvider value={walked}>
        <ListTable />
      </FieldToolsProvider>
    </ListScreenContext.Provider>
  );
}
