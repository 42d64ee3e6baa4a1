import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Tone } from '#contract/enum.ts';
import type { FlowState, FlowStep } from '#contract/page.ts';
import { ToneChip } from '#web/app/ToneChip.tsx';

const Root = styled('ol')(({ theme }) => ({
  '&&': { listStyle: 'none', padding: 0, margin: theme.spacing(4, 0, 6) },
}));

/** A stop on the line that leads through all states. */
const Stop = styled('li', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    position: 'relative',
    '&&': { margin: 0 },
    padding: theme.spacing(0, 0, 5, 7),
    scrollMarginTop: theme.spacing(4),
    breakInside: 'avoid',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 5,
      top: 5,
      width: 8,
      height: 8,
      borderRadius: '50%',
      border: `2px solid ${theme.vars.palette.tone[tone].fg}`,
      background: theme.vars.palette.background.default,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: 8,
      top: 22,
      bottom: 0,
      borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
    },
    '&:last-child': { paddingBottom: 0 },
    '&:target > div > span': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
    '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 2.5) },
    '& > ul': { listStyle: 'none', padding: 0, margin: theme.spacing(2, 0, 0) },
    '& > ul > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1, 2),
      margin: theme.spacing(1, 0),
    },
    '& a': { display: 'inline-flex', borderRadius: 11, textDecoration: 'none', maxWidth: '100%' },
  }),
);

const Arrow = styled('svg')(({ theme }) => ({
  flex: 'none',
  width: 18,
  height: 10,
  stroke: theme.vars.palette.text.secondary,
  fill: 'none',
}));

/** The states of a workflow on a line, each with the ways out of it: "Cancel → Canceled". */
export function Flow({ states }: { states: readonly FlowState[] }) {
  return (
    <Root data-part="flow">
      {states.map(({ id, name, tone, marks, steps }) => (
        <Stop key={id} id={id} tone={tone}>
          <div>
            <ToneChip tone={tone}>{name}</ToneChip>
            {marks.length > 0 ? <small>{marks.join(' · ')}</small> : null}
          </div>
          <Ways steps={steps} />
        </Stop>
      ))}
    </Root>
  );
}

function Ways({ steps }: { steps: readonly FlowStep[] }) {
  const translate = useTranslate();
  const ways = steps.filter(({ to }) => to.length > 0);
  const others = steps.filter(({ to }) => to.length === 0);
  if (steps.length === 0) return null;
  return (
    <ul>
      {ways.map((step) => (
        <Way key={step.name} step={step} />
      ))}
      {others.length > 0 ? (
        <li>
          {others.map(withMarks).join(', ')} <small>({translate('kit.manual.state_stays')})</small>
        </li>
      ) : null}
    </ul>
  );
}

const withMarks = ({ name, marks }: FlowStep): string =>
  marks.length > 0 ? `${name} (${marks.join(', ')})` : name;

function Way({ step: { name, to, marks } }: { step: FlowStep }) {
  const translate = useTranslate();
  return (
    <li>
      <span>{name}</span>
      <Arrow viewBox="0 0 18 10" role="img" aria-label={translate('kit.manual.to_state')}>
        <path d="M0 5h16M12 1l4 4-4 4" />
      </Arrow>
      {to.map((state) => (
        <a key={state.id} href={`#${state.id}`}>
          <ToneChip tone={state.tone}>{state.name}</ToneChip>
        </a>
      ))}
      {marks.length > 0 ? <small>{marks.join(' · ')}</small> : null}
    </li>
  );
}
