import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '#web/app/Icon.tsx';
import { FilterFields } from '../FilterFields.tsx';
import type { FilterDefinition } from '../ListDefinition.ts';
import { useListScreen } from '../ListScreenContext.ts';
import { useDraftValues } from '../useFilterDraft.ts';

/** Filters that have no column on screen: those that the schema puts here, and those of hidden columns. */
export function FilterPanel() {
  const translate = useTranslate();
  const { filters, columns, draft } = useListScreen();
  const values = useDraftValues(draft);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const here = filters.filter(
    ({ key, place }) => place === 'panel' || !columns.some((column) => column.key === key),
  );
  if (here.length === 0) return null;
  const label = translate('kit.list.more_filters');
  const close = (): void => {
    setAnchor(null);
    draft.flush();
  };
  return (
    <>
      <IconButton
        data-control="filters"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge color="primary" variant="dot" invisible={!here.some(({ key }) => values[key] !== undefined)}>
          <Icon name="filter" />
        </Badge>
      </IconButton>
      {anchor ? <PanelPopover anchor={anchor} label={label} filters={here} onClose={close} /> : null}
    </>
  );
}

interface PanelPopoverProps {
  anchor: HTMLElement;
  label: string;
  filters: readonly FilterDefinition[];
  onClose: () => void;
}

function PanelPopover({ anchor, label, filters, onClose }: PanelPopoverProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={100}
      slotProps={{ paper: { className: 'kf-panel kl-filter-panel', role: 'dialog', 'aria-label': label } }}
    >
      <FilterFields filters={filters} />
    </Popover>
  );
}
