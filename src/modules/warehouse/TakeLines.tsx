import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { TakeLine, TakeTask } from './takeTask.ts';

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12 });
const Number = styled('strong')(({ theme }) => ({ fontSize: theme.typography.h1.fontSize }));
const Sum = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '110px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
  minHeight: 48,
  padding: '4px 8px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '76px minmax(0, 1fr) auto', gap: 8 },
}));
const Cell = styled('span')({ fontFamily: 'var(--font-code)', overflowWrap: 'anywhere' });
const Facts = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
const Count = styled('div')({
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: 28, lineHeight: 1.1 },
});
const Difference = styled('div')<{ isOdd: boolean }>(({ theme, isOdd }) => ({
  color: isOdd ? theme.vars.palette.tone.danger.fg : theme.vars.palette.text.secondary,
}));

/** A stock take: what was counted so far, of the shelf in hand alone where there is one; at the end what the books say. */
export function TakeLines({ task }: { task: TakeTask }) {
  const translate = useTranslate();
  const done = task.lines.filter(({ counted }) => counted !== null).length;
  const wanted = task.lines.length;
  const shown = task.lines.filter(({ cell }) => task.place === null || cell === null || cell === task.place);
  return (
    <>
      <Head data-scan-take={task.code}>
        <Number>{task.code}</Number>
        <Sum data-scan-progress="">{translate('scan.take_progress', { done, wanted })}</Sum>
      </Head>
      <LinearProgress variant="determinate" value={wanted > 0 ? (done / wanted) * 100 : 0} aria-hidden />
      {task.note && <Facts>{task.note}</Facts>}
      <List aria-label={translate('scan.take_lines')}>
        {shown.map((line) => (
          <LineRow key={line.key} line={line} />
        ))}
      </List>
    </>
  );
}

function LineRow({ line }: { line: TakeLine }) {
  const translate = useTranslate();
  const { cell, sku, name, expiry, counted, system } = line;
  return (
    <Row data-scan-line={sku}>
      <Cell>{cell ?? '–'}</Cell>
      <div>
        {name}
        <Facts>
          {sku}
          {expiry ? ` · ${translate('scan.expiry', { date: expiry })}` : ''}
        </Facts>
      </div>
      <Count>
        <strong data-scan-counted="">{counted ?? '–'}</strong>
        {system !== null && <Books counted={counted} system={system} />}
      </Count>
    </Row>
  );
}

function Books({ counted, system }: { counted: number | null; system: number }) {
  const translate = useTranslate();
  const difference = counted === null ? 0 : counted - system;
  const shown = difference > 0 ? `+${difference}` : difference;
  return (
    <Difference isOdd={difference !== 0} data-scan-difference={difference}>
      {translate('scan.take_books', { system, difference: counted === null ? '–' : shown })}
    </Difference>
  );
}
