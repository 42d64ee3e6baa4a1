import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { stepDelay, toKeyLabel, type DeskKey, type RecallDelay } from './callResults.ts';
import type { Desk } from './useDesk.web.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '8px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
const Keys = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  gap: 8,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  color: theme.vars.palette.text.secondary,
}));
const Cap = styled('kbd')(({ theme }) => ({
  marginRight: 6,
  padding: '0 6px',
  font: 'inherit',
  fontWeight: 600,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));
const Help = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

export interface CallResultsProps {
  desk: Desk;
  keys: readonly DeskKey[];
  /** Reached nobody for the last time: no recall follows. */
  isLast: boolean;
  delay: RecallDelay | null;
  onDelay: (delay: RecallDelay) => void;
  onPress: (key: DeskKey) => void;
}

/** What came of the call: a key each. */
export function CallResults({ desk, keys, isLast, delay, onDelay, onPress }: CallResultsProps) {
  const translate = useTranslate();
  const { lead, undo } = desk;
  return (
    <Bar>
      <Line>
        <span>{translate('desk.delay')}</span>
        <Button
          size="small"
          aria-label={translate('desk.sooner')}
          onClick={() => onDelay(stepDelay(delay, -1))}
        >
          ←
        </Button>
        <strong data-desk="delay">
          {delay === null ? translate('desk.usual') : translate(`enum.recall_delay.minutes_${delay}`)}
        </strong>
        <Button
          size="small"
          aria-label={translate('desk.later')}
          onClick={() => onDelay(stepDelay(delay, 1))}
        >
          →
        </Button>
        {isLast && <strong>{translate('desk.last')}</strong>}
        {undo && (
          <Button size="small" variant="outlined" onClick={() => void desk.takeBack()} data-action="undo">
            <Cap>Z</Cap>
            {translate('desk.undo', {
              name: undo.lead.name ?? undo.lead.phone ?? '',
              result: translate(`enum.call_result.${undo.result}`),
            })}
          </Button>
        )}
        <Help>{translate('desk.keys')}</Help>
      </Line>
      <Keys role="group" aria-label={translate('call-lead.result')}>
        {keys.map((key) => (
          <Button
            key={key.key}
            variant={key.result === 'agreed' ? 'contained' : 'outlined'}
            disabled={!lead || desk.isBusy}
            onClick={() => onPress(key)}
            data-action={key.result}
          >
            <Cap>{key.key}</Cap>
            {translate(toKeyLabel(key, isLast))}
          </Button>
        ))}
      </Keys>
    </Bar>
  );
}
