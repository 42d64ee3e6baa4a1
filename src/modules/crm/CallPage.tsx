import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Link, useTranslate } from 'react-admin';
import { AskDialog } from '#web/kit/AskDialog.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { usePermission } from '#web/kit/usePermission.ts';
import { useSession } from '#web/kit/useSession.ts';
import { CallDeal } from './CallDeal.tsx';
import { CallPerson } from './CallPerson.tsx';
import { CallResultDialog } from './CallResultDialog.tsx';
import { CallResults } from './CallResults.tsx';
import { CallScript } from './CallScript.tsx';
import { CallStrip } from './CallStrip.tsx';
import { DESK_KEYS, stepDelay, type DeskKey, type RecallDelay } from './callResults.ts';
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

const Empty = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  padding: 32,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
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
  const desk = useDesk({ isPaused: isPaused || isByHand });
  const keys = DESK_KEYS.filter(({ result }) => result !== 'blacklist' || mayBlock);
  const press = (key: DeskKey): void => {
    if (!desk.lead || desk.isBusy || key.result === 'blacklist' || key.asks) {
      if (desk.lead && key.asks) setAsked(key);
      return;
    }
    const pause = key.recalls && delay !== null ? { delay } : {};
    void desk.finish(key.result, pause).then((isDone) => (isDone ? setDelay(null) : undefined));
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
      <Card desk={desk} note={note} />
      <CallResults desk={desk} keys={keys} delay={delay} onDelay={setDelay} onPress={press} />
      {asked && <CallResultDialog asked={asked} desk={desk} onClose={() => setAsked(null)} />}
      {isLeaving && <Leave desk={desk} onClose={() => setIsLeaving(false)} />}
    </Page>
  );
}

function Card({ desk, note }: { desk: Desk; note: React.Ref<HTMLDivElement> }) {
  const { lead } = desk;
  if (lead === undefined) return <div aria-busy />;
  if (lead === null) return <None desk={desk} />;
  return (
    <Columns key={lead.id} data-lead={lead.id}>
      <CallPerson lead={lead} />
      <CallDeal lead={{ ...lead, ...desk.draft }} problems={desk.problems} onEdit={desk.edit} note={note} />
      <CallScript id={lead.id} />
    </Columns>
  );
}

/** Nothing waits, or the agent takes a breath. */
function None({ desk }: { desk: Desk }) {
  const translate = useTranslate();
  const mayClaim = usePermission(['crm_lead_lead_deadpool']);
  return (
    <Empty role="status" data-desk="empty">
      <p>
        {translate('desk.none')}{' '}
        {desk.nextAt && (
          <>
            {translate('desk.next_at')} <DateTime value={desk.nextAt} />
          </>
        )}
      </p>
      <Button variant="contained" disabled={desk.isBusy} onClick={() => void desk.next()} data-action="next">
        {translate('desk.next')} (F2)
      </Button>
      {mayClaim && <Link to="/crm/lead-dead-pool">{translate('desk.pool')}</Link>}
    </Empty>
  );
}

/** Whoever leaves a card says so: somebody else may get it. */
function Leave({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await desk.leave();
    onClose();
    await navigate('/crm/lead-telesale');
  };
  return (
    <AskDialog
      title={translate('desk.leave_title')}
      text={translate('desk.leave_text')}
      yes={translate('desk.leave')}
      no={translate('desk.stay')}
      onYes={() => void leave()}
      onNo={onClose}
    />
  );
}
