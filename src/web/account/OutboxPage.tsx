import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { useApp } from '#web/app/AppContext.ts';
import { PageColumn } from '#web/app/PageColumn.tsx';
import { useValueContext } from '#web/auth/session.ts';
import { rowsOf } from '#web/data/answers.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isNumber, isText, listOf, nullable, objectOf, oneOf } from '#web/data/shapes.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** One message that the demo did not send, or an e-mail that left or will; the time is ISO 8601 UTC. */
interface Message {
  id: number;
  created_at: string;
  kind: 'sms' | 'mail';
  recipient: string;
  subject: string | null;
  body: string;
  attachments: readonly string[] | null;
  state: 'waiting' | 'sent' | 'refused' | null;
  error: string | null;
}

const isOutbox = rowsOf(
  objectOf<Message>({
    id: isNumber,
    created_at: isText,
    kind: oneOf('sms', 'mail'),
    recipient: isText,
    subject: nullable(isText),
    body: isText,
    attachments: nullable(listOf(isText)),
    state: nullable(oneOf('waiting', 'sent', 'refused')),
    error: nullable(isText),
  }),
);

/** Milliseconds between two looks: somebody waits for a code. */
const LOOK_MS = 3_000;

/** `/outbox`: what a demo would have sent and what became of e-mails, newest first. */
export default function OutboxPage() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const { settings } = useApp();
  const { data, error, refetch } = useQuery({
    queryKey: ['outbox'],
    queryFn: () => dataProvider.read('/outbox', isOutbox),
    refetchInterval: LOOK_MS,
  });
  return (
    <PageColumn screen="outbox">
      <section>
        <Typography color="textSecondary">
          {translate(settings.sendsMail ? 'kit.account.outbox_mail_text' : 'kit.account.outbox_text')}
        </Typography>
        <Button variant="outlined" data-action="refresh" sx={{ mt: 3 }} onClick={() => void refetch()}>
          {translate('action.refresh')}
        </Button>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {data?.rows.length === 0 && <p>{translate('kit.account.outbox_empty')}</p>}
        <List>
          {data?.rows.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </List>
      </section>
    </PageColumn>
  );
}

const COLORS = { waiting: 'warning.main', sent: 'success.main', refused: 'error.main' } as const;

function MessageRow({ message }: { message: Message }) {
  const translate = useTranslate();
  const { timeZone } = useValueContext();
  const { id, created_at, recipient, subject, body, attachments, state, error } = message;
  const files = attachments === null ? '' : ` · ${attachments.join(', ')}`;
  return (
    <ListItem divider disableGutters data-row={id} data-state={state}>
      <ListItemText
        slotProps={{ primary: { sx: { whiteSpace: 'pre-line' } } }}
        primary={subject ? `${subject} · ${body}` : body}
        secondary={
          <>
            {`${recipient} · ${formatInstant(created_at, timeZone)}${files}`}
            {state && (
              <Typography component="span" variant="body2" color={COLORS[state]} sx={{ display: 'block' }}>
                {translate(`kit.account.outbox_${state}`)}
                {error && `: ${error}`}
              </Typography>
            )}
          </>
        }
      />
    </ListItem>
  );
}
