import { memo } from 'react';
import { FilterChips } from './FilterChips.tsx';
import { ListFooter } from './ListFooter.tsx';
import { PrintHead } from './PrintHead.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { ListTable } from './table/ListTable.tsx';
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
        <ListTable />
        <SelectionBar />
      </div>
      <ListFooter />
    </>
  );
});
