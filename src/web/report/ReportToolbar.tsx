import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReportAnswer } from '#contract/report.ts';
import type { Range } from '#contract/wire.ts';
import { daysBackOf, formatDateRange, lastDays } from '#fields/date/dateRange.ts';
import { todayIn } from '#fields/date_time/zone.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { FilterInput } from '#fields/FilterInput.tsx';
import { Icon } from '#web/app/Icon.tsx';
import { usePermissions } from '#web/auth/session.ts';
import type { FilterDraft } from '#web/list/createFilterDraft.ts';
import type { FilterDefinition } from '#web/list/ListDefinition.ts';
import { useDraftValue, useDraftValues } from '#web/list/useFilterDraft.ts';
import { mayShow } from '#web/list/mayShow.ts';
import type { ReportDefinition } from './ReportDefinition.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(4),
  '& .rp-filter': { flex: '0 1 160px', minWidth: 120 },
  '& [data-kind=date_range]': { flexBasis: 210 },
  '& .rp-filter > span': {
    ...theme.typography.caption,
    display: 'block',
    marginBottom: theme.spacing(1),
    color: theme.vars.palette.text.secondary,
  },
  '& .rp-filter .kf-input': { width: '100%', height: 32, ...theme.typography.body2, whiteSpace: 'nowrap' },
  '& .rp-filter svg': { width: 16, height: 16, flexShrink: 0 },
  '& .rp-end': { marginInlineStart: 'auto', display: 'flex' },
  [theme.breakpoints.down('md')]: {
    '& .rp-filter': { flex: '1 1 40%' },
    '& .rp-filter .kf-input': { height: 44, fontSize: 16 },
  },
  [theme.breakpoints.down('sm')]: { '& [data-kind=date_range]': { flexBasis: '100%' } },
  '@media print': { display: 'none' },
}));

const Span = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0, 0, 4),
  color: theme.vars.palette.text.secondary,
  // Two periods take two lines of a phone.
  [theme.breakpoints.down('sm')]: { minHeight: '2lh' },
}));

interface Props {
  report: ReportDefinition;
  draft: FilterDraft;
  answer: ReportAnswer | undefined;
}

/** Filters of a report, the last days among them, and what the numbers cover. */
export function ReportToolbar({ report, draft, answer }: Props) {
  const translate = useTranslate();
  const may = usePermissions();
  const values = useDraftValues(draft);
  const filters = report.filters.filter((filter) => mayShow(may, filter));
  const period = filters.find(({ key }) => key === report.period?.filter);
  const clear = (): void =>
    draft.setNow(Object.fromEntries(Object.keys(values).map((key) => [key, undefined])));
  return (
    <>
      <Bar role="search" aria-label={translate('kit.report.filters')}>
        {period ? <Presets filter={period} draft={draft} answer={answer} /> : null}
        {filters.map((filter) => (
          <FilterField key={filter.key} filter={filter} draft={draft} />
        ))}
        <div className="rp-end">
          <IconButton
            data-control="clear-filters"
            aria-label={translate('kit.list.clear_filters')}
            title={translate('kit.list.clear_filters')}
            // Its room is kept, or the bar would wrap and all tiles move down with the first filter.
            style={{ visibility: Object.keys(values).length > 0 ? 'visible' : 'hidden' }}
            onClick={clear}
          >
            <Icon name="close" />
          </IconButton>
          <IconButton
            data-control="print"
            aria-label={translate('action.print')}
            title={translate('action.print')}
            onClick={() => window.print()}
          >
            <Icon name="print" />
          </IconButton>
        </div>
      </Bar>
      {report.period ? <Coverage answer={answer} /> : null}
    </>
  );
}

function FilterField({ filter, draft }: { filter: FilterDefinition; draft: FilterDraft }) {
  const translate = useTranslate();
  const value = useDraftValue(draft, filter.key);
  return (
    <div className="rp-filter" data-filter={filter.key} data-kind={filter.kind}>
      <span>{translate(filter.label)}</span>
      <div>
        <FilterInput
          filter={filter}
          value={value}
          onChange={(next) => draft.set(filter.key, next)}
          onCommit={() => draft.flush()}
        />
      </div>
    </div>
  );
}

const PresetGroup = styled('div')(({ theme }) => ({
  display: 'flex',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  '& button': {
    ...theme.typography.body2,
    fontFamily: 'inherit',
    minHeight: 32,
    padding: theme.spacing(0, 3),
    border: 0,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  '& button + button': { borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  '& button:hover': { background: theme.vars.palette.surface.hover },
  '& button:focus-visible': { outlineOffset: -2 },
  '& button[aria-pressed=true]': {
    background: theme.vars.palette.action.selected,
    color: theme.vars.palette.primary.main,
    fontWeight: 500,
  },
  [theme.breakpoints.down('md')]: { width: '100%', '& button': { flex: 1, padding: 0, minHeight: 44 } },
}));

/** Buttons beside the calendar: more would not be told apart. */
const SHOWN_PRESETS = 4;

/** The last 1, 7, 30 … days with one click; the calendar beside has the others. */
function Presets({
  filter,
  draft,
  answer,
}: {
  filter: FilterDefinition;
  draft: FilterDraft;
  answer: Props['answer'];
}) {
  const { values, translate, now } = useFieldTools();
  const value = useDraftValue(draft, filter.key) as Range<string> | undefined;
  const today = todayIn(values.timeZone, now());
  const current = daysBackOf(value ?? answer?.period ?? {}, today);
  const presets = (filter.presets ?? []).slice(0, SHOWN_PRESETS);
  if (presets.length === 0) return null;
  return (
    <PresetGroup role="group" aria-label={translate('kit.report.period')}>
      {presets.map((days) => (
        <button
          key={days}
          type="button"
          data-preset={days}
          aria-pressed={current === days}
          onClick={() => draft.setNow({ [filter.key]: { ...lastDays(days, today) } })}
        >
          {translate(days === 1 ? 'kit.report.today' : 'kit.report.days', { count: days })}
        </button>
      ))}
    </PresetGroup>
  );
}

/** `01/11/2026 – 21/11/2026, so với 11/10/2026 – 31/10/2026`; its line is kept free until the answer is there. */
function Coverage({ answer }: { answer: Props['answer'] }) {
  const translate = useTranslate();
  if (!answer) return <Span>{'\u00a0'}</Span>;
  if (!answer.period) return null;
  const now = formatDateRange(answer.period);
  return (
    <Span role="status" data-control="coverage">
      {answer.previous
        ? translate('kit.report.compared', { now, before: formatDateRange(answer.previous) })
        : now}
    </Span>
  );
}
