import { useMemo } from 'react';
import type { Row } from '#contract/logic.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { valueText } from '#fields/valueText.ts';
import { useForm, useFormState } from '../FormContext.ts';
import type { InputDefinition } from '../FormDefinition.ts';
import { rowsAt } from '../place.ts';
import { figureWidth, isWhole, type Widths } from './columnWidth.ts';

/** Widths of the columns of whole figures, as the rows stand: a document of small amounts need not be scrolled sideways. */
export function useWidths(name: string, inputs: readonly InputDefinition[], isEditable: boolean): Widths {
  const { store } = useForm();
  const tools = useFieldTools();
  const figures = inputs.filter(isWhole);
  // The table is drawn anew when a figure becomes larger than all others, not with each key.
  const most = useFormState(store, ({ record }) => findMost(rowsAt(record, name), figures).join(' '));
  return useMemo(() => {
    const largest = most.split(' ').map(Number);
    const widths = figures.map((input, at): [string, number] => {
      const { field, label, readOnly } = input;
      const isTyped = isEditable && readOnly !== true && field.readOnly !== true;
      const longest = valueText(field, largest[at] ?? 0, undefined, tools);
      return [field.name, figureWidth(input, { longest, label: tools.translate(label), isTyped })];
    });
    return Object.fromEntries(widths);
    // The figures are those of the inputs.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [most, inputs, isEditable, tools]);
}

/** The figure of each column with the most digits. */
const findMost = (rows: readonly Row[], inputs: readonly InputDefinition[]): number[] =>
  inputs.map(({ field }) => {
    let most = 0;
    for (const row of rows) {
      const value = row[field.name];
      if (typeof value === 'number' && Math.abs(value) > Math.abs(most)) most = value;
    }
    return most;
  });
