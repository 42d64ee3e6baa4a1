import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '#web/app/Icon.tsx';
import { VIEW_MODE } from '#web/data/listCalls.ts';
import { useListScreen } from '../ListScreenContext.ts';
import { NewsNotice } from '../NewsNotice.tsx';
import { useDraftValues } from '../useFilterDraft.ts';
import { useTotalText } from '../useTotalText.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { NarrowActions } from './NarrowActions.tsx';

/** At the thumb: how many rows, filters and sort, the primary action. */
export function NarrowBar() {
  const translate = useTranslate();
  const { draft } = useListScreen();
  const total = useTotalText();
  const [isOpen, setOpen] = useState(false);
  const values = useDraftValues(draft);
  const active = Object.keys(values).filter((key) => key !== VIEW_MODE).length;
  return (
    <div className="kl-narrow-bar">
      <span className="kl-total">{translate('kit.list.total', { total })}</span>
      <NewsNotice />
      <span className="kl-narrow-actions">
        <Badge color="primary" badgeContent={active}>
          <Button
            variant="outlined"
            data-control="filters"
            aria-haspopup="dialog"
            aria-label={translate('kit.list.filters')}
            startIcon={<Icon name="filter" />}
            onClick={() => setOpen(true)}
          >
            <span className="kl-word">{translate('kit.list.filters')}</span>
          </Button>
        </Badge>
        <NarrowActions />
      </span>
      {isOpen ? <FilterSheet onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
