import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkBase, useDataProvider, useLocation, useTranslate } from 'react-admin';
import { NoticePage } from '#web/app/NoticePage.tsx';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isText, objectOf } from '#web/data/shapes.ts';
import { useCall } from '#web/data/useCall.ts';
import type { CallbackDefinition } from './PageDefinition.ts';

interface Props {
  /** What the schema says of the page. */
  page: CallbackDefinition;
}

type Party = CallbackDefinition['parties'][number];

/** Where somebody agrees to connect another system, and comes back to from there: what stands behind the question mark is its answer. */
export function CallbackScreen({ page }: Props) {
  const { pathname, search } = useLocation();
  const party = page.parties.find(({ paths }) => paths.includes(pathname)) ?? page.parties[0];
  if (!party) return null;
  const answer = Object.fromEntries(new URLSearchParams(search));
  return (
    <div data-screen={page.screen}>
      {Object.keys(answer).length > 0 ? (
        <Taking key={search} page={page} party={party} answer={answer} />
      ) : (
        <Asking page={page} party={party} />
      )}
    </div>
  );
}

interface PartProps extends Props {
  party: Party;
}

/** Leads to the other system. */
function Asking({ page, party }: PartProps) {
  const translate = useTranslate();
  const name = translate(party.label);
  return (
    <NoticePage
      icon="key"
      title={translate('kit.callback.connect', { party: name })}
      text={translate('kit.callback.connect_text', { party: name })}
      actions={
        <>
          <Begin page={page} party={party}>
            {translate('kit.callback.begin', { party: name })}
          </Begin>
          <Back page={page} />
        </>
      }
    />
  );
}

const isBegun = objectOf<{ url: string }>({ url: isText });
const isConnected = objectOf<{ name: string }>({ name: isText });

function Begin({ page, party, children }: PartProps & { children: ReactNode }) {
  const [call, { isRunning }] = useCall(`${page.url}/begin`, isBegun);
  const begin = async (): Promise<void> => {
    const begun = await call({ party: party.key });
    if (begun) window.location.assign(begun.url);
  };
  return (
    <Button variant="contained" loading={isRunning} data-action="begin" onClick={() => void begin()}>
      {children}
    </Button>
  );
}

function Back({ page }: Props) {
  const translate = useTranslate();
  return (
    <Button component={LinkBase} to={page.back} variant="outlined" data-action="back">
      {translate('kit.callback.back')}
    </Button>
  );
}

/** Hands the answer on, once: waiting, then what is connected, or why not. */
function Taking({ page, party, answer }: PartProps & { answer: Readonly<Record<string, string>> }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const name = translate(party.label);
  const { data, error } = useQuery({
    queryKey: ['callback', page.url, party.key, answer],
    queryFn: () => dataProvider.call(page.url, { party: party.key, answer }, isConnected),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (error)
    return (
      <div role="alert" data-state="refused">
        <NoticePage
          icon="warning"
          title={translate('kit.callback.refused', { party: name })}
          text={error.message}
          actions={
            <>
              <Begin page={page} party={party}>
                {translate('action.retry')}
              </Begin>
              <Back page={page} />
            </>
          }
        />
      </div>
    );
  return (
    <div role="status" data-state={data ? 'connected' : 'waiting'}>
      <NoticePage
        icon={data ? 'check' : 'sync'}
        title={
          data ? translate('messages.account_connected') : translate('kit.callback.waiting', { party: name })
        }
        text={data ? `${name}: ${data.name}` : translate('kit.callback.waiting_text')}
        actions={data ? <Back page={page} /> : null}
      />
    </div>
  );
}
