import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { closeDayAction } from '#generated/fleet/close-day.action.gen.ts';
import type { Trip } from '#generated/fleet/trip.entity.gen.ts';
import { Code } from '#web/kit/Code.tsx';
import { useAction } from '#web/kit/useAction.ts';
import { useGetList } from '#web/kit/useGetList.ts';
import { useNotify } from '#web/kit/useNotify.ts';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 });

/** State 2: running. */
const RUNNING = 2;

/** Who is on the road; one button brings all of a day home. */
export function GatePage() {
  const translate = useTranslate();
  const notify = useNotify();
  const [closeDay, { isRunning }] = useAction(closeDayAction);
  const {
    data = [],
    total = 0,
    refetch,
  } = useGetList<Trip>('trip', {
    filter: { state: [RUNNING] },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const close = async (start_on: string) => {
    const answer = await closeDay({ start_on });
    if (!answer) return;
    notify('gate.closed', { type: 'success', messageArgs: { count: answer.finished } });
    await refetch();
  };
  const [first] = data;
  return (
    <Page>
      <p>{translate('gate.running', { count: total })}</p>
      {data.map((trip) => (
        <Code key={trip.id} text={trip.code} />
      ))}
      {first && (
        <Button variant="contained" disabled={isRunning} onClick={() => void close(first.start_on)}>
          {translate('gate.close')}
        </Button>
      )}
    </Page>
  );
}
