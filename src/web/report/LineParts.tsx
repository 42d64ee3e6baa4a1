import type { ReportGroup } from '#contract/report.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toNamed, toPath } from './lineScale.ts';
import type { Frame, Scale } from './lineScale.ts';
import { useReport } from './ReportContext.ts';
import type { TileDefinition } from './ReportDefinition.ts';
import { formatTick, stepTick } from './values.ts';

interface Props {
  tile: TileDefinition;
  groups: readonly ReportGroup[];
  lines: { now: readonly number[]; before: readonly number[]; ticks: readonly number[] };
  /** Where in the picture; `index` is the step under the pointer. */
  place: { frame: Frame; scale: Scale; index: number | null; isSmall: boolean };
}

/** Grid, lines and the step under the pointer. */
export function LineParts({ tile, groups, lines: { now, before, ticks }, place }: Props) {
  const { frame, scale, index, isSmall } = place;
  const path = toPath(now, scale);
  const [first, last] = [scale.x(0), scale.x(now.length - 1)];
  return (
    <g aria-hidden>
      {isSmall ? null : <Axes tile={tile} groups={groups} ticks={ticks} frame={frame} scale={scale} />}
      <path className="rp-area" d={`${path}L${last} ${frame.bottom}L${first} ${frame.bottom}Z`} />
      <path className="rp-before" d={toPath(before, scale)} />
      <path className="rp-now" d={path} />
      {now.length === 1 ? <circle className="rp-dot" r={4} cx={first} cy={scale.y(now[0] ?? 0)} /> : null}
      {index === null ? null : (
        <>
          <line
            className="rp-cursor"
            x1={scale.x(index)}
            x2={scale.x(index)}
            y1={frame.top}
            y2={frame.bottom}
          />
          <circle className="rp-dot" r={4} cx={scale.x(index)} cy={scale.y(now[index] ?? 0)} />
        </>
      )}
    </g>
  );
}

interface AxesProps {
  tile: TileDefinition;
  groups: readonly ReportGroup[];
  ticks: readonly number[];
  frame: Frame;
  scale: Scale;
}

/** Pixels that a day below the axis takes. */
const NAME_WIDTH = 64;

function Axes({ tile, groups, ticks, frame, scale }: AxesProps) {
  const { report } = useReport();
  const { values } = useFieldTools();
  const measure = report.measures[tile.measures[0] ?? ''];
  const by = report.dimensions[tile.by ?? '']?.by;
  const named = toNamed(groups.length, Math.max(2, Math.floor((frame.right - frame.left) / NAME_WIDTH)));
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="rp-grid" x1={frame.left} x2={frame.right} y1={scale.y(tick)} y2={scale.y(tick)} />
          <text x={frame.left - 8} y={scale.y(tick) + 4} textAnchor="end">
            {measure ? formatTick(tick, measure, values) : tick}
          </text>
        </g>
      ))}
      {named.map((index) => (
        <text key={index} x={scale.x(index)} y={frame.bottom + 18} textAnchor="middle">
          {stepTick(groups[index]?.key ?? '', by)}
        </text>
      ))}
    </>
  );
}
