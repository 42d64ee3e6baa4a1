import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { isOffered } from './actions.ts';
import { Icon } from '#web/app/Icon.tsx';
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
  return actions
    .filter((action) => isOffered(action, list, may))
    .map((action, index) => (
      <Button
        key={action.key}
        data-action={action.key}
        startIcon={action.key === CREATE ? <Icon name="add" /> : undefined}
        variant={hasPrimary && index === 0 ? 'contained' : 'outlined'}
        color={action.tone === 'danger' ? 'error' : 'primary'}
        onClick={() => runner.start(action, { kind: 'none' })}
      >
        {translate(action.label)}
      </Button>
    ));
}
