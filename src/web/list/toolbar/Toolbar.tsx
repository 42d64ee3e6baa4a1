import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useNavigate, useTranslate } from 'react-admin';
import { Icon } from '#web/app/Icon.tsx';
import { ActionButtons } from '../ActionButtons.tsx';
import { useListScreen } from '../ListScreenContext.ts';
import { NewsNotice } from '../NewsNotice.tsx';
import { useTotalText } from '../useTotalText.ts';
import { SavedViewsButton } from '../views/SavedViewsButton.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { ViewModes } from './ViewModes.tsx';
import './toolbar.css';

/** One row: how many, view modes, tools, the primary action on the right. (The page's name is the shell's heading.) */
export function Toolbar() {
  const { list } = useListScreen();
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
        <ActionButtons actions={list.toolbar} hasPrimary />
        <CreateButton />
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

/** To the form that creates, for those who may; left out where the schema's toolbar has a way of its own. */
export function CreateButton() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { list, may } = useListScreen();
  const { create } = list;
  const hasOwn = list.toolbar.some(({ key, permissions }) => key === 'create' && may(permissions));
  if (!create || hasOwn || !may(create.permissions)) return null;
  return (
    <Button
      variant="contained"
      data-action="create"
      startIcon={<Icon name="add" />}
      onClick={() => navigate(create.route)}
    >
      {translate('action.create')}
    </Button>
  );
}
