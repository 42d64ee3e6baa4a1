import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { HttpError, useTranslate } from 'react-admin';
import { FieldToolsProvider } from '#fields/FieldTools.tsx';
import { ProviderContact } from '#web/app/ProviderContact.tsx';
import { NoticePage } from '#web/app/NoticePage.tsx';
import { codeOf } from '#web/auth/authProvider.ts';
import { usePermissions } from '#web/auth/session.ts';
import { useKitTools } from '#web/data/useKitTools.ts';
import type { ReportDefinition } from './ReportDefinition.ts';
import { ReportContext } from './ReportContext.ts';
import { ReportToolbar } from './ReportToolbar.tsx';
import { TileGrid } from './TileGrid.tsx';
import { useReportAnswer } from './useReportAnswer.ts';
import { useLiveNumbers } from './useLiveNumbers.ts';
import { useReportFilters } from './useReportFilters.ts';

const Root = styled('div')(({ theme }) => ({
  padding: theme.spacing(4, 6, 8),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(3, 3, 6) },
  '@media print': { padding: 0 },
}));

export interface ReportScreenProps {
  /** What the schema says of the report. */
  report: ReportDefinition;
}

/** A report: filters above, tiles below; each number leads to the list that proves it. Needs a session around it. */
export function ReportScreen({ report }: ReportScreenProps) {
  const may = usePermissions();
  return may(report.permissions) ? <OpenReport report={report} /> : <Denied />;
}

/** No right, or no licence: then the server's `reason` says so. */
function Denied({ error }: { error?: HttpError }) {
  const translate = useTranslate();
  const code = error && codeOf(error);
  const text = error && code !== 'no_permission' ? error.message : translate('kit.list.no_permission');
  return (
    <NoticePage icon="lock" title={translate('kit.shell.denied_title')} text={text}>
      {code === 'license_missing' && <ProviderContact />}
    </NoticePage>
  );
}

function OpenReport({ report }: ReportScreenProps) {
  const tools = useKitTools();
  const { filters, draft } = useReportFilters();
  const { data, error, isPlaceholderData, refetch } = useReportAnswer(report.url, { filters });
  useLiveNumbers(report.live, () => void refetch());
  if (error instanceof HttpError && error.status === 403) return <Denied error={error} />;
  return (
    <FieldToolsProvider value={tools}>
      <Root data-screen={report.screen}>
        <ReportToolbar report={report} draft={draft} answer={data} />
        {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
        {error && !data ? null : (
          <ReportContext value={{ report, asked: { filters, ...(data?.period && { period: data.period }) } }}>
            <TileGrid tiles={report.tiles} answer={data} isOld={isPlaceholderData} />
          </ReportContext>
        )}
      </Root>
    </FieldToolsProvider>
  );
}

/** The numbers could not be had; what stands in the filters stays. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={{ mb: 4 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('action.retry')}
        </Button>
      }
    >
      {translate('kit.report.failed')} {error.message}
    </Alert>
  );
}
