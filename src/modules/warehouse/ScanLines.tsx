import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { orderFields } from '#generated/orders/order.entity.gen.ts';
import { Code } from '#web/kit/Code.tsx';
import { EnumChip } from '#web/kit/EnumChip.ts';
import { Icon } from '#web/kit/Icon.ts';
import { StoredImage } from '#web/kit/StoredImage.ts';
import { isCodeOf, openOf, type ScanLine, type ScanTask } from './scanTask.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 4,
});
const Number = styled('strong')(({ theme }) => ({ fontSize: theme.typography.h1.fontSize }));

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr) auto',
  gap: theme.spacing(4),
  alignItems: 'center',
  padding: theme.spacing(4),
  border: `2px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    gap: theme.spacing(2),
    padding: theme.spacing(3),
  },
}));

const Picture = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.action.hover,
  borderRadius: theme.shape.borderRadius,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const Shelf = styled('div')(({ theme }) => ({
  fontSize: 44,
  lineHeight: 1.1,
  fontWeight: 700,
  fontFamily: 'var(--font-code)',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { fontSize: 30 },
}));
const Name = styled('div')({ fontSize: 18, lineHeight: 1.3, fontWeight: 600, overflowWrap: 'anywhere' });
const Facts = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Count = styled('div')(({ theme }) => ({
  fontSize: 48,
  lineHeight: 1,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  '& small': { fontSize: 24, fontWeight: 500, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { fontSize: 34, '& small': { fontSize: 18 } },
}));

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '110px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
  minHeight: 48,
  padding: '4px 8px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&[data-state="done"]': { color: theme.vars.palette.text.secondary },
  '&[data-state="refused"]': { backgroundColor: theme.vars.palette.tone.danger.bg },
  '&[data-state="expected"]': { backgroundColor: theme.vars.palette.action.selected, fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '84px minmax(0, 1fr) auto', gap: 8 },
}));
const Refusal = styled('strong')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.tone.danger.fg,
}));
const Cell = styled('span')({ fontFamily: 'var(--font-code)' });
const Sum = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export interface ScanLinesProps {
  task: ScanTask;
  expected: ScanLine | null;
  /** Shows where things lie; packers have them before them. */
  hasShelves?: boolean;
  /** The step that was refused last: its reason stands at the line of its code. */
  refused?: { text: string; step: { code?: string } } | null;
}

/** The order in hand: what is expected now, large, and all of its lines. */
export function ScanLines({ task, expected, hasShelves = false, refused }: ScanLinesProps) {
  const translate = useTranslate();
  const wanted = task.lines.reduce((sum, line) => sum + line.wanted, 0);
  const done = task.lines.reduce((sum, line) => sum + line.done, 0);
  const isBlind = task.lines.some((line) => line.isBlind);
  const code = refused?.step.code;
  const wrong = code === undefined ? undefined : task.lines.find((line) => isCodeOf(line, code));
  const next = task.lines.find((line) => line !== expected && openOf(line) > 0);
  return (
    <>
      <Head data-scan-order={task.code}>
        <Number>{task.code}</Number>
        {task.tracking && <Code text={task.tracking} />}
        {task.carrier && <EnumChip model={orderFields.delivery_company.enum} code={task.carrier} />}
        {task.basket && (
          <Chip icon={<Icon name="inventory" />} label={task.basket} data-scan-basket={task.basket} />
        )}
        <Sum data-scan-progress="">
          {translate(isBlind ? 'scan.progress_blind' : 'scan.progress', { done, wanted })}
        </Sum>
      </Head>
      {!isBlind && (
        <LinearProgress variant="determinate" value={wanted > 0 ? (done / wanted) * 100 : 0} aria-hidden />
      )}
      {task.note && <Facts>{task.note}</Facts>}
      {expected && <Expected line={expected} hasShelf={hasShelves} />}
      {hasShelves && next && (
        <Facts>{translate('scan.then', { cell: next.cell ?? '–', name: next.name })}</Facts>
      )}
      <List aria-label={translate('scan.lines')}>
        {task.lines.map((line) => (
          <LineRow
            key={line.key}
            line={line}
            isExpected={line === expected}
            hasShelf={hasShelves}
            refusal={line === wrong ? refused?.text : undefined}
          />
        ))}
      </List>
    </>
  );
}

function Expected({ line, hasShelf }: { line: ScanLine; hasShelf: boolean }) {
  const translate = useTranslate();
  return (
    <Card data-scan-expected={line.sku}>
      <Picture>
        {line.image ? <StoredImage path={line.image} alt={line.name} /> : <Icon name="image" />}
      </Picture>
      <div>
        {hasShelf && <Shelf data-scan-cell="">{line.cell ?? translate('scan.no_cell')}</Shelf>}
        <Name>{line.name}</Name>
        <Facts>
          {line.sku}
          {hasShelf && line.expiry ? ` · ${translate('scan.expiry', { date: line.expiry })}` : ''}
          {line.isStamped ? ` · ${translate('scan.stamped')}` : ''}
          {line.isDamaged ? ` · ${translate('scan.damaged')}` : ''}
          {line.baskets ? ` · ${sayBaskets(line.baskets, translate)}` : ''}
        </Facts>
      </div>
      <Count>
        {line.done}
        <small>/{line.wanted}</small>
      </Count>
    </Card>
  );
}

const sayBaskets = (baskets: readonly string[], translate: ReturnType<typeof useTranslate>): string =>
  baskets.length === 0
    ? translate('scan.no_basket')
    : translate('scan.basket_of', { value: baskets.join(', ') });

const stateOf = (line: ScanLine, isExpected: boolean): string => {
  if (isExpected) return 'expected';
  return openOf(line) > 0 ? 'open' : 'done';
};

interface LineRowProps {
  line: ScanLine;
  isExpected: boolean;
  hasShelf: boolean;
  /** Why the last step with its code was not done. */
  refusal: string | undefined;
}

function LineRow({ line, isExpected, hasShelf, refusal }: LineRowProps) {
  const translate = useTranslate();
  return (
    <Row data-scan-line={line.sku} data-state={refusal ? 'refused' : stateOf(line, isExpected)}>
      <Cell>{hasShelf ? (line.cell ?? '–') : line.sku}</Cell>
      <span>
        {line.name}
        {line.isDamaged && (
          <>
            {' '}
            <Chip size="small" color="warning" label={translate('scan.damaged')} />
          </>
        )}
        {line.baskets && openOf(line) > 0 && (
          <>
            {' '}
            <Chip
              size="small"
              color={line.baskets.length === 0 ? 'warning' : 'default'}
              label={sayBaskets(line.baskets, translate)}
            />
          </>
        )}
        {refusal && <Refusal>{refusal}</Refusal>}
      </span>
      <Sum>
        {line.missing > 0 && (
          <Chip size="small" color="warning" label={translate('scan.missing', { count: line.missing })} />
        )}{' '}
        {line.isBlind ? line.done : `${line.done}/${line.wanted}`}{' '}
        {openOf(line) === 0 && line.missing === 0 ? '✓' : ''}
      </Sum>
    </Row>
  );
}
