import { FilterChips } from './FilterChips.tsx';
import { ListFooter } from './ListFooter.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { ListTable } from './table/ListTable.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';

/** A list on a wide screen: toolbar, table of the viewport's height less 145 px (spec 9), footer. */
export function WideList() {
  return (
    <>
      <Toolbar />
      <div className="kl-frame">
        <FilterChips />
        <ListTable />
        <SelectionBar />
      </div>
      <ListFooter />
    </>
  );
}
