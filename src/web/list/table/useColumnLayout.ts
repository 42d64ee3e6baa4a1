import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { enumWords, labelKeyOf } from '#fields/enum/enum.ts';
import { typeOf } from '#fields/types.ts';
import { isFlexible } from '../columns.ts';
import { columnWidth, leastWidth } from '../columnWidth.ts';
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
  /** Of all columns, and of all with their texts cut as far as they may be. */
  total: number;
  least: number;
  /** Absent: rows are not chosen. */
  tick: number | undefined;
  /** Absent: without a text column, the last one takes what is left. */
  end: number | undefined;
}

/** Widths of all columns: what the user dragged, else what content, label and filter want. */
export function useColumnLayout(): Layout {
  const { list, columns, filters, isSelectable, settings, childColumns } = useListScreen();
  const mark = childColumns.length > 0 ? EXPAND_PX : 0;
  const translate = useTranslate();
  const { widths } = settings;
  const actions = list.row.length > 0 ? ACTIONS_PX : 0;
  return useMemo(() => {
    const hasSums = columns.some(({ sum }) => sum);
    const wanted = columns.map((column, index) => {
      const own = widths[column.key];
      const words = wordsOf(column, translate);
      const filter = filters.find(({ key, place }) => key === column.key && place === 'header')?.kind;
      const saysTotal = hasSums && index === 0 && !column.sum;
      const facts = { label: translate(column.label), filter, words, saysTotal };
      const isShared = own === undefined && isFlexible(column, index);
      const px = own ?? columnWidth(column, facts) + (index === 0 ? mark : 0);
      return { key: column.key, px, least: isShared ? leastWidth(column, facts) : px, isShared };
    });
    const tick = isSelectable ? TICK_PX : undefined;
    const frame = (tick ?? 0) + actions;
    return {
      columns: wanted.map(({ key, px, isShared }) => ({ key, width: isShared ? undefined : px })),
      total: wanted.reduce((sum, { px }) => sum + px, frame),
      least: wanted.reduce((sum, { least }) => sum + least, frame),
      tick,
      end: wanted.some(({ isShared }) => isShared) ? actions : undefined,
    };
  }, [columns, filters, isSelectable, widths, translate, mark, actions]);
}

function wordsOf({ field }: ColumnDefinition, translate: (key: string) => string): readonly string[] {
  const model = typeOf(field).said === 'choice' ? field.enum : undefined;
  return model ? enumWords(model).map((word) => translate(labelKeyOf(model, word))) : [];
}
