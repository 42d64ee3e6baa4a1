import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { ReportTile } from '#contract/report.ts';
import { Icon } from '#web/app/Icon.tsx';
import { BarList } from './BarList.tsx';
import { GroupTable } from './GroupTable.tsx';
import { LineChart } from './LineChart.tsx';
import { NumberLine } from './NumberLine.tsx';
import { PieChart } from './PieChart.tsx';
import type { TileDefinition, TileKind } from './ReportDefinition.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  containerType: 'inline-size',
  padding: theme.spacing(3.5, 4, 4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  breakInside: 'avoid',
  '& > header': {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    marginBottom: theme.spacing(2),
    minHeight: 24,
  },
  // The course of a number stands beside it, so that the tile is no taller than one with a number alone.
  '& > .rp-beside': { display: 'flex', gap: theme.spacing(4) },
  '& > .rp-beside > :last-child': { flex: 1, minWidth: 0, marginTop: 0 },
  '& h2': { ...theme.typography.body2, fontWeight: 500, margin: 0, color: theme.vars.palette.text.secondary },
  '& header button': { margin: theme.spacing(-1.5, -2, -1.5, 0), '@media print': { display: 'none' } },
}));

export interface TileProps {
  tile: TileDefinition;
  answer: ReportTile;
}

/** Pictures that have their numbers as a table behind them; the other kinds are tables themselves. */
const PICTURES: Readonly<Partial<Record<TileKind, ComponentType<TileProps>>>> = {
  trend: LineChart,
  line: LineChart,
  pie: PieChart,
};

/** One tile: its name, the number or picture, and the same as a table for those who read it so. */
export function Tile({ tile, answer }: TileProps) {
  const translate = useTranslate();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const Picture = PICTURES[tile.kind];
  const label = translate(isTable ? 'kit.report.show_chart' : 'kit.report.show_table');
  return (
    <Card className={`rp-${tile.kind}`} data-tile={tile.key} aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate(tile.title)}</h2>
        {Picture ? (
          <IconButton
            size="small"
            data-control="tile-table"
            aria-label={`${label}: ${translate(tile.title)}`}
            title={label}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            <Icon name={isTable ? 'report' : 'list'} fontSize="small" />
          </IconButton>
        ) : null}
      </header>
      <div className={tile.kind === 'trend' && !isTable ? 'rp-beside' : undefined}>
        {tile.kind === 'number' || tile.kind === 'trend' ? <NumberLine tile={tile} answer={answer} /> : null}
        <TileBody tile={tile} answer={answer} Picture={isTable ? undefined : Picture} />
      </div>
    </Card>
  );
}

function TileBody({ tile, answer, Picture }: TileProps & { Picture: ComponentType<TileProps> | undefined }) {
  const translate = useTranslate();
  if (tile.kind === 'number') return null;
  const isEmpty = answer.groups?.every(({ values }) =>
    Object.values(values).every((value) => !Number(value)),
  );
  if (isEmpty) return <Empty>{translate('kit.report.empty')}</Empty>;
  if (Picture) return <Picture tile={tile} answer={answer} />;
  return tile.kind === 'bar' ? (
    <BarList tile={tile} answer={answer} />
  ) : (
    <GroupTable tile={tile} answer={answer} />
  );
}

const Empty = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: theme.spacing(6, 0),
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));
