import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { isRegistered } from '#contract/session.ts';
import { Icon } from '#web/app/Icon.tsx';
import { useSession } from '#web/auth/session.ts';
import { StatisticCount } from '#web/statistics/StatisticCount.tsx';
import { isOffered, LICENSE_MISSING } from './actions.ts';
import type { ActionDefinition } from './ListDefinition.ts';
import { useListScreen } from './ListScreenContext.ts';

export interface ActionButtonsProps {
  /** Those that the user may not do are left out. */
  actions: readonly ActionDefinition[];
  /** Draws the first one as the screen's primary action. */
  hasPrimary?: boolean;
}

/** Making something new is marked the same way on every screen. */
const CREATE = 'create';

/** Actions without a row: of the toolbar and of the footer. */
export function ActionButtons({ actions, hasPrimary }: ActionButtonsProps) {
  const translate = useTranslate();
  const { list, may, actions: runner } = useListScreen();
  const session = useSession();
  return actions
    .filter((action) => isOffered(action, list, may))
    .map((action, index) => {
      const isLocked = !isRegistered(session, action.license);
      return (
        <Button
          key={action.key}
          data-action={action.key}
          startIcon={iconOf(action, isLocked)}
          variant={hasPrimary && index === 0 ? 'contained' : 'outlined'}
          color={action.tone === 'danger' ? 'error' : 'primary'}
          aria-disabled={isLocked || undefined}
          title={isLocked ? translate(LICENSE_MISSING) : undefined}
          onClick={() => runner.start(action, { kind: 'none' })}
        >
          {translate(action.label)}
          {action.statistic !== undefined && (
            <StatisticCount route={action.route} statistic={action.statistic} />
          )}
        </Button>
      );
    });
}

function iconOf({ key }: ActionDefinition, isLocked: boolean) {
  if (isLocked) return <Icon name="lock" />;
  return key === CREATE ? <Icon name="add" /> : undefined;
}
