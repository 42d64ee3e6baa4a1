import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReportGroup } from '#contract/report.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useReport } from './ReportContext.ts';
import type { TileDefinition } from './ReportDefinition.ts';
import { formatMeasure, groupLabel } from './values.ts';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  top: 0,
  zIndex: 1,
  pointerEvents: 'none',
  padding: theme.spacing(2, 3),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[2],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& b': { fontWeight: 600 },
  '& span': { display: 'block', color: theme.vars.palette.text.secondary },
}));

interface Props {
  tile: TileDefinition;
  group: ReportGroup;
  /** Pixels from the left of the picture, and its width. */
  x: number;
  width: number;
  hasBefore: boolean;
}

/** What the pointer is at. Whoever does not point has the table behind the picture. */
export function PointTip({ tile, group, x, width, hasBefore }: Props) {
  const translate = useTranslate();
  const tools = useFieldTools();
  const { report } = useReport();
  const [key = ''] = tile.measures;
  const [measure, dimension] = [report.measures[key], report.dimensions[tile.by ?? '']];
  if (!measure || !dimension) return null;
  const isRight = x > width / 2;
  const before = formatMeasure(group.previous?.[key], measure, tools.values);
  return (
    <Root aria-hidden style={isRight ? { insetInlineEnd: width - x + 12 } : { insetInlineStart: x + 12 }}>
      <span>{groupLabel(group, dimension, tools)}</span>
      <b>{formatMeasure(group.values[key], measure, tools.values)}</b>
      {hasBefore ? <span>{translate('kit.report.before', { value: before })}</span> : null}
    </Root>
  );
}
