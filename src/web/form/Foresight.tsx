import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FieldModel } from '#contract/model.ts';
import type { Asked, ForesightAnswer } from '#contract/quote.ts';
import type { RowId } from '#contract/wire.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useDebounced } from '#fields/reference/useLookup.web.ts';
import { valueText } from '#fields/valueText.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isFlag, isNumber, isText, listOf, nullable, objectOf, type Shape } from '#web/data/shapes.ts';
import { useForm, useFormState } from './FormContext.ts';
import { toQuestion } from './useQuote.ts';

/** Milliseconds after the last change until it is asked. */
const PAUSE_MS = 400;

const AMOUNT: FieldModel = { name: 'amount', type: 'money', json: 'integer' };

const isAnswer: Shape<ForesightAnswer> = objectOf({
  rows: listOf(
    objectOf<ForesightAnswer['rows'][number]>({
      label: isText,
      before: nullable(isNumber),
      after: nullable(isNumber),
      isOdd: isFlag,
    }),
  ),
});

export interface ForesightProps {
  asked: Asked;
  /** Records that are shown as examples of the selection. */
  ids: readonly RowId[];
  /** How many records there are. */
  count: number;
}

/** What will become of the selected records, as far as the dialog is filled; nothing is changed by it. */
export default function Foresight({ asked, ids, count }: ForesightProps) {
  const { store } = useForm();
  const { translate, values } = useFieldTools();
  const dataProvider = useDataProvider<KitDataProvider>();
  const question = useFormState(store, ({ record }) => toQuestion(asked, record));
  const settled = useDebounced(question, PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: ['foresight', asked.url, settled, ids],
    queryFn: ({ signal }) =>
      dataProvider.ask(asked.url, { ...(JSON.parse(settled) as object), ids }, isAnswer, signal),
    enabled: settled !== '' && ids.length > 0,
    placeholderData: (before) => before,
  });
  if (settled === '') return null;
  if (error) return <p className="fm-problem">{error.message}</p>;
  const rows = data?.rows ?? [];
  const print = (amount: number | null): string =>
    valueText(AMOUNT, amount, undefined, { values, translate });
  return (
    <section className="fm-foresight" role="status" data-foresight={asked.url}>
      <p>{translate('kit.form.foresight', { shown: rows.length, count })}</p>
      <table>
        <tbody>
          {rows.map(({ label, before, after, isOdd }) => (
            <tr key={label} data-odd={isOdd || undefined}>
              <th scope="row">{label}</th>
              <td>{print(before)}</td>
              <td aria-hidden="true">→</td>
              <td>{print(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
