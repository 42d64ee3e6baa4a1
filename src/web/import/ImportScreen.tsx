import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useCallback, useRef } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Values } from '#contract/logic.ts';
import { FieldToolsProvider } from '#fields/FieldTools.tsx';
import { Icon } from '#web/app/Icon.tsx';
import { NoticePage } from '#web/app/NoticePage.tsx';
import { usePermissions } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { useKitTools } from '#web/data/useKitTools.ts';
import { DropZone } from './DropZone.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import type { ImportDefinition } from './ImportDefinition.ts';
import { ImportOptions, type ReadOptions } from './ImportOptions.tsx';
import { ImportResult } from './ImportResult.tsx';
import { type ImportState, useImport } from './useImport.ts';

const Root = styled('div')(({ theme }) => ({
  maxWidth: 960,
  padding: theme.spacing(6),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(4) },
  '& > section + section': {
    marginTop: theme.spacing(6),
    paddingTop: theme.spacing(6),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& h2': { ...theme.typography.h2, margin: theme.spacing(0, 0, 2) },
  '& h2 + p': { margin: theme.spacing(0, 0, 3), color: theme.vars.palette.text.secondary },
}));

export interface ImportScreenProps {
  /** What the schema says of the sheet. */
  sheet: ImportDefinition;
}

/** Records from an Excel sheet: template, options, file, trial with errors by row, storing. Needs a session around it. */
export function ImportScreen({ sheet }: ImportScreenProps) {
  const translate = useTranslate();
  const may = usePermissions();
  const tools = useKitTools();
  if (!may(sheet.permissions))
    return (
      <NoticePage
        icon="lock"
        title={translate('kit.shell.denied_title')}
        text={translate('kit.list.no_permission')}
      />
    );
  return (
    <FieldToolsProvider value={tools}>
      <Steps sheet={sheet} />
    </FieldToolsProvider>
  );
}

function Steps({ sheet }: ImportScreenProps) {
  const translate = useTranslate();
  const options = useRef<ReadOptions | null>(null);
  const keepOptions = useCallback((read: ReadOptions | null) => void (options.current = read), []);
  const [state, actions] = useImport(sheet);
  /** Options that are wrong keep the file from being sent; they are shown at their fields. */
  const withOptions = async (act: (values: Values) => Promise<void>): Promise<void> => {
    const values = options.current ? await options.current() : {};
    if (values) await act(values);
  };
  return (
    <Root data-screen={sheet.screen}>
      <section>
        <h2>{translate('kit.import.prepare')}</h2>
        <p>{translate('kit.import.prepare_text')}</p>
        <TemplateButton sheet={sheet} />
        <ImportColumns sheet={sheet} />
        <Variants sheet={sheet} />
      </section>
      {sheet.options ? (
        <section>
          <h2>{translate('kit.import.options')}</h2>
          <p>{translate('kit.import.options_text')}</p>
          <ImportOptions screen={sheet.options} onReady={keepOptions} />
        </section>
      ) : null}
      <section aria-live="polite" aria-busy={state.phase === 'working'}>
        <FileStep
          sheet={sheet}
          state={state}
          onFile={(file) => void withOptions((values) => actions.check(file, values))}
          onStore={(file, takesGood) => void withOptions((values) => actions.store(file, values, takesGood))}
          onReset={actions.reset}
        />
      </section>
    </Root>
  );
}

/** Sheets that need no template. */
function Variants({ sheet: { variants = [] } }: ImportScreenProps) {
  const translate = useTranslate();
  if (variants.length === 0) return null;
  const names = variants.map(({ label }) => translate(label)).join(', ');
  return (
    <Typography variant="body2" sx={{ mt: 3 }} data-control="variants">
      {translate('kit.import.variants', { names })}
    </Typography>
  );
}

interface FileStepProps extends ImportScreenProps {
  state: ImportState;
  onFile: (file: File) => void;
  onStore: (file: File, takesGood: boolean) => void;
  onReset: () => void;
}

function FileStep({ sheet, state, onFile, onStore, onReset }: FileStepProps) {
  const translate = useTranslate();
  if (state.phase === 'checked' || state.phase === 'stored') {
    const { file, answer } = state;
    return (
      <ImportResult
        file={file}
        answer={answer}
        variant={sheet.variants?.find(({ key }) => key === answer.variant)?.label}
        onStore={(takesGood) => onStore(file, takesGood)}
        onReset={onReset}
      />
    );
  }
  if (state.phase === 'working') return <Working state={state} />;
  return (
    <>
      <h2>{translate('kit.import.send')}</h2>
      <p>{translate('kit.import.send_text')}</p>
      {state.phase === 'failed' ? (
        <Alert severity="error" sx={{ mb: 3 }} data-control="file-error">
          {state.message}
        </Alert>
      ) : null}
      <DropZone maxRows={sheet.maxRows} onFile={onFile} />
    </>
  );
}

function Working({ state }: { state: Extract<ImportState, { phase: 'working' }> }) {
  const translate = useTranslate();
  const { file, isStoring, progress } = state;
  const text = translate(isStoring ? 'kit.import.storing' : 'kit.import.checking');
  const isKnown = progress !== null && progress.total > 0 && progress.done > 0;
  const share = isKnown ? Math.round((100 * progress.done) / progress.total) : 0;
  return (
    <>
      <h2>{file.name}</h2>
      <p>
        {text}
        {isKnown
          ? ` ${translate('kit.import.progress', { done: progress.done, total: progress.total })}`
          : null}
      </p>
      <LinearProgress
        aria-label={text}
        variant={isKnown ? 'determinate' : 'indeterminate'}
        value={share}
        data-control="progress"
      />
    </>
  );
}

function TemplateButton({ sheet }: ImportScreenProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [save, isRunning] = useExclusive(async () => {
    await dataProvider
      .saveFrom(`${sheet.url}/template`, `${translate(sheet.title)}.xlsx`)
      .catch((error: unknown) =>
        notify(error instanceof Error ? error.message : 'messages.upload_failed', { type: 'error' }),
      );
  });
  return (
    <Button
      variant="outlined"
      data-action="template"
      startIcon={<Icon name="download" />}
      aria-busy={isRunning}
      onClick={() => void save()}
    >
      {translate('kit.import.template')}
    </Button>
  );
}
