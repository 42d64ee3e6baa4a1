import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ImportAnswer } from '#contract/import.ts';
import { Icon } from '#web/app/Icon.tsx';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { ErrorTable } from './ErrorTable.tsx';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  [theme.breakpoints.down('md')]: { '& > button': { flex: '1 1 100%' } },
}));

const Root = styled('section')(({ theme }) => ({
  outline: 'none',
  '& h2': { ...theme.typography.h2, margin: theme.spacing(0, 0, 3), overflowWrap: 'anywhere' },
}));

export interface ImportResultProps {
  file: File;
  answer: ImportAnswer;
  /** Message key of the sheet that it was known as; undefined for the import's own. */
  variant: string | undefined;
  /** Stores all, or what is right. */
  onStore: (takesGood: boolean) => void;
  /** Another file. */
  onReset: () => void;
}

/** What a trial found, or what was stored: counts, errors by row, and the ways to go on. */
export function ImportResult({ file, answer, variant, onStore, onReset }: ImportResultProps) {
  const translate = useTranslate();
  const root = useRef<HTMLElement>(null);
  // The keyboard goes on where the news is.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each answer is news
  useEffect(() => root.current?.focus(), [answer]);
  const { accepted, errors, error_count: count, ignored, stored, warnings = [] } = answer;
  return (
    <Root ref={root} tabIndex={-1} data-result={stored ? 'stored' : 'checked'} aria-label={file.name}>
      <h2>{file.name}</h2>
      {variant === undefined ? null : (
        <p data-control="variant">{translate('kit.import.read_as', { name: translate(variant) })}</p>
      )}
      <Summary answer={answer} />
      {ignored.length > 0 ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {translate('kit.import.ignored', { columns: ignored.join(', ') })}
        </Alert>
      ) : null}
      {errors.length > 0 ? <ErrorTable errors={errors} /> : null}
      {count > errors.length ? (
        <p>{translate('kit.import.more_errors', { shown: errors.length, total: count })}</p>
      ) : null}
      {warnings.length > 0 ? (
        <section data-control="warnings">
          <Alert severity="warning" sx={{ mt: 3 }}>
            {translate('kit.import.warned', { count: warnings.length })}
          </Alert>
          <ErrorTable errors={warnings} heading="kit.import.strange" />
        </section>
      ) : null}
      <Actions>
        {!stored && accepted > 0 ? (
          <Button
            variant="contained"
            data-action={count === 0 ? 'store' : 'take-good'}
            onClick={() => onStore(count > 0)}
          >
            {translate(count === 0 ? 'kit.import.store' : 'kit.import.take_good', { count: accepted })}
          </Button>
        ) : null}
        {answer.error_file ? <ErrorFileButton url={answer.error_file} name={file.name} /> : null}
        <Button variant={stored ? 'contained' : 'outlined'} data-action="another-file" onClick={onReset}>
          {translate('kit.import.another')}
        </Button>
      </Actions>
    </Root>
  );
}

function Summary({ answer }: { answer: ImportAnswer }) {
  const translate = useTranslate();
  const { accepted, rejected, error_count: count, error_file: file, stored, wrong = [] } = answer;
  const rows = rejected > wrong.length ? `${wrong.join(', ')}, …` : wrong.join(', ');
  if (stored)
    return (
      <Alert severity={rejected > 0 ? 'warning' : 'success'} role="status">
        {translate('kit.import.stored', { count: accepted })}{' '}
        {rejected > 0
          ? translate(file ? 'kit.import.left_over' : 'kit.import.left_over_no_file', { count: rejected })
          : null}
      </Alert>
    );
  if (count === 0)
    return (
      <Alert severity="success" role="status">
        {translate('kit.import.all_good', { count: accepted })}
      </Alert>
    );
  return (
    <Alert severity="error" role="status">
      {translate('kit.import.some_bad', { accepted, rejected, errors: count })}
      {wrong.length > 0 ? (
        <p data-control="wrong">{translate('messages.rows_with_errors', { rows })}</p>
      ) : null}
    </Alert>
  );
}

function ErrorFileButton({ url, name }: { url: string; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [save, isRunning] = useExclusive(async () => {
    const own = name.replace(/\.xlsx$/i, '');
    await dataProvider
      .saveFrom(url, `${own} - ${translate('kit.import.error_column')}.xlsx`)
      .catch(() => notify('messages.upload_failed', { type: 'error' }));
  });
  return (
    <Button
      variant="outlined"
      data-action="error-file"
      startIcon={<Icon name="download" />}
      aria-busy={isRunning}
      onClick={() => void save()}
    >
      {translate('kit.import.error_file')}
    </Button>
  );
}
