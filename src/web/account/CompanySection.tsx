import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { useSession, useValueContext } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isText, nullable, objectOf } from '#web/data/shapes.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { copyText } from '#web/list/copyText.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface Company {
  code: string;
  account_type: string | null;
}

interface Invitation {
  invitation: string;
  /** ISO 8601 UTC. */
  expires_at: string;
}

const isCompany = objectOf<Company>({ code: isText, account_type: nullable(isText) });
const isInvitation = objectOf<Invitation>({ invitation: isText, expires_at: isText });

/** How staff reach the company: its code, and invitations that are used once. For its main accounts; nothing for others. */
export function CompanySection() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const { identity_id } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['company', identity_id],
    queryFn: () => dataProvider.read('/company', isCompany),
    retry: false,
  });
  // As tall as what comes, so that nothing below jumps.
  if (!data && !error) return <Skeleton variant="rounded" height={164} />;
  if (!data)
    return error instanceof HttpError && error.status === 403 ? null : (
      <LoadFailure error={error} onRetry={refetch} />
    );
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {translate('kit.account.code_text')}
      </Typography>
      <Stack spacing={4}>
        <Copyable name="company_code" label={translate('kit.account.code')} value={data.code} />
        <Invite />
      </Stack>
    </>
  );
}

function Invite() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  const { timeZone } = useValueContext();
  const [made, setMade] = useState<Invitation | null>(null);
  const [invite, isRunning] = useExclusive(async () => {
    try {
      setMade(await dataProvider.call('/invitations', {}, isInvitation));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  });
  if (!made)
    return (
      <Button
        variant="outlined"
        loading={isRunning}
        data-action="invite"
        sx={{ alignSelf: 'start' }}
        onClick={() => void invite()}
      >
        {translate('kit.account.invite')}
      </Button>
    );
  return (
    <Copyable
      name="invitation"
      label={translate('kit.account.invitation')}
      value={`${window.location.origin}/register?company=${made.invitation}`}
      help={translate('kit.account.invitation_text', { time: formatInstant(made.expires_at, timeZone) })}
    />
  );
}

interface CopyableProps {
  name: string;
  label: string;
  value: string;
  help?: string;
}

/** A text to hand on: selected as a whole, copied by a button. */
function Copyable({ name, label, value, help }: CopyableProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    if (await copyText(value)) notify('messages.copied', { type: 'success' });
  };
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'start' }}>
      <TextField
        label={label}
        value={value}
        helperText={help}
        slotProps={{
          input: { readOnly: true, sx: { fontFamily: 'var(--font-code)' } },
          htmlInput: { 'data-field': name },
        }}
        onFocus={(event) => event.target.select()}
      />
      <Button
        variant="outlined"
        data-action={`copy-${name}`}
        // Beside the input, below its label.
        sx={{ flex: 'none', mt: '22px !important' }}
        onClick={() => void copy()}
      >
        {translate('action.copy')}
      </Button>
    </Stack>
  );
}
