import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Icon } from '#web/app/Icon.tsx';
import { ActionButtons } from '../ActionButtons.tsx';
import { useListScreen } from '../ListScreenContext.ts';
import { NewsNotice } from '../NewsNotice.tsx';
import { useTotalText } from '../useTotalText.ts';
import { SavedViewsButton } from '../views/SavedViewsButton.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { useToolbarActions } from './useToolbarActions.ts';
import { ViewModes } from './ViewModes.tsx';
import './toolbar.css';

/** One row: how many, view modes, tools, the primary action on the right. (The page's name is the shell's heading.) */
export function Toolbar() {
  const actions = useToolbarActions();
  return (
    <div className="kl-toolbar">
      <TotalCount />
      <ViewModes />
      <NewsNotice />
      <span className="kl-tools">
        <SavedViewsButton />
        <FilterPanel />
        <ColumnChooser />
        <DownloadButton />
        <RefreshButton />
        <ActionButtons actions={actions} hasPrimary />
      </span>
    </div>
  );
}

function TotalCount() {
  const translate = useTranslate();
  const total = useTotalText();
  return (
    <span className="kl-total" aria-live="polite">
      {translate('kit.list.total', { total })}
    </span>
  );
}

/** Asks for rows and totals again. */
export function RefreshButton() {
  const translate = useTranslate();
  const { refresh } = useListScreen();
  const label = translate('kit.list.refresh');
  return (
    <IconButton data-control="refresh" aria-label={label} title={label} onClick={refresh}>
      <Icon name="sync" />
    </IconButton>
  );
}
