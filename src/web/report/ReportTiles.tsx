import { styled } from '@mui/material/styles';
import { useQueries } from '@tanstack/react-query';
import { LinkBase, useTranslate } from 'react-admin';
import type { Filters } from '#contract/wire.ts';
import { FieldToolsProvider } from '#fields/FieldTools.tsx';
import { addDays } from '#fields/date_time/zone.ts';
import { useFixedContext } from '#web/auth/session.ts';
import type { AppModel } from '#web/app/AppModel.ts';
import { useApp } from '#web/app/AppContext.ts';
import { useHomeReports } from '#web/app/useHomeReports.ts';
import { FramePart } from '#web/app/FramePart.tsx';
import { loadChunk } from '#web/app/loadChunk.ts';
import { useKitTools } from '#web/data/useKitTools.ts';
import { ReportContext } from './ReportContext.ts';
import type { ReportDefinition } from './ReportDefinition.ts';
import { TileGrid } from './TileGrid.tsx';
import { useReportAnswer } from './useReportAnswer.ts';

type HomeReport = AppModel['reports'][number];

const Section = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(8),
  '& > h2': { ...theme.typography.overline, margin: theme.spacing(0, 2, 2) },
  '& > h2 > a': { color: theme.vars.palette.text.secondary, textDecoration: 'none' },
  '& > h2 > a:hover': { color: theme.vars.palette.primary.main },
}));

export interface ReportTilesProps {
  /** The tab of whose reports they are; absent: of all. */
  module?: string | undefined;
}

/** For a dashboard: the tiles that reports put there (`home`), of the reports that the reader may open; all of them at once, so that none pushes another down. */
export function ReportTiles({ module }: ReportTilesProps) {
  const definitions = useQueries({ queries: useHomeReports(module).map(useDefinition()) });
  if (definitions.some(({ isPending }) => isPending)) return null;
  return definitions.map(({ data }) =>
    data ? (
      <FramePart key={data.screen}>
        <HomeTiles report={data} />
      </FramePart>
    ) : null,
  );
}

/** How a report is loaded with its texts. One that cannot be loaded stays away: the dashboard is for going on from. */
function useDefinition() {
  const { texts: loader } = useApp();
  return ({ screen, texts, load }: HomeReport) => ({
    queryKey: ['report-definition', screen],
    queryFn: async () => {
      const [{ report }] = await loadChunk(() => Promise.all([load(), loader.load(texts)]));
      return report;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The days that the dashboard looks at, where they are not those of the report. */
function toHomePeriod({ period }: ReportDefinition, today: string): Filters | undefined {
  if (period?.home === undefined) return undefined;
  return { [period.filter]: { from: addDays(today, 1 - period.home), to: today } };
}

function HomeTiles({ report }: { report: ReportDefinition }) {
  const translate = useTranslate();
  const tools = useKitTools();
  const tiles = report.tiles.filter(({ home }) => home);
  const { today } = useFixedContext();
  const filters = toHomePeriod(report, today);
  const request = { tiles: tiles.map(({ key }) => key), ...(filters && { filters }) };
  const { data, error, isPlaceholderData } = useReportAnswer(report.url, request);
  const isEmpty = data !== undefined && tiles.every(({ key }) => !data.tiles[key]);
  if (error || isEmpty) return null;
  const asked = { filters: {}, ...(data?.period && { period: data.period }) };
  return (
    <FieldToolsProvider value={tools}>
      <Section data-report={report.screen}>
        <h2>
          <LinkBase to={report.route}>{translate(report.title)}</LinkBase>
        </h2>
        <ReportContext value={{ report, asked }}>
          <TileGrid tiles={tiles} answer={data} isOld={isPlaceholderData} />
        </ReportContext>
      </Section>
    </FieldToolsProvider>
  );
}
