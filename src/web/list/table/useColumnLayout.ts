import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { labelKeyOf } from '#fields/enum/enum.ts';
import { isFlexible } from '../columns.ts';
import { columnWidth } from '../columnWidth.ts';
import type { ColumnDefinition } from '../ListDefinition.ts';
import { useListScreen } from '../ListScreenContext.ts';

/** Pixels of the tick column and of the column of row actions. */
const TICK_PX = 40;
const ACTIONS_PX = 44;
/** Of the mark in the first column that opens what is below a row. */
const EXPAND_PX = 22;

export interface Layout {
  /** Absent width: the column shares what a wide screen leaves. */
  columns: readonly { key: string; width: number | undefined }[];
  /** Of all columns at least. */
  total: number;
  /** Absent: rows are not chosen. */
  tick: number | undefined;
  /** Absent: without a text column, the last one takes what is left. */
  end: number | undefined;
}

/** Widths of all columns: what the user dragged, else what content, label and filter want. */
export function useColumnLayout(): Layout {
  const { columns, filters, isSelectable, settings, childColumns } = useListScreen();
  const mark = childColumns.length > 0 ? EXPAND_PX : 0;
  const translate = useTranslate();
  const { widths } = settings;
  return useMemo(() => {
    const wanted = columns.map((column, index) => {
      const own = widths[column.key];
      const words = wordsOf(column, translate);
      const filter = filters.find(({ key, place }) => key === column.key && place === 'header')?.kind;
      const content = columnWidth(column, { label: translate(column.label), filter, words });
      const px = own ?? content + (index === 0 ? mark : 0);
      return { key: column.key, px, isShared: own === undefined && isFlexible(column, index) };
    });
    const tick = isSelectable ? TICK_PX : undefined;
    return {
      columns: wanted.map(({ key, px, isShared }) => ({ key, width: isShared ? undefined : px })),
      total: wanted.reduce((sum, { px }) => sum + px, (tick ?? 0) + ACTIONS_PX),
      tick,
      end: wanted.some(({ isShared }) => isShared) ? ACTIONS_PX : undefined,
    };
  }, [columns, filters, isSelectable, widths, translate, mark]);
}

function wordsOf({ field }: ColumnDefinition, translate: (key: string) => string): readonly string[] {
  const model = field.type === 'enum' ? field.enum : undefined;
  return model?.values.map((entry) => translate(labelKeyOf(model, entry))) ?? [];
}
