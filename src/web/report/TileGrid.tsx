import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReportAnswer } from '#contract/report.ts';
import { FramePart } from '#web/app/FramePart.tsx';
import { usePermissions } from '#web/auth/session.ts';
import { maySee } from '#web/list/Gate.ts';
import { useReport } from './ReportContext.ts';
import type { TileDefinition, TileKind } from './ReportDefinition.ts';
import { Tile } from './Tile.tsx';

/** Twelfths of the width that a tile takes. */
const SPANS: Readonly<Record<TileKind, number>> = {
  number: 3,
  trend: 3,
  bar: 6,
  pie: 6,
  line: 12,
  table: 12,
};
/** Pixels of a tile with a number, its name in two lines or one; on a phone its figures are smaller. */
const NUMBER_PX = 136;
const NUMBER_PX_PHONE = 140;
/** Pixels that stand free for the others while the first numbers are on their way: a course is as tall. */
const PICTURE_PX = 292;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: theme.spacing(4),
  transition: theme.transitions.create('opacity'),
  '&[data-old]': { opacity: 0.55 },
  '& > .rp-number, & > .rp-trend': { gridColumn: `span ${SPANS.number}`, minHeight: NUMBER_PX },
  '& > .rp-bar, & > .rp-pie': { gridColumn: `span ${SPANS.bar}` },
  '& > .rp-line, & > .rp-table': { gridColumn: '1 / -1' },
  '& > .MuiSkeleton-root:not(.rp-number, .rp-trend)': { height: PICTURE_PX },
  [theme.breakpoints.down('lg')]: { '& > .rp-number, & > .rp-trend': { gridColumn: 'span 6' } },
  [theme.breakpoints.down('md')]: {
    gap: theme.spacing(3),
    '& > .rp-bar, & > .rp-pie': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.down('sm')]: { '& > .rp-number, & > .rp-trend': { minHeight: NUMBER_PX_PHONE } },
}));

interface Props {
  tiles: readonly TileDefinition[];
  /** Absent until the first answer. */
  answer: ReportAnswer | undefined;
  /** The numbers belong to other filters than those above. */
  isOld?: boolean;
}

/** The tiles that the reader has; in their places something grey until the first numbers are there. */
export function TileGrid({ tiles, answer, isOld = false }: Props) {
  const { report } = useReport();
  const may = usePermissions();
  if (answer)
    return (
      <Grid key="numbers" aria-busy={isOld} data-old={isOld || undefined}>
        {tiles.map((tile) => {
          const found = answer.tiles[tile.key];
          if (!found) return null;
          return (
            <FramePart key={tile.key}>
              <Tile tile={tile} answer={found} />
            </FramePart>
          );
        })}
      </Grid>
    );
  const expected = tiles.filter(({ measures }) =>
    measures.some((key) => {
      const field = report.measures[key]?.field;
      return field === undefined || maySee(may, field);
    }),
  );
  return (
    <Grid key="waiting" aria-busy>
      {expected.map(({ key, kind }) => (
        <Skeleton key={key} variant="rounded" className={`rp-${kind}`} />
      ))}
    </Grid>
  );
}
