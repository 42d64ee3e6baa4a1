import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useState, type FormEvent } from 'react';
import { LinkBase, useDataProvider, useLocation, useNavigate, useTranslate } from 'react-admin';
import type { LookupRow } from '#contract/wire.ts';
import { PageColumn } from '#web/app/PageColumn.tsx';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import type { FormDefinition } from './FormDefinition.ts';

/** The record of a form is not in the address: it is asked for by its code, or taken from `?code=`. */
export function FindRecord({ form }: { form: FormDefinition }) {
  const translate = useTranslate();
  const asked = new URLSearchParams(useLocation().search).get('code') ?? '';
  const [code, setCode] = useState(asked);
  const { find, rows, problem, isFinding } = useFind(form);
  useEffect(() => {
    if (asked !== '') void find(asked);
    // Once for each address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  const label = translate(labelOf(form));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void find(code.trim());
  };
  return (
    <PageColumn screen={form.screen}>
      <form className="fm-find" noValidate onSubmit={submit}>
        <TextField
          label={label}
          helperText={translate('kit.form.find_help')}
          value={code}
          size="small"
          autoFocus
          autoComplete="off"
          slotProps={{ htmlInput: { 'data-input': 'code', maxLength: 100 } }}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="contained" data-action="find" loading={isFinding}>
          {translate('kit.form.find')}
        </Button>
      </form>
      {problem === null ? null : (
        <Alert severity="warning" role="alert">
          {problem}
        </Alert>
      )}
      <Found route={form.route ?? ''} rows={rows} />
    </PageColumn>
  );
}

/** What is near to what was typed; more than one may be meant. */
function Found({ route, rows }: { route: string; rows: readonly LookupRow[] }) {
  return (
    <ul className="fm-found">
      {rows.map(({ id, label }) => (
        <li key={id}>
          <LinkBase to={`${route}/${id}`}>{label}</LinkBase>
        </li>
      ))}
    </ul>
  );
}

/** The field by which people call a record: the first of its label. */
function labelOf({ display, resource }: FormDefinition): string {
  const [first] = display.flatMap((part) => (typeof part === 'string' ? [] : [part.field]));
  return `${resource}.${first ?? 'id'}`;
}

/** Goes to the one record that is called so; else says what is near, or that there is none. */
function useFind({ resource = '', route }: FormDefinition) {
  const dataProvider = useDataProvider<KitDataProvider>();
  const navigate = useNavigate();
  const translate = useTranslate();
  const [rows, setRows] = useState<readonly LookupRow[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [find, isFinding] = useExclusive(async (code: string) => {
    setRows([]);
    if (code === '') return setProblem(translate('kit.form.find_help'));
    try {
      const near = await dataProvider.lookup(resource, { q: code });
      const exact = near.filter((row) => isCalled(row, code));
      const [one] = exact;
      if (one && exact.length === 1) return navigate(`${route}/${one.id}`, { replace: true });
      setProblem(near.length === 0 ? translate('kit.form.find_none', { value: code }) : null);
      setRows(exact.length > 1 ? exact : near);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : translate('messages.internal'));
    }
  });
  return { find, rows, problem, isFinding };
}

/** Whether one of the fields in its label is what was typed, whatever the case. */
function isCalled({ id: _id, ...texts }: LookupRow, code: string): boolean {
  const wanted = code.toLocaleLowerCase();
  return Object.values(texts).some((text) => typeof text === 'string' && text.toLocaleLowerCase() === wanted);
}
