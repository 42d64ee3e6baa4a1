import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
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

const Fields = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
}));

/** Name and password. */
export function CredentialsForm({ onSubmit, filled }: Props) {
  const translate = useTranslate();
  const [error, setError] = useState('');
  const [isShown, setShown] = useState(false);
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
      <Fields>
        <Credential
          name="username"
          label={translate('kit.auth.username')}
          defaultValue={filled?.username}
          autoComplete="username"
          inputRef={name}
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        />
        <Credential
          name="password"
          type={isShown ? 'text' : 'password'}
          endAdornment={<ShowButton isShown={isShown} onShow={setShown} />}
          label={translate('kit.auth.password')}
          defaultValue={filled?.password}
          autoComplete="current-password"
        />
        {error && (
          <Alert severity="error" data-error="login">
            {error}
          </Alert>
        )}
        <Button type="submit" variant="contained" size="large" loading={isRunning} data-action="login">
          {translate('kit.auth.sign_in')}
        </Button>
      </Fields>
    </form>
  );
}

/** What is typed is hidden until it is asked for. */
function ShowButton({ isShown, onShow }: { isShown: boolean; onShow: (isShown: boolean) => void }) {
  const translate = useTranslate();
  const label = translate(isShown ? 'kit.form.hide_password' : 'kit.form.show_password');
  return (
    <IconButton
      edge="end"
      data-control="show-password"
      aria-label={label}
      title={label}
      onClick={() => onShow(!isShown)}
    >
      {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
    </IconButton>
  );
}

/** One field. Not MUI's `TextField`: its selects and other looks would be 5 KB of each first load (C1). */
function Credential({ label, inputProps, ...props }: OutlinedInputProps & { name: string }) {
  const id = useId();
  return (
    <FormControl size="small" fullWidth required>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput {...props} id={id} inputProps={{ ...inputProps, 'data-input': props.name }} />
    </FormControl>
  );
}
