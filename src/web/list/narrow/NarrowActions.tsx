import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isRegistered } from '#contract/session.ts';
import { Icon } from '#web/app/Icon.tsx';
import { useSession } from '#web/auth/session.ts';
import { StatisticCount } from '#web/statistics/StatisticCount.tsx';
import { ActionButtons } from '../ActionButtons.tsx';
import { LICENSE_MISSING } from '../actions.ts';
import type { ActionDefinition } from '../ListDefinition.ts';
import { useListScreen } from '../ListScreenContext.ts';
import { useToolbarActions } from '../toolbar/useToolbarActions.ts';

/** The primary action as a button, all others behind one: the bar at the thumb stays one line. */
export function NarrowActions() {
  const [primary, ...others] = useToolbarActions();
  if (!primary) return null;
  return (
    <>
      <ActionButtons actions={[primary]} hasPrimary />
      {others.length > 0 && <MoreActions actions={others} />}
    </>
  );
}

function MoreActions({ actions }: { actions: readonly ActionDefinition[] }) {
  const translate = useTranslate();
  const session = useSession();
  const { actions: runner } = useListScreen();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('kit.list.more_actions');
  const start = (action: ActionDefinition) => () => {
    setAnchor(null);
    runner.start(action, { kind: 'none' });
  };
  return (
    <>
      <IconButton
        data-control="more-actions"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      {anchor ? (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)} transitionDuration={100}>
          {actions.map((action) => {
            const isLocked = !isRegistered(session, action.license);
            return (
              <MenuItem
                key={action.key}
                data-action={action.key}
                className={action.tone === 'danger' ? 'kl-danger' : undefined}
                aria-disabled={isLocked || undefined}
                title={isLocked ? translate(LICENSE_MISSING) : undefined}
                onClick={start(action)}
              >
                {isLocked && <Icon name="lock" fontSize="small" />}
                {translate(action.label)}
                {action.statistic !== undefined && (
                  <StatisticCount route={action.route} statistic={action.statistic} />
                )}
              </MenuItem>
            );
          })}
        </Menu>
      ) : null}
    </>
  );
}
