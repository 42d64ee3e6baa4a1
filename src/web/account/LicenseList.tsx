import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { ToneChip } from '#web/app/ToneChip.tsx';
import { useApp } from '#web/app/AppContext.ts';
import { useValueContext } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isFlag, isText, listOf, nullable, objectOf } from '#web/data/shapes.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface Row {
  key: string;
  /** ISO 8601; null: not registered. */
  valid_from: string | null;
  /** ISO 8601; null: without end. */
  valid_until: string | null;
  is_valid: boolean;
}

const isRow = objectOf<Row>({
  key: isText,
  valid_from: nullable(isText),
  valid_until: nullable(isText),
  is_valid: isFlag,
});

const isAnswer = objectOf<{ rows: readonly Row[] }>({ rows: listOf(isRow) });

/** What the company has registered, until when, and what to do about the rest. For its main accounts; nothing for others. */
export default function LicenseList() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['licenses'],
    queryFn: () => dataProvider.read('/licenses', isAnswer),
    retry: false,
  });
  const isOthers = error instanceof HttpError && [401, 403].includes(error.status);
  if (isOthers) return null;
  return (
    <section data-section="licenses">
      <Typography variant="h2">{translate('kit.license.title')}</Typography>
      <Typography color="textSecondary">{translate('kit.license.text')}</Typography>
      {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!data && !error && <Skeleton variant="rounded" height={112} />}
      <List>
        {data?.rows.map((row) => (
          <LicenseRow key={row.key} row={row} />
        ))}
      </List>
    </section>
  );
}

function LicenseRow({ row: { key, valid_from, valid_until, is_valid } }: { row: Row }) {
  const translate = useTranslate();
  const { timeZone } = useValueContext();
  const { keptDays } = useApp().settings;
  const time = valid_until === null ? '' : formatInstant(valid_until, timeZone);
  const term = valid_until === null ? 'endless' : 'until';
  const kept =
    key === 'company' && !is_valid && valid_until !== null && keptDays !== undefined
      ? formatInstant(addDays(valid_until, keptDays), timeZone)
      : undefined;
  const said = translate(`kit.license.${valid_from === null ? 'ask' : term}`, { time });
  const state = is_valid ? 'valid' : 'over';
  return (
    <ListItem divider disableGutters data-row={key} sx={{ gap: 4 }}>
      <ListItemText
        primary={translate(`kit.license.${key}`, { _: key })}
        secondary={kept === undefined ? said : `${said}. ${translate('kit.license.kept', { time: kept })}`}
      />
      <ToneChip tone={is_valid ? 'success' : valid_from === null ? 'neutral' : 'danger'}>
        {translate(`kit.license.${valid_from === null ? 'missing' : state}`)}
      </ToneChip>
    </ListItem>
  );
}

const DAY_MS = 86_400_000;

const addDays = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * DAY_MS).toISOString();
