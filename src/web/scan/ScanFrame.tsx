import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '#web/app/Icon.tsx';
import type { ScanNotice } from './createScanDesk.ts';
import { canLook, ScanCamera } from './ScanCamera.tsx';
import type { ScanDeskCalls } from './useScanDesk.ts';
import { useScanKeys } from './useScanKeys.ts';

/** Tones of the theme by those of what is said. */
const TONES = { success: 'success', error: 'danger', attention: 'warning', info: 'info' } as const;

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  maxWidth: 1100,
  minHeight: '100%',
  marginInline: 'auto',
  padding: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2), gap: theme.spacing(2) },
}));

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });
const Gap = styled('span')({ flex: 1 });

const Words = styled('p')<{ tone: ScanNotice['tone'] }>(({ theme, tone }) => {
  const colours = theme.vars.palette.tone[TONES[tone]];
  return {
    margin: 0,
    minHeight: 64,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: theme.spacing(2, 4),
    borderRadius: theme.shape.borderRadius,
    border: `2px solid ${colours.border}`,
    color: colours.fg,
    backgroundColor: colours.bg,
    fontSize: 22,
    lineHeight: 1.3,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    [theme.breakpoints.down('sm')]: { fontSize: 18, minHeight: 56, paddingInline: theme.spacing(3) },
  };
});

const fade = keyframes({ from: { opacity: 0.55 }, to: { opacity: 0 } });

/** The whole window in the colour of what was said, for a moment: it is seen where no sound is heard. */
const Flash = styled('div')<{ tone: ScanNotice['tone'] }>(({ theme, tone }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.tooltip,
  pointerEvents: 'none',
  opacity: 0,
  backgroundColor: theme.vars.palette.tone[TONES[tone]].fg,
  animation: `${fade} 300ms ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

const Foot = styled('form')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  marginTop: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  paddingBlock: theme.spacing(2),
  backgroundColor: theme.vars.palette.background.default,
  '& .MuiButton-root, & .MuiInputBase-root': { minHeight: 48 },
}));

export interface ScanFrameProps {
  desk: Pick<ScanDeskCalls<object, object>, 'now' | 'take' | 'goOn'>;
  /** What is to be scanned now, while nothing was said yet. */
  prompt: string;
  /** A number is to be typed now: the field for it has the focus. */
  asksByHand?: boolean;
  /** Beside the numbers on top: the warehouse. */
  head?: ReactNode;
  /** Buttons beside the field for codes. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What every place of work looks like: what was said, large; what is expected; a field for codes that no scanner reads. */
export function ScanFrame({ desk, prompt, asksByHand = false, head, actions, children }: ScanFrameProps) {
  const translate = useTranslate();
  const { now } = desk;
  const notice = now.notice ?? { tone: 'info', text: prompt };
  return (
    <Page data-scan={notice.tone}>
      <Line>
        {head}
        <Gap />
        {now.quantity > 1 && <Chip color="warning" label={`${now.quantity} ×`} data-scan-quantity="" />}
        {now.waiting.length > 0 && (
          <Chip
            color={now.isOffline ? 'error' : 'default'}
            label={translate('kit.scan.unsent', { count: now.waiting.length })}
            data-scan-unsent={now.waiting.length}
          />
        )}
        {now.isOffline && <Chip color="error" label={translate('kit.scan.offline')} />}
      </Line>
      <Words role="status" tone={notice.tone} data-scan-notice={notice.text} key={now.said}>
        <Icon name={notice.tone === 'error' ? 'warning' : notice.tone === 'info' ? 'search' : 'check'} />
        {translate(notice.text, { _: notice.text, ...notice.params })}
      </Words>
      {now.notice && <Flash key={`flash${now.said}`} tone={now.notice.tone} aria-hidden />}
      {now.isHalted && (
        <Button variant="contained" color="warning" size="large" onClick={desk.goOn} data-scan-go-on="">
          {translate('kit.scan.go_on', { count: now.waiting.length })}
        </Button>
      )}
      {children}
      <Tools desk={desk} asksByHand={asksByHand}>
        {actions}
      </Tools>
    </Page>
  );
}

/** Codes by hand or camera, pieces of the next one, undo. */
function Tools({ desk, asksByHand, children }: Pick<ScanFrameProps, 'desk' | 'asksByHand' | 'children'>) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    if (asksByHand) input.current?.focus();
  }, [asksByHand]);
  const undo = (): void => desk.take({ kind: 'command', command: 'undo' });
  useScanKeys({ onUndo: undo, onType: () => input.current?.focus() });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') desk.take({ kind: 'code', code: text.trim() });
    setText('');
  };
  return (
    <Foot onSubmit={submit}>
      {isLooking && (
        <ScanCamera onScan={(code) => desk.take({ kind: 'code', code })} onFailed={() => setLooking(false)} />
      )}
      <TextField
        size="small"
        sx={{ flex: '1 1 180px' }}
        inputRef={input}
        label={translate('kit.scan.by_hand')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{
          htmlInput: { 'data-scan-input': '', autoComplete: 'off', autoCapitalize: 'characters' },
        }}
      />
      {canLook() && (
        <Button
          variant="outlined"
          startIcon={<Icon name="qr" />}
          aria-pressed={isLooking}
          onClick={() => setLooking(!isLooking)}
        >
          {translate('kit.scan.camera')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<Icon name="undo" />} data-scan-command="undo" onClick={undo}>
        {translate('action.undo')} · F8
      </Button>
      {children}
    </Foot>
  );
}
