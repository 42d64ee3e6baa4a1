import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReportGroup } from '#contract/report.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { DrillValue } from './DrillValue.tsx';
import { useReport } from './ReportContext.ts';
import type { TileProps } from './Tile.tsx';
import { groupLabel, toSize } from './values.ts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: theme.spacing(1.25, 0), verticalAlign: 'middle' },
  // Names give way to the numbers, which on a phone need more than their share.
  '& th': {
    width: '32%',
    maxWidth: 0,
    fontWeight: 400,
    textAlign: 'left',
    paddingInlineEnd: theme.spacing(3),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td:last-of-type': {
    width: '22%',
    paddingInlineStart: theme.spacing(2),
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .rp-track': { height: 10, borderRadius: 3, background: theme.vars.palette.surface.hover },
  '& .rp-fill': {
    display: 'block',
    height: '100%',
    minWidth: 2,
    borderRadius: 3,
    background: theme.vars.palette.primary.main,
    printColorAdjust: 'exact',
  },
}));

/** Groups as bars: a table whose middle column draws the size, so that it reads without the picture. */
export function BarList({ tile, answer }: TileProps) {
  const translate = useTranslate();
  const { report } = useReport();
  const [measure = ''] = tile.measures;
  const groups = answer.groups ?? [];
  // Of the groups alone: all the others together may be a hundred times as large, and no bar would be seen.
  const sizes = groups.map(({ values }) => toSize(values[measure]));
  const largest = Math.max(...sizes, 0);
  const share = (size: number): number => (largest > 0 ? Math.max(0, size / largest) : 0);
  const isRatio = report.measures[measure]?.isShare === true;
  return (
    <Table aria-label={translate(tile.title)}>
      <tbody>
        {groups.map((group, index) => (
          <Bar key={String(group.key)} tile={tile} group={group} share={share(sizes[index] ?? 0)} />
        ))}
        {answer.rest && !isRatio ? (
          <tr data-rest>
            <th scope="row">{translate('kit.report.others')}</th>
            <td />
            <td>
              <DrillValue tile={NO_DRILL} measure={measure} value={answer.rest[measure]} />
            </td>
          </tr>
        ) : null}
      </tbody>
    </Table>
  );
}

/** The groups left out are in no list of their own. */
const NO_DRILL = { key: '', kind: 'bar', title: '', measures: [] } as const;

function Bar({ tile, group, share }: { tile: TileProps['tile']; group: ReportGroup; share: number }) {
  const tools = useFieldTools();
  const { report } = useReport();
  const dimension = report.dimensions[tile.by ?? ''];
  const [measure = ''] = tile.measures;
  const label = dimension ? groupLabel(group, dimension, tools) : '';
  return (
    <tr data-group={String(group.key)}>
      <th scope="row" title={label}>
        {label}
      </th>
      <Track share={share} />
      <td>
        <DrillValue tile={tile} measure={measure} value={group.values[measure]} group={group} />
      </td>
    </tr>
  );
}

function Track({ share }: { share: number }) {
  return (
    <td aria-hidden>
      <div className="rp-track">
        {share > 0 ? <span className="rp-fill" style={{ width: `${share * 100}%` }} /> : null}
      </div>
    </td>
  );
}
