import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useLocation, useNotify, useTranslate } from 'react-admin';
import type { LookupAnswer } from '#contract/page.ts';
import { FieldToolsProvider } from '#fields/FieldTools.tsx';
import { isLookupAnswer } from '#web/data/answers.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useCall } from '#web/data/useCall.ts';
import { useKitTools } from '#web/data/useKitTools.ts';
import { readCheckAddress } from './checkAddress.ts';
import type { CheckCodes } from './checkAddress.ts';
import { LookupForm } from './LookupForm.tsx';
import { LookupFacts } from './LookupFacts.tsx';
import { ShareCheck } from './LookupTools.tsx';
import { wordOf, type LookupDefinition } from './PageDefinition.ts';
import { ReadingPage } from './ReadingPage.tsx';

const Column = styled('div')(({ theme }) => ({
  maxWidth: 560,
  margin: '0 auto',
  padding: theme.spacing(10, 6, 4),
  display: 'grid',
  gap: theme.spacing(5),
  '& > h1': { ...theme.typography.h1, fontSize: 24, margin: 0 },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(6, 4) },
}));

export interface LookupScreenProps {
  /** What the schema says of the page. */
  page: LookupDefinition;
}

/** A public check of a code: from the stamp's address, or typed. */
export function LookupScreen({ page }: LookupScreenProps) {
  const translate = useTranslate();
  const tools = useKitTools();
  const { pathname } = useLocation();
  const codes = readCheckAddress(pathname, page.routes);
  return (
    <FieldToolsProvider value={tools}>
      <ReadingPage screen={page.screen} route={pathname}>
        <Column>
          <h1>{translate(page.title)}</h1>
          {codes ? <Result key={pathname} page={page} codes={codes} /> : null}
          <LookupForm page={page} codes={codes} />
        </Column>
      </ReadingPage>
    </FieldToolsProvider>
  );
}

interface ResultProps extends LookupScreenProps {
  codes: CheckCodes;
}

function useAnswer({ page, codes }: ResultProps) {
  const dataProvider = useDataProvider<KitDataProvider>();
  return useQuery({
    queryKey: ['check', page.url, codes.code, codes.hash_code],
    queryFn: () => dataProvider.ask(page.url, codes, isLookupAnswer),
    // Each look is counted: the page asks once, not again when the window is looked at.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

function Result({ page, codes }: ResultProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useAnswer({ page, codes });
  if (error) {
    const isWrong = error instanceof HttpError && error.status === 404;
    return (
      <Alert
        severity={isWrong ? 'warning' : 'error'}
        role="alert"
        action={
          isWrong ? null : (
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {translate('action.retry')}
            </Button>
          )
        }
      >
        {error.message}
      </Alert>
    );
  }
  if (!data) return <Skeleton variant="rounded" height={220} aria-label={translate('kit.page.checking')} />;
  return (
    <>
      <Verdict page={page} answer={data} />
      <LookupFacts page={page} answer={data} />
      {data.can_activate ? <Activate page={page} codes={codes} /> : null}
      <ShareCheck page={page} code={codes.code} />
    </>
  );
}

/** Whether it is genuine; of what was called back, that alone. */
function Verdict({ page, answer }: LookupScreenProps & { answer: LookupAnswer }) {
  const translate = useTranslate();
  const company = answer.company ?? 'SSC';
  if (answer.is_recalled)
    return (
      <Alert severity="error" role="alert">
        {translate(wordOf(page, 'recalled'), { company })}
      </Alert>
    );
  return (
    <Alert severity={answer.is_proven ? 'success' : 'info'} role="status">
      {translate(wordOf(page, answer.is_proven ? 'proven' : 'known'), { company })}
    </Alert>
  );
}

/** Of an activation that nobody knows the end of. */
const FAILED = 'messages.activation_failed';

/** Marks the thing as somebody's, once. */
function Activate({ page, codes }: ResultProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [call, { isRunning }] = useCall(page.activateUrl ?? '', isLookupAnswer, { failed: FAILED });
  const activate = async (): Promise<void> => {
    const answer = await call(codes);
    if (!answer) return;
    queries.setQueryData(['check', page.url, codes.code, codes.hash_code], answer);
    notify(wordOf(page, 'activated'), { type: 'success' });
  };
  return (
    <Button
      variant="contained"
      size="large"
      loading={isRunning}
      data-action="activate"
      onClick={() => void activate()}
    >
      {translate(wordOf(page, 'activate'))}
    </Button>
  );
}
