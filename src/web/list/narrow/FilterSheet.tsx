import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'react-admin';
import { FilterFields } from '../FilterFields.tsx';
import { useListQuery } from '../ListQuery.ts';
import { ClearFilters } from '../ListStates.tsx';
import { useListScreen } from '../ListScreenContext.ts';

/** All filters and the sort order, from below. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { filters, draft } = useListScreen();
  const close = (): void => {
    draft.flush();
    onClose();
  };
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={close}
      slotProps={{
        paper: { className: 'kl-sheet', role: 'dialog', 'aria-label': translate('kit.list.filters') },
      }}
    >
      <SortFields />
      <FilterFields filters={filters} />
      <footer>
        <ClearFilters />
        <Button variant="contained" onClick={close}>
          {translate('kit.list.show_rows')}
        </Button>
      </footer>
    </Drawer>
  );
}

/** Which column sorts, and which way. */
function SortFields() {
  const translate = useTranslate();
  const { columns, allowed } = useListScreen();
  const { sort, setSort } = useListQuery();
  const sortable = [...new Set([...columns, ...allowed])].filter((column) => column.sort);
  if (sortable.length === 0) return null;
  return (
    <div className="kl-field">
      <span>{translate('kit.list.sort')}</span>
      <span className="kf-range">
        <select
          className="kf-input"
          aria-label={translate('kit.list.sort')}
          value={sort.field}
          onChange={(event) => setSort({ field: event.target.value, order: sort.order })}
        >
          {sortable.map(({ key, label }) => (
            <option key={key} value={key}>
              {translate(label)}
            </option>
          ))}
        </select>
        <select
          className="kf-input"
          aria-label={translate('kit.list.sort_order')}
          value={sort.order}
          onChange={(event) => setSort({ field: sort.field, order: event.target.value as 'ASC' | 'DESC' })}
        >
          <option value="ASC">{translate('kit.list.ascending')}</option>
          <option value="DESC">{translate('kit.list.descending')}</option>
        </select>
      </span>
    </div>
  );
}
