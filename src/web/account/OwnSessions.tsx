import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { ToneChip } from '#web/app/ToneChip.tsx';
import { useSession, useValueContext } from '#web/auth/session.ts';
import type { KitDataProvider, OwnSession } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { nameDevice } from './nameDevice.ts';

/** Where the account is signed in; each other place can be ended, or all of them at once. */
export function OwnSessions() {
  const translate = useTranslate();
  const { rows, error, refetch, end, endOthers } = useOwnSessions();
  const hasOthers = rows.some((row) => !row.is_current);
  return (
    <section data-section="sessions">
      <Typography variant="h2">{translate('kit.auth.sessions')}</Typography>
      <Typography color="textSecondary">{translate('kit.auth.sessions_text')}</Typography>
      {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      <List>
        {rows.map((row) => (
          <SessionRow key={row.id} row={row} onEnd={() => void end(row.id)} />
        ))}
      </List>
      {hasOthers && (
        <Button variant="outlined" color="error" data-action="end-others" onClick={() => void endOthers()}>
          {translate('kit.auth.end_others')}
        </Button>
      )}
    </section>
  );
}

function SessionRow({ row, onEnd }: { row: OwnSession; onEnd: () => void }) {
  const translate = useTranslate();
  const { timeZone } = useValueContext();
  const seen = translate('kit.auth.last_used', { time: formatInstant(row.last_used_at, timeZone) });
  const device = nameDevice(row.user_agent) || translate('kit.auth.unknown_device');
  return (
    <ListItem divider disableGutters data-row={row.id} sx={{ gap: 4 }}>
      <ListItemText primary={device} secondary={[row.address, seen].filter(Boolean).join(' · ')} />
      {row.is_current ? (
        <ToneChip tone="success">{translate('kit.auth.this_device')}</ToneChip>
      ) : (
        <Button
          variant="outlined"
          data-action="end-session"
          aria-label={`${translate('kit.auth.end_session')}: ${device}`}
          sx={{ flex: 'none' }}
          onClick={onEnd}
        >
          {translate('kit.auth.end_session')}
        </Button>
      )}
    </ListItem>
  );
}

const NONE: readonly OwnSession[] = [];

function useOwnSessions() {
  const dataProvider = useDataProvider<KitDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { identity_id } = useSession();
  const queryKey = ['own_sessions', identity_id];
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => dataProvider.ownSessions() });
  const change = async (call: Promise<void>, done: string): Promise<void> => {
    try {
      await call;
      notify(done, { type: 'success' });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey });
  };
  const [end] = useExclusive((id: number) => change(dataProvider.endSession(id), 'kit.auth.session_ended'));
  const [endOthers] = useExclusive(() => change(dataProvider.endOtherSessions(), 'kit.auth.others_ended'));
  return { rows: data ?? NONE, error, refetch, end, endOthers };
}
