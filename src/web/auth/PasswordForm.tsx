import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { HttpError } from 'react-admin';
import type { ErrorAnswer } from '#contract/errors.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { readForm } from './readForm.ts';

/** Shortest password that the server takes. */
const MIN_LENGTH = 8;

type Errors = Readonly<Record<string, string>>;

const FIELDS = [
  { name: 'old_password', complete: 'current-password' },
  { name: 'new_password', complete: 'new-password' },
  { name: 'repeat_password', complete: 'new-password' },
] as const;

/** Changes the own password; the server ends every other session. */
export function PasswordForm() {
  const translate = useTranslate();
  const [errors, setErrors] = useState<Errors>({});
  const [save, isRunning] = useSavePassword(setErrors);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(event.currentTarget);
  };
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {translate('kit.auth.change_password')}
      </Typography>
      <Stack component="form" spacing={4} onSubmit={submit} noValidate sx={{ maxWidth: 360 }}>
        {FIELDS.map(({ name, complete }) => (
          <TextField
            key={name}
            name={name}
            type="password"
            required
            autoComplete={complete}
            label={translate(`kit.auth.${name}`)}
            error={name in errors}
            helperText={errors[name]}
            slotProps={{
              htmlInput: { 'data-input': name },
              formHelperText: { 'data-error': name } as Record<string, string>,
            }}
          />
        ))}
        <Button
          type="submit"
          variant="contained"
          loading={isRunning}
          data-action="save"
          sx={{ alignSelf: 'start' }}
        >
          {translate('action.save')}
        </Button>
      </Stack>
    </section>
  );
}

function useSavePassword(setErrors: (errors: Errors) => void) {
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  const check = useCheck();
  return useExclusive(async (form: HTMLFormElement) => {
    const values = readForm(form);
    const found = check(values);
    setErrors(found);
    focusFirst(form, found);
    if (Object.keys(found).length > 0) return;
    const { old_password, new_password } = values;
    try {
      await dataProvider.call('/change-password', { old_password, new_password });
      form.reset();
      notify('kit.auth.password_changed', { type: 'success' });
    } catch (error) {
      const refused = toErrors(error as HttpError);
      setErrors(refused);
      focusFirst(form, refused);
      if (Object.keys(refused).length === 0) notify((error as Error).message, { type: 'error' });
    }
  });
}

function useCheck(): (values: Readonly<Record<string, string>>) => Errors {
  const translate = useTranslate();
  return ({ old_password, new_password = '', repeat_password }) => ({
    ...(!old_password && {
      old_password: translate('messages.is_empty', { label: translate('kit.auth.old_password') }),
    }),
    ...(new_password.length < MIN_LENGTH && {
      new_password: translate('messages.password_too_short', { limit: MIN_LENGTH }),
    }),
    ...(new_password !== repeat_password && { repeat_password: translate('kit.auth.not_repeated') }),
  });
}

function toErrors(error: HttpError): Errors {
  const fields = (error.body as ErrorAnswer | undefined)?.error.fields ?? [];
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const first = FIELDS.find(({ name }) => name in errors);
  if (first) form.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus();
}
