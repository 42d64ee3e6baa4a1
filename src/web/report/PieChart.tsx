import { styled, useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReportGroup } from '#contract/report.ts';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { DrillValue } from './DrillValue.tsx';
import { toSlices } from './slices.ts';
import { useReport } from './ReportContext.ts';
import type { TileProps } from './Tile.tsx';
import { groupLabel, toSize } from './values.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  gap: theme.spacing(6),
  alignItems: 'center',
  // Circles begin at three o'clock, rings at the top.
  '& svg': { display: 'block', width: 168, height: 168, rotate: '-90deg', printColorAdjust: 'exact' },
  '& ul': { ...theme.typography.body2, listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '10px minmax(0, 1fr) auto 56px',
    alignItems: 'center',
    gap: theme.spacing(2),
    padding: theme.spacing(1, 0),
    fontVariantNumeric: 'tabular-nums',
  },
  '& li > i': { width: 10, height: 10, borderRadius: 3, printColorAdjust: 'exact' },
  '& li > span:nth-of-type(1)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li > span:nth-of-type(2), & li > span:nth-of-type(3)': { textAlign: 'right' },
  '& li > span:nth-of-type(3)': { color: theme.vars.palette.text.secondary },
  // The tile's own width: two tiles beside each other are narrow in a wide window as well.
  '@container (max-width: 420px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& svg': { margin: '0 auto' },
  },
}));

/** Radius and thickness of the ring in its own units. */
const RADIUS = 42;
const WIDTH = 15;

/** Shares of a whole as a ring, each told beside it in words and figures. */
export function PieChart({ tile, answer }: TileProps) {
  const translate = useTranslate();
  const { vars } = useTheme();
  const { tone, primary, text } = vars.palette;
  const colours = [
    primary.main,
    tone.info.fg,
    tone.warning.fg,
    tone.progress.fg,
    tone.success.fg,
    tone.danger.fg,
  ];
  const [measure = ''] = tile.measures;
  const groups = answer.groups ?? [];
  const rest = toSize(answer.rest?.[measure]);
  const sizes = [...groups.map(({ values }) => toSize(values[measure])), ...(rest > 0 ? [rest] : [])];
  const slices = toSlices(sizes, RADIUS);
  const colourOf = (index: number): string => {
    const isRest = rest > 0 && index === sizes.length - 1;
    return isRest ? text.disabled : (colours[index % colours.length] ?? primary.main);
  };
  return (
    <Root>
      <svg viewBox="0 0 100 100" aria-hidden focusable="false">
        {slices.map((dashes, index) => (
          <circle
            key={index}
            cx={50}
            cy={50}
            r={RADIUS}
            fill="none"
            strokeWidth={WIDTH}
            stroke={colourOf(index)}
            // More slices than colours: the second round is lighter.
            strokeOpacity={index < colours.length ? 1 : 0.55}
            {...dashes}
          />
        ))}
      </svg>
      <ul aria-label={translate(tile.title)}>
        {groups.map((group, index) => (
          <Share
            key={String(group.key)}
            tile={tile}
            group={group}
            sizes={sizes}
            index={index}
            colour={colourOf(index)}
          />
        ))}
        {rest > 0 ? (
          <Share
            tile={{ ...tile, by: undefined, drill: undefined, title: 'kit.report.others' }}
            group={{ key: null, values: answer.rest ?? {} }}
            sizes={sizes}
            index={sizes.length - 1}
            colour={colourOf(sizes.length - 1)}
          />
        ) : null}
      </ul>
    </Root>
  );
}

interface ShareProps {
  tile: Omit<TileProps['tile'], 'by' | 'drill'> & {
    by?: string | undefined;
    drill?: TileProps['tile']['drill'] | undefined;
  };
  group: ReportGroup;
  sizes: readonly number[];
  index: number;
  colour: string;
}

function Share({ tile, group, sizes, index, colour }: ShareProps) {
  const tools = useFieldTools();
  const { report } = useReport();
  const { by, drill, ...rest } = tile;
  const [measure = ''] = tile.measures;
  const dimension = report.dimensions[by ?? ''];
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  const share = whole > 0 ? (sizes[index] ?? 0) / whole : 0;
  const options = { style: 'percent', maximumFractionDigits: 1 } as const;
  return (
    <li data-group={dimension ? String(group.key) : undefined}>
      <i style={{ background: colour }} />
      <span>{dimension ? groupLabel(group, dimension, tools) : tools.translate(tile.title)}</span>
      <span>
        <DrillValue
          tile={{ ...rest, ...(by && { by }), ...(drill && { drill }) }}
          measure={measure}
          value={group.values[measure]}
          group={group}
        />
      </span>
      <span>{numberFormat(tools.values.language, options).format(share)}</span>
    </li>
  );
}
