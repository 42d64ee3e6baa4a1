import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { ToneChip } from '#web/app/ToneChip.tsx';
import type { KitDataProvider, OwnSession } from '#web/data/dataProvider.ts';
import { useValueContext } from './session.ts';
import { nameDevice } from './nameDevice.ts';

/** Where the account is signed in; each other place can be ended. */
export function OwnSessions() {
  const translate = useTranslate();
  const [rows, end] = useOwnSessions();
  return (
    <section>
      <Typography variant="h2">{translate('kit.auth.sessions')}</Typography>
      <Typography color="textSecondary">{translate('kit.auth.sessions_text')}</Typography>
      <List>
        {rows.map((row) => (
          <SessionRow key={row.id} row={row} onEnd={() => end(row.id)} />
        ))}
      </List>
    </section>
  );
}

function SessionRow({ row, onEnd }: { row: OwnSession; onEnd: () => void }) {
  const translate = useTranslate();
  const { timeZone } = useValueContext();
  const seen = translate('kit.auth.last_used', { time: formatInstant(row.last_used_at, timeZone) });
  return (
    <ListItem divider disableGutters data-row={row.id} sx={{ gap: 4 }}>
      <ListItemText
        primary={nameDevice(row.user_agent) || translate('kit.auth.unknown_device')}
        secondary={[row.address, seen].filter(Boolean).join(' · ')}
      />
      {row.is_current ? (
        <ToneChip tone="success">{translate('kit.auth.this_device')}</ToneChip>
      ) : (
        <Button variant="outlined" data-action="end-session" sx={{ flex: 'none' }} onClick={onEnd}>
          {translate('kit.auth.end_session')}
        </Button>
      )}
    </ListItem>
  );
}

function useOwnSessions(): [readonly OwnSession[], (id: number) => void] {
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  const [rows, setRows] = useState<readonly OwnSession[]>([]);
  const fail = useCallback((error: Error) => notify(error.message, { type: 'error' }), [notify]);
  const read = useCallback(() => dataProvider.ownSessions().then(setRows).catch(fail), [dataProvider, fail]);
  useEffect(() => void read(), [read]);
  const end = (id: number) => void dataProvider.endSession(id).then(read).catch(fail);
  return [rows, end];
}
