import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { toCheckAddress, type CheckCodes } from './checkAddress.ts';
import { LookupCamera } from './LookupTools.tsx';
import { wordOf, type LookupDefinition } from './PageDefinition.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > h2': { ...theme.typography.h2, margin: 0 },
  '& button': { justifySelf: 'start' },
}));

interface Props {
  page: LookupDefinition;
  /** The codes that are looked at now. */
  codes: CheckCodes | null;
}

/** Another code, typed. */
export function LookupForm({ page, codes }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [code, setCode] = useState(codes?.code ?? '');
  const [secret, setSecret] = useState(codes?.hash_code ?? '');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = toCheckAddress(page.routes, code.trim(), secret.trim());
    setWrong(address === null);
    if (address !== null) navigate(address);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <h2>{translate(wordOf(page, 'check_other'))}</h2>
      <TextField
        label={translate(wordOf(page, 'code'))}
        value={code}
        required
        size="small"
        autoComplete="off"
        error={isWrong}
        helperText={
          isWrong ? translate('messages.is_empty', { label: translate(wordOf(page, 'code')) }) : undefined
        }
        slotProps={{ htmlInput: { 'data-input': 'code', maxLength: 50 } }}
        onChange={(event) => setCode(event.target.value)}
      />
      <TextField
        label={translate(wordOf(page, 'secret'))}
        helperText={translate(wordOf(page, 'secret_help'))}
        value={secret}
        size="small"
        autoComplete="off"
        slotProps={{ htmlInput: { 'data-input': 'hash_code', maxLength: 50 } }}
        onChange={(event) => setSecret(event.target.value)}
      />
      <Button type="submit" variant={codes ? 'outlined' : 'contained'} data-action="check">
        {translate(wordOf(page, 'check'))}
      </Button>
      <LookupCamera page={page} />
    </Form>
  );
}
