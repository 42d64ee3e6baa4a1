import { styled } from '@mui/material/styles';
import { LinkBase } from 'react-admin';
import type { ReportGroup } from '#contract/report.ts';
import type { SumValue } from '#contract/wire.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useFixedContext, usePermissions } from '#web/auth/session.ts';
import { drillLink } from './drillLink.ts';
import { useReport } from './ReportContext.ts';
import type { TileDefinition } from './ReportDefinition.ts';
import { formatMeasure } from './values.ts';

const Link = styled(LinkBase)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: 3,
  '&:hover, &:focus-visible': {
    color: theme.vars.palette.primary.main,
    textDecorationColor: 'currentcolor',
  },
}));

interface Props {
  tile: TileDefinition;
  /** Key of the measure. */
  measure: string;
  value: SumValue | undefined;
  group?: ReportGroup;
}

/** A number that leads to the list behind it, where there is one that the reader may open. */
export function DrillValue({ tile, measure, value, group }: Props) {
  const { report, asked } = useReport();
  const { values } = useFieldTools();
  const may = usePermissions();
  const fixed = useFixedContext();
  const definition = report.measures[measure];
  if (!definition) return null;
  const text = formatMeasure(value, definition, values);
  const to = may(tile.drill?.permissions)
    ? drillLink(report, { tile, measure, group }, { ...asked, fixed })
    : null;
  return to === null ? text : <Link to={to}>{text}</Link>;
}
