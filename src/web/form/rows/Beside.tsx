import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { BesideAnswer, BesideModel } from '#contract/quote.ts';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useDebounced } from '#fields/reference/useLookup.web.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isNumber, listOf, mapOf, objectOf, type Shape } from '#web/data/shapes.ts';
import { controlId, useForm, useFormState } from '../FormContext.ts';
import type { FormStore } from '../FormStore.ts';
import { rowsAt } from '../place.ts';

/** Milliseconds after the last change until figures are asked for. */
const PAUSE_MS = 250;

const isAnswer: Shape<BesideAnswer> = objectOf({ rows: listOf(mapOf(isNumber)) });

type Figures = ReadonlyMap<unknown, Readonly<Record<string, number>>>;

interface BesideState {
  model: BesideModel;
  figures: Figures;
}

const BesideContext = createContext<BesideState | null>(null);

const NONE: Figures = new Map();

export interface BesideProps {
  model: BesideModel;
  /** The field that holds the rows. */
  name: string;
  children: ReactNode;
}

/** Asks for figures of all that the rows refer to at once, and again when one of them or the form's part has changed. */
export function Beside({ model, name, children }: BesideProps) {
  const { store } = useForm();
  const dataProvider = useDataProvider<KitDataProvider>();
  const question = useFormState(store, ({ record, values }) =>
    toQuestion(model, record, rowsAt(values, name)),
  );
  const settled = useDebounced(question, PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['beside', model.url, settled],
    queryFn: ({ signal }) => dataProvider.ask(model.url, JSON.parse(settled), isAnswer, signal),
    enabled: settled !== '',
    // What stood there stays until the answer to one more row has come.
    placeholderData: (before) => before,
  });
  const figures: Figures = useMemo(
    () => (settled && data ? new Map(data.rows.map((row) => [row['id'], row])) : NONE),
    [settled, data],
  );
  useEffect(() => {
    if (figures !== NONE) fillRows(store, { model, name, figures });
  }, [store, model, name, figures]);
  return <BesideContext value={{ model, figures }}>{children}</BesideContext>;
}

type Values = Readonly<Record<string, unknown>>;

/** What the server will set stands in the rows already, so that sums follow. */
function fillRows(store: FormStore, { model, name, figures }: BesideState & { name: string }): void {
  const { values } = store.state();
  const fill = Object.entries(model.fill ?? {});
  const rows = rowsAt(values, name);
  const filled = rows.map((row) => {
    const known = figures.get(row[model.of]);
    return known
      ? { ...row, ...Object.fromEntries(fill.map(([field, key]) => [field, known[key] ?? null])) }
      : row;
  });
  const isOther = filled.some((row, at) => fill.some(([field]) => row[field] !== rows[at]?.[field]));
  if (isOther) store.setValues({ ...values, [name]: filled });
}

/** Empty while something that the action wants is not filled. */
function toQuestion(model: BesideModel, record: Values, rows: readonly Values[]): string {
  const ids = [...new Set(rows.map((row) => row[model.of]).filter((id) => typeof id === 'number'))].sort(
    (a, b) => a - b,
  );
  const sent = Object.entries(model.with).map(([taken, field]) => [taken, record[field] ?? null] as const);
  if (ids.length === 0 || sent.some(([, value]) => value === null)) return '';
  return JSON.stringify({ ids, ...Object.fromEntries(sent) });
}

/** Pixels of a figure's column (`form.css`). */
const FIGURE_PX = 96;

/** Pixels that the figures take beside the columns of a table. */
export const useBesideWidth = (): number => FIGURE_PX * (useContext(BesideContext)?.model.show.length ?? 0);

/** What stands beside a row's input in a table: headings; nothing where it is no reference that is asked for. */
export function BesideHeads({ field }: { field: string }) {
  const beside = useContext(BesideContext);
  const { translate } = useFieldTools();
  if (beside?.model.of !== field) return null;
  return beside.model.show.map(({ key, label }) => (
    <th key={key} scope="col" className="fm-figure fm-beside" data-beside={key}>
      {translate(label)}
    </th>
  ));
}

export interface BesideCellProps {
  /** Name of the input before it. */
  field: string;
  /** Where the row stands: `lines.0`. */
  place: string;
}

export function BesideCells({ field, place }: BesideCellProps) {
  const beside = useContext(BesideContext);
  if (beside?.model.of !== field) return null;
  return beside.model.show.map(({ key }, index) => (
    <td key={key} className="fm-figure fm-beside" data-beside={key}>
      <Figure beside={beside} place={place} member={key} isFirst={index === 0} />
    </td>
  ));
}

/** The same on a card. */
export function BesideFields({ field, place }: BesideCellProps) {
  const beside = useContext(BesideContext);
  const { id } = useForm();
  const { translate } = useFieldTools();
  if (beside?.model.of !== field) return null;
  return beside.model.show.map(({ key, label }, index) => {
    const labelId = `${controlId(id, place)}-${key}-label`;
    return (
      <div key={key} className="fm-field fm-beside" data-beside={key}>
        <p id={labelId} className="fm-label">
          {translate(label)}
        </p>
        <p className="fm-beside-value" aria-labelledby={labelId}>
          <Figure beside={beside} place={place} member={key} isFirst={index === 0} />
        </p>
      </div>
    );
  });
}

interface FigureProps {
  beside: BesideState;
  place: string;
  member: string;
  isFirst: boolean;
}

function Figure({ beside: { model, figures }, place, member, isFirst }: FigureProps) {
  const { store } = useForm();
  const { values } = useFieldTools();
  const [name = '', row = ''] = place.split('.');
  const own = useFormState(store, (state) => rowsAt(state.values, name)[Number(row)]?.[model.of]);
  const wanted = useFormState(store, (state) =>
    model.most === undefined ? undefined : rowsAt(state.values, name)[Number(row)]?.[model.most],
  );
  const value = figures.get(own)?.[member];
  if (value === undefined) return <span aria-hidden="true">–</span>;
  const isShort = isFirst && typeof wanted === 'number' && wanted > value;
  return <span data-short={isShort || undefined}>{numberFormat(values.language, {}).format(value)}</span>;
}
