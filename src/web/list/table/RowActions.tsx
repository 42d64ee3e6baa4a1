import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import type { ActionTarget, RowAction } from '../actions.ts';
import type { RowTools } from './useRowTools.ts';

/** Actions drawn as buttons on the row under the pointer; the rest stand in the menu. */
const QUICK = 2;

export interface RowActionsProps {
  row: Row;
  tools: RowTools;
}

/** "…" on every row; on the active one its first actions beside it, and the Tab key goes through them. */
export function RowActions({ row, tools }: RowActionsProps) {
  const id = String(row.id);
  const isActive = useSyncExternalStore(
    tools.activeRow.subscribe,
    useCallback(() => tools.activeRow.get() === id, [tools, id]),
  );
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = isActive || anchor ? tools.actions.ofRow(row) : [];
  const start = ({ action }: RowAction): void => {
    setAnchor(null);
    tools.actions.start(action, targetOf(row, tools));
  };
  return (
    <span className="kl-row-actions">
      {isActive ? <QuickActions offered={offered} onStart={start} /> : null}
      <button
        type="button"
        tabIndex={isActive ? 0 : -1}
        className="kl-more"
        aria-haspopup="menu"
        aria-label={tools.actionsLabel}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        …
      </button>
      {anchor ? (
        <RowMenu anchor={anchor} offered={offered} onStart={start} onClose={() => setAnchor(null)} />
      ) : null}
    </span>
  );
}

/** What an action of a row is done to. */
export function targetOf(row: Row, { recordId }: Pick<RowTools, 'recordId'>): ActionTarget {
  return { kind: 'row', id: recordId(row), row };
}

interface OfferProps {
  offered: readonly RowAction[];
  onStart: (offer: RowAction) => void;
}

function QuickActions({ offered, onStart }: OfferProps) {
  const translate = useTranslate();
  return offered
    .filter(({ refusal }) => refusal === undefined)
    .slice(0, QUICK)
    .map((offer) => (
      <button
        key={offer.action.key}
        type="button"
        className={`kl-quick kf-tone-${offer.action.tone ?? 'neutral'}`}
        data-action={offer.action.key}
        onClick={() => onStart(offer)}
      >
        {translate(offer.action.label)}
        {offer.action.hotkey ? <kbd>{offer.action.hotkey.toUpperCase()}</kbd> : null}
      </button>
    ));
}

interface RowMenuProps extends OfferProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** All actions of a row; one that its guard refuses says why. */
export function RowMenu({ anchor, offered, onStart, onClose }: RowMenuProps) {
  const translate = useTranslate();
  return (
    <Menu open anchorEl={anchor} onClose={onClose} transitionDuration={100}>
      {offered.map((offer) => (
        <MenuItem
          key={offer.action.key}
          data-action={offer.action.key}
          disabled={offer.refusal !== undefined}
          className={offer.action.tone === 'danger' ? 'kl-danger' : undefined}
          onClick={() => onStart(offer)}
        >
          <span>
            {translate(offer.action.label)}
            {offer.refusal ? <small className="kl-reason">{translate(offer.refusal)}</small> : null}
          </span>
          {offer.action.hotkey ? <kbd className="kl-key">{offer.action.hotkey.toUpperCase()}</kbd> : null}
        </MenuItem>
      ))}
      {offered.length === 0 ? <MenuItem disabled>{translate('kit.list.no_action')}</MenuItem> : null}
    </Menu>
  );
}
