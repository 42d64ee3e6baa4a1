import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { LineParts } from './LineParts.tsx';
import { createScale, toTicks } from './lineScale.ts';
import { PointTip } from './PointTip.tsx';
import { useReport } from './ReportContext.ts';
import type { TileProps } from './Tile.tsx';
import { useWidth } from './useWidth.ts';
import { formatMeasure, groupLabel, toSize } from './values.ts';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  marginTop: theme.spacing(2),
  '& svg': { display: 'block', width: '100%', overflow: 'visible', touchAction: 'pan-y' },
  '& text': { ...theme.typography.caption, fontSize: 11, fill: theme.vars.palette.text.secondary },
  '& .rp-grid': { stroke: theme.vars.palette.divider, strokeWidth: 1 },
  '& .rp-now': {
    fill: 'none',
    stroke: theme.vars.palette.primary.main,
    strokeWidth: 2,
    strokeLinejoin: 'round',
  },
  '& .rp-area': { fill: theme.vars.palette.primary.main, opacity: 0.08 },
  '& .rp-before': {
    fill: 'none',
    stroke: theme.vars.palette.text.disabled,
    strokeWidth: 1.5,
    strokeDasharray: '4 4',
  },
  '& .rp-cursor': { stroke: theme.vars.palette.text.disabled, strokeWidth: 1 },
  '& .rp-dot': {
    fill: theme.vars.palette.primary.main,
    stroke: theme.vars.palette.background.paper,
    strokeWidth: 2,
  },
}));

/** Pixels: a course of its own, and the small one beside a number. */
const HEIGHT = 220;
const SMALL = 56;

/** A measure over time, with the period before as a dashed line. The table behind it has the same numbers. */
export function LineChart({ tile, answer }: TileProps) {
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const label = useSummary({ tile, answer });
  const [index, setIndex] = useState<number | null>(null);
  const [measure = ''] = tile.measures;
  const groups = answer.groups ?? [];
  const now = groups.map(({ values }) => toSize(values[measure]));
  const before = answer.previous ? groups.map(({ previous }) => toSize(previous?.[measure])) : [];
  const isSmall = tile.kind === 'trend';
  const height = isSmall ? SMALL : HEIGHT;
  const frame = isSmall
    ? { left: 2, right: width - 2, top: 4, bottom: height - 4 }
    : { left: 48, right: width - 12, top: 8, bottom: height - 24 };
  const ticks = toTicks([...now, ...before]);
  const scale = createScale(groups.length, ticks, frame);
  const move = (event: PointerEvent<SVGSVGElement>): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const part = (x - frame.left) / Math.max(1, frame.right - frame.left);
    setIndex(Math.min(groups.length - 1, Math.max(0, Math.round(part * (groups.length - 1)))));
  };
  const point = index === null ? undefined : groups[index];
  return (
    <Root ref={root}>
      {width > 0 ? (
        <svg
          height={height}
          role="img"
          aria-label={label}
          onPointerMove={move}
          onPointerDown={move}
          onPointerLeave={() => setIndex(null)}
        >
          <LineParts
            tile={tile}
            groups={groups}
            lines={{ now, before, ticks }}
            place={{ frame, scale, index, isSmall }}
          />
        </svg>
      ) : (
        <div style={{ height }} />
      )}
      {point && index !== null ? (
        <PointTip tile={tile} group={point} x={scale.x(index)} width={width} hasBefore={before.length > 0} />
      ) : null}
    </Root>
  );
}

/** The picture in a sentence: least, greatest and where. */
function useSummary({ tile, answer }: TileProps): string {
  const translate = useTranslate();
  const tools = useFieldTools();
  const { report } = useReport();
  const [key = ''] = tile.measures;
  const [measure, dimension] = [report.measures[key], report.dimensions[tile.by ?? '']];
  const groups = answer.groups ?? [];
  const sorted = groups.toSorted((a, b) => toSize(a.values[key]) - toSize(b.values[key]));
  const [least, greatest] = [sorted[0], sorted.at(-1)];
  if (!measure || !dimension || !least || !greatest) return translate(tile.title);
  const say = (group: typeof least): string =>
    `${formatMeasure(group.values[key], measure, tools.values)} (${groupLabel(group, dimension, tools)})`;
  return translate('kit.report.summary', {
    title: translate(tile.title),
    least: say(least),
    greatest: say(greatest),
  });
}
