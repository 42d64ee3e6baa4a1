import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { myCallsAction } from '#generated/crm/my-calls.action.gen.ts';
import { myReceivingAction } from '#generated/crm/my-receiving.action.gen.ts';
import { Money } from '#web/kit/Money.tsx';
import { shapes } from '#web/kit/shapes.ts';
import { useAction } from '#web/kit/useAction.ts';
import { useAsk } from '#web/kit/useAsk.ts';

const { isFlag, isNumber, nullable, objectOf } = shapes;

interface Day {
  calls: number;
  contacted: number;
  agreed: number;
  value: number | null;
  seconds: number | null;
  claims_left: number;
  team_calls: number;
  team_contacted: number;
  team_seconds: number | null;
  mean_calls: number;
  mean_agreed: number;
  mean_value: number;
  is_receiving: boolean;
}

const isDay = objectOf<Day>({
  calls: isNumber,
  contacted: isNumber,
  agreed: isNumber,
  value: nullable(isNumber),
  seconds: nullable(isNumber),
  claims_left: isNumber,
  team_calls: isNumber,
  team_contacted: isNumber,
  team_seconds: nullable(isNumber),
  mean_calls: isNumber,
  mean_agreed: isNumber,
  mean_value: isNumber,
  is_receiving: isFlag,
});

const Strip = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  margin: 0,
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { display: 'flex', alignItems: 'baseline', gap: 8 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { fontWeight: 400, color: theme.vars.palette.text.secondary },
}));
const Pause = styled('div')({ marginLeft: 'auto' });

const rate = (part: number, all: number): string => (all === 0 ? '–' : `${Math.round((100 * part) / all)} %`);
const span = (seconds: number | null): string =>
  seconds === null ? '–' : `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

export interface CallStripProps {
  /** The lead of the last result; another one means that the numbers have changed. */
  of: number;
  isPaused: boolean;
  onPause: () => void;
}

/** One's own numbers of today, beside everybody's. */
export function CallStrip({ of, isPaused, onPause }: CallStripProps) {
  const translate = useTranslate();
  const ask = useAsk(myCallsAction, isDay);
  const [day, setDay] = useState<Day & { of: number }>();
  useEffect(() => {
    const stop = new AbortController();
    void ask({}, stop.signal).then((found) => found && setDay({ ...found, of }));
    return () => stop.abort();
  }, [ask, of]);
  const team = (text: string) => <small> / {translate('desk.team', { value: text })}</small>;
  return (
    <Strip data-desk="strip">
      <div>
        <dt>{translate('desk.calls')}</dt>
        <dd>
          <span data-desk="calls">{day?.calls ?? '–'}</span>
          {day && team(String(day.mean_calls))}
        </dd>
      </div>
      <div>
        <dt>{translate('desk.contacted')}</dt>
        <dd>
          {day ? rate(day.contacted, day.calls) : '–'}
          {day && team(rate(day.team_contacted, day.team_calls))}
        </dd>
      </div>
      <div>
        <dt>{translate('desk.agreed')}</dt>
        <dd>
          {day?.agreed ?? '–'}
          {day && team(String(day.mean_agreed))}
        </dd>
      </div>
      <div>
        <dt>{translate('desk.value')}</dt>
        <dd>
          <Money value={day?.value ?? 0} />
          {day && (
            <small>
              {' / '}
              {translate('desk.team', { value: '' })}
              <Money value={day.mean_value} />
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{translate('desk.seconds')}</dt>
        <dd>
          {span(day?.seconds ?? null)}
          {day && team(span(day.team_seconds))}
        </dd>
      </div>
      <div>
        <dt>{translate('desk.claims_left')}</dt>
        <dd>{day?.claims_left ?? '–'}</dd>
      </div>
      {day && (
        <Receiving isOn={day.is_receiving} onSet={(is_receiving) => setDay({ ...day, is_receiving })} />
      )}
      <Pause>
        <Button
          size="small"
          variant={isPaused ? 'contained' : 'text'}
          aria-pressed={isPaused}
          onClick={onPause}
          data-action="pause"
        >
          {translate(isPaused ? 'desk.go_on' : 'desk.pause')}
        </Button>
      </Pause>
    </Strip>
  );
}

/** Whether one gets new leads: one's own switch. */
function Receiving({ isOn, onSet }: { isOn: boolean; onSet: (isOn: boolean) => void }) {
  const translate = useTranslate();
  const [say, { isRunning }] = useAction(myReceivingAction);
  const set = async (is_receiving: boolean): Promise<void> => {
    const done = await say({ is_receiving });
    if (done) onSet(done.is_receiving);
  };
  return (
    <FormControlLabel
      data-action="receiving"
      label={translate('desk.receiving')}
      control={
        <Switch
          size="small"
          checked={isOn}
          disabled={isRunning}
          onChange={(event, next) => {
            // The keys of the desk go on.
            event.target.blur();
            void set(next);
          }}
        />
      }
    />
  );
}
