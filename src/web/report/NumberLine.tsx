import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Tone } from '#contract/enum.ts';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { DrillValue } from './DrillValue.tsx';
import type { MeasureDefinition } from './ReportDefinition.ts';
import { useReport } from './ReportContext.ts';
import type { TileProps } from './Tile.tsx';
import { changeOf } from './values.ts';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  '& > .rp-big': {
    fontSize: 26,
    lineHeight: 1.25,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
  },
  // The sums of a company in two columns of a phone.
  [theme.breakpoints.down('sm')]: { '& > .rp-big': { fontSize: 17 } },
}));

const Change = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    ...theme.typography.caption,
    position: 'relative',
    fontVariantNumeric: 'tabular-nums',
    padding: theme.spacing(0.5, 1.5),
    borderRadius: theme.shape.borderRadius,
    color: theme.vars.palette.tone[tone].fg,
    background: theme.vars.palette.tone[tone].bg,
    // For those who listen; what is compared with stands above all tiles.
    '& > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  }),
);

/** The number of a tile and how it stands to the period before. */
export function NumberLine({ tile, answer }: TileProps) {
  const { report } = useReport();
  const [key = ''] = tile.measures;
  const measure = report.measures[key];
  if (!measure) return null;
  return (
    <Line>
      <span className="rp-big" data-measure={key}>
        <DrillValue tile={tile} measure={key} value={answer.values[key]} />
      </span>
      {answer.previous ? (
        <Compared measure={measure} change={changeOf(answer.values[key], answer.previous[key])} />
      ) : null}
    </Line>
  );
}

/** Up or down against the period before; said in words as well as by sign and tone. */
function Compared({ measure, change }: { measure: MeasureDefinition; change: number | null }) {
  const { values } = useFieldTools();
  const translate = useTranslate();
  if (change === null) return null;
  const options = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  const text = numberFormat(values.language, options).format(change);
  return (
    <Change tone={toneOf(change, measure)} title={translate('kit.report.than_before')}>
      {text} <span>{translate('kit.report.than_before')}</span>
    </Change>
  );
}

function toneOf(change: number, { better }: MeasureDefinition): Tone {
  if (Math.abs(change) < 0.0005) return 'neutral';
  return change > 0 === (better !== 'less') ? 'success' : 'danger';
}
