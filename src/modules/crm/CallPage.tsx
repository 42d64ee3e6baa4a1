import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import { usePermission } from '#web/kit/usePermission.ts';
import { useSession } from '#web/kit/useSession.ts';
import { CallDeal } from './CallDeal.tsx';
import { CallLeave } from './CallLeave.tsx';
import { CallNone } from './CallNone.tsx';
import { CallPerson } from './CallPerson.tsx';
import { CallResultDialog } from './CallResultDialog.tsx';
import { CallResults } from './CallResults.tsx';
import { CallScript } from './CallScript.tsx';
import { CallStrip } from './CallStrip.tsx';
import { DESK_KEYS, isLastTry, stepDelay, type DeskKey, type RecallDelay } from './callResults.ts';
import { useBeside } from './useBeside.web.ts';
import { useDesk, type Desk } from './useDesk.web.ts';
import { useDeskKeys } from './useDeskKeys.web.ts';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  [theme.breakpoints.down('md')]: { height: 'auto' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 300px) minmax(0, 1fr) minmax(260px, 360px)',
  minHeight: 0,
  '& > *': { padding: 16, overflow: 'auto', minWidth: 0 },
  '& > * + *': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { overflow: 'visible' },
    '& > * + *': { borderLeft: 0, borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
}));

/** The desk of an agent: one lead after the other, by the keyboard alone. */
export function CallPage() {
  const [isPaused, setIsPaused] = useState(false);
  const [delay, setDelay] = useState<RecallDelay | null>(null);
  const [asked, setAsked] = useState<DeskKey | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const mayBlock = usePermission(['crm_blacklist']);
  const isByHand = useSession().settings?.['crm_auto_next'] === false;
  const desk = useDesk({ isPaused: isPaused || isByHand || isLeaving });
  const isLast = desk.lead ? isLastTry(desk.lead) : false;
  const keys = DESK_KEYS.filter(({ result }) => result !== 'blacklist' || mayBlock);
  const press = (key: DeskKey): void => {
    if (!desk.lead || desk.isBusy || key.result === 'blacklist' || key.asks) {
      if (desk.lead && key.asks) setAsked(key);
      return;
    }
    const pause = key.recalls && delay !== null ? { delay } : {};
    // What is missing is seen on the card.
    void desk.finish(key.result, pause).then((isDone) => (isDone ? setDelay(null) : setIsLeaving(false)));
  };
  useDeskKeys(
    {
      ...Object.fromEntries(keys.map((key) => [key.key, () => press(key)])),
      ArrowLeft: () => setDelay(stepDelay(delay, -1)),
      ArrowRight: () => setDelay(stepDelay(delay, 1)),
      F2: () => void (desk.lead ? undefined : desk.next()),
      F4: () => note.current?.querySelector('textarea')?.focus(),
      F6: desk.hold,
      z: () => void desk.takeBack(),
      ' ': () => setIsPaused(!isPaused),
      Escape: () => setIsLeaving(Boolean(desk.lead)),
    },
    asked !== null || isLeaving,
  );
  return (
    <Page>
      <CallStrip of={desk.undo?.lead.id ?? 0} isPaused={isPaused} onPause={() => setIsPaused(!isPaused)} />
      <Card desk={desk} note={note} isPaused={isPaused || isByHand} />
      <CallResults desk={desk} keys={keys} isLast={isLast} delay={delay} onDelay={setDelay} onPress={press} />
      {asked && <CallResultDialog asked={asked} desk={desk} onClose={() => setAsked(null)} />}
      {isLeaving && (
        <CallLeave
          desk={desk}
          keys={keys}
          isLast={isLast}
          isAsked={asked !== null}
          onPress={press}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </Page>
  );
}

interface CardProps {
  desk: Desk;
  note: React.Ref<HTMLDivElement>;
  isPaused: boolean;
}

function Card({ desk, note, isPaused }: CardProps) {
  const { lead } = desk;
  if (lead === undefined) return <div aria-busy />;
  if (lead === null) return <CallNone desk={desk} isPaused={isPaused} />;
  return <OpenCard key={lead.id} desk={desk} lead={lead} note={note} />;
}

function OpenCard({ desk, lead, note }: Pick<CardProps, 'desk' | 'note'> & { lead: Lead }) {
  const beside = useBeside(lead.id);
  return (
    <Columns data-lead={lead.id}>
      <CallPerson
        lead={lead}
        origin={beside?.origin ?? []}
        calledAt={desk.calledAt}
        onCall={desk.startCall}
      />
      <CallDeal lead={{ ...lead, ...desk.draft }} problems={desk.problems} onEdit={desk.edit} note={note} />
      <CallScript beside={beside} />
    </Columns>
  );
}
