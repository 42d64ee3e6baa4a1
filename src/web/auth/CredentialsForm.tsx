import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { HttpError } from 'react-admin';
import { useExclusive } from '#web/data/useExclusive.ts';
import { readForm } from './readForm.ts';

interface Props {
  /** Signs in; what it rejects with is shown above the button. */
  onSubmit: (username: string, password: string) => Promise<void>;
  /** Fills the name, and the password beside it. */
  filled?: { username: string; password: string };
}

/** Name and password. */
export function CredentialsForm({ onSubmit, filled }: Props) {
  const translate = useTranslate();
  const [error, setError] = useState('');
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  const [signIn, isRunning] = useExclusive(async (username: string, password: string) => {
    setError('');
    await onSubmit(username, password).catch((reason: HttpError) => {
      // Spec 8: a login that fails for no fault of the person is a system error.
      setError(reason.status >= 500 ? translate('messages.login_failed') : reason.message);
    });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { username = '', password = '' } = readForm(event.currentTarget);
    void signIn(username.trim(), password);
  };
  return (
    <form onSubmit={submit} key={filled?.username}>
      <Stack spacing={4}>
        <TextField
          name="username"
          label={translate('kit.auth.username')}
          defaultValue={filled?.username}
          autoComplete="username"
          inputRef={name}
          required
          slotProps={{ htmlInput: { 'data-input': 'username', autoCapitalize: 'none', spellCheck: false } }}
        />
        <TextField
          name="password"
          type="password"
          label={translate('kit.auth.password')}
          defaultValue={filled?.password}
          autoComplete="current-password"
          required
          slotProps={{ htmlInput: { 'data-input': 'password' } }}
        />
        {error && (
          <Alert severity="error" data-error="login">
            {error}
          </Alert>
        )}
        <Button type="submit" variant="contained" size="large" loading={isRunning} data-action="login">
          {translate('kit.auth.sign_in')}
        </Button>
      </Stack>
    </form>
  );
}
