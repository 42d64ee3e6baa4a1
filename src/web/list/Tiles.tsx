import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { FilterValue } from '#contract/wire.ts';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { resolveFixed } from '#fields/fixedFilters.ts';
import { useFixedContext, usePermissions, useValueContext } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import type { TileDefinition } from './ListDefinition.ts';
import { useListQuery } from './ListQuery.ts';
import { useListData, useListScreen } from './ListScreenContext.ts';
import { SumValue } from './SumValue.tsx';
import { useDraftValues } from './useFilterDraft.ts';

/** Numbers above the list, as its schema names them; those that the user may not know are left out. */
export function Tiles() {
  const translate = useTranslate();
  const { list, allowed } = useListScreen();
  const { totals } = useListData();
  const may = usePermissions();
  const shown = (list.tiles ?? []).filter(({ count, sum, answer }) => {
    if (answer) return may(answer.permissions);
    // Before the first answer the place is kept, so that the list does not jump.
    return count === undefined
      ? allowed.some(({ key }) => key === sum)
      : totals.counts === undefined || totals.counts[count] !== undefined;
  });
  if (shown.length === 0) return null;
  return (
    <section className="kl-tiles" aria-label={translate('kit.list.tiles')}>
      {shown.map((tile) => (
        <Tile key={tile.key} tile={tile} />
      ))}
    </section>
  );
}

/** One number; where it counts rows that the filters can show, it is a switch for them. */
function Tile({ tile }: { tile: TileDefinition }) {
  const translate = useTranslate();
  const { draft } = useListScreen();
  const values = useDraftValues(draft);
  const fixed = useFixedContext();
  const { key, label, tone = 'neutral' } = tile;
  const filters = tile.filters && resolveFixed(tile.filters, fixed);
  const content = (
    <>
      <b>
        <TileValue tile={tile} />
      </b>
      <span>{translate(label)}</span>
    </>
  );
  const className = `kl-tile kl-tile-${tone}`;
  if (!filters)
    return (
      <div className={className} data-tile={key}>
        {content}
      </div>
    );
  const isOn = Object.entries(filters).every(([name, value]) => isSame(values[name], value));
  const next = Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, isOn ? undefined : value]),
  );
  return (
    <button
      type="button"
      className={className}
      data-tile={key}
      aria-pressed={isOn}
      onClick={() => draft.setNow(next)}
    >
      {content}
    </button>
  );
}

function TileValue({ tile }: { tile: TileDefinition }) {
  const { allowed } = useListScreen();
  const { totals } = useListData();
  const { language } = useValueContext();
  const count = useCount(tile);
  if (tile.answer) return <Answer tile={tile} answer={tile.answer} />;
  if (tile.count !== undefined)
    return <>{count === undefined ? '…' : numberFormat(language, {}).format(count)}</>;
  const column = allowed.find(({ key }) => key === tile.sum);
  if (!column) return null;
  return <SumValue column={column} totals={totals} over={tile.over} />;
}

/** What a call answers about whoever looks; asked again with the list. */
function Answer({
  tile: { key },
  answer: { url, value },
}: {
  tile: TileDefinition;
  answer: NonNullable<TileDefinition['answer']>;
}) {
  const { call } = useListScreen();
  const context = useValueContext();
  const dataProvider = useDataProvider<KitDataProvider>();
  const { data } = useQuery({
    queryKey: [call.screen, 'tile', key, url],
    queryFn: () => dataProvider.call(url, {}),
  });
  const found = (data as Record<string, unknown> | undefined)?.[value];
  if (typeof found === 'number') return <>{numberFormat(context.language, {}).format(found)}</>;
  if (typeof found === 'string') return <>{formatInstant(found, context.timeZone)}</>;
  return <>{data === undefined ? '…' : '–'}</>;
}

/**
 * Counts obey the filters: while the tile's own ones are set, by it or by another, the number from before stands; where
 * there is none (a reload, another filter meanwhile), it is asked for.
 */
function useCount({ count = '', filters = {} }: TileDefinition): number | undefined {
  const { call, filter } = useListScreen();
  const { totals } = useListData();
  const { filterValues, isPlaceholderData } = useListQuery();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [known, setKnown] = useState<{ count: number | undefined; rest: string }>();
  const isOwn = (key: string): boolean => key in filters;
  const others = Object.fromEntries(Object.entries(filter).filter(([key]) => !isOwn(key)));
  const rest = JSON.stringify(others);
  const isNarrowed = Object.keys(filterValues as object).some(isOwn);
  const now = totals.counts?.[count];
  const isFresh = !isNarrowed && !isPlaceholderData;
  if (isFresh && (now !== known?.count || rest !== known?.rest)) setKnown({ count: now, rest });
  const isKnown = known?.count !== undefined && known.rest === rest;
  const { data } = useQuery({
    queryKey: [call.screen, 'tiles', rest],
    queryFn: ({ signal }) => dataProvider.count(call, others, signal),
    enabled: count !== '' && isNarrowed && !isKnown,
  });
  if (isFresh) return now;
  return isKnown ? known.count : (data?.counts[count] ?? known?.count);
}

const isSame = (one: FilterValue | undefined, other: FilterValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
