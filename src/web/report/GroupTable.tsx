import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { MeasureValues, ReportGroup } from '#contract/report.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { DrillValue } from './DrillValue.tsx';
import { useReport } from './ReportContext.ts';
import type { TileProps } from './Tile.tsx';
import { groupLabel } from './values.ts';

const Scroll = styled('div')({ overflow: 'auto', maxHeight: 420, '@media print': { maxHeight: 'none' } });

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: 500, textAlign: 'left', color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 400, color: theme.vars.palette.text.primary },
  '& th, & td': { padding: theme.spacing(1.75, 2), borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
  '& th:not(:first-of-type), & td': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    background: theme.vars.palette.background.paper,
    whiteSpace: 'nowrap',
  },
  // The name of a line stays in sight beside its numbers, in a width that is read.
  '& th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    minWidth: 200,
    background: theme.vars.palette.background.paper,
    [theme.breakpoints.down('sm')]: { minWidth: 130 },
  },
  '& thead > tr > th:first-of-type': { zIndex: 1 },
  '& tfoot th, & tfoot td': { fontWeight: 600, borderBottom: 0, color: theme.vars.palette.text.primary },
}));

/** Measures by groups as a table; the last line is the whole. */
export function GroupTable({ tile, answer }: TileProps) {
  const translate = useTranslate();
  const { report } = useReport();
  const measures = tile.measures.filter((key) => key in answer.values);
  const dimension = report.dimensions[tile.by ?? ''];
  return (
    <Scroll tabIndex={0} role="region" aria-label={translate(tile.title)}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{dimension ? translate(dimension.label) : null}</th>
            {measures.map((key) => (
              <th key={key} scope="col">
                {translate(report.measures[key]?.label ?? key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.groups?.map((group) => (
            <GroupRow key={String(group.key)} tile={tile} measures={measures} group={group} />
          ))}
          {answer.rest ? (
            <PlainRow label="kit.report.others" measures={measures} values={answer.rest} />
          ) : null}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{translate('kit.report.total')}</th>
            {measures.map((key) => (
              <td key={key}>
                <DrillValue tile={tile} measure={key} value={answer.values[key]} />
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Scroll>
  );
}

interface RowProps {
  tile: TileProps['tile'];
  measures: readonly string[];
  group: ReportGroup;
}

function GroupRow({ tile, measures, group }: RowProps) {
  const tools = useFieldTools();
  const { report } = useReport();
  const dimension = report.dimensions[tile.by ?? ''];
  return (
    <tr data-group={String(group.key)}>
      <th scope="row">{dimension ? groupLabel(group, dimension, tools) : null}</th>
      {measures.map((key) => (
        <td key={key}>
          <DrillValue tile={tile} measure={key} value={group.values[key]} group={group} />
        </td>
      ))}
    </tr>
  );
}

/** A line that no list can prove: groups beyond the tile's limit. */
function PlainRow({
  label,
  measures,
  values,
}: {
  label: string;
  measures: readonly string[];
  values: MeasureValues;
}) {
  const translate = useTranslate();
  const tile = { key: '', kind: 'table', title: label, measures } as const;
  return (
    <tr>
      <th scope="row">{translate(label)}</th>
      {measures.map((key) => (
        <td key={key}>
          <DrillValue tile={tile} measure={key} value={values[key]} />
        </td>
      ))}
    </tr>
  );
}
