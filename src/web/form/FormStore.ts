import type { Problem } from '#contract/errors.ts';
import type { LogicContext, Row, Values } from '#contract/logic.ts';
import {
  findWarnings,
  mergeRecord,
  rootState,
  type EntityOf,
  type LogicScope,
  type RecordModel,
  type RecordScope,
} from '#contract/record.ts';
import { isKept } from '#contract/workflow.ts';
import { setFirstStates, settleRecord } from '#contract/settleRecord.ts';
import { changedFields } from '#web/data/changedFields.ts';
import { drawnSections, isWritable, type Access } from './access.ts';
import { isClosed, isInClosedRows, isInShownRows, protectedRows } from './closed.ts';
import type { FieldFlags, FormDefinition, InputDefinition, SectionDefinition } from './FormDefinition.ts';
import { findLabel } from './findLabel.ts';
import { toKnownModels } from './knownModels.ts';
import { emptied, emptiedRows } from './dependents.ts';
import { rowsAt, toPlace, withValue, type Place } from './place.ts';
import { firstOfEach, without } from './placedProblems.ts';
import { readLive } from './readLive.ts';
import { readPhones } from './readPhones.ts';
import { createRowKeys, type RowKeys } from './rowKeys.ts';

/** A problem at a place; one that the server named has its text already. */
export interface FormProblem extends Problem {
  message?: string;
}

export interface FormState {
  /** As typed. */
  values: Values;
  /** As it would be stored: computed values worked out, hidden ones cleared. */
  record: Values;
  /** As it is stored; null while it is created. */
  stored: Row | null;
  isDirty: boolean;
  /** First problem of each place. */
  problems: ReadonlyMap<string, FormProblem>;
  /** Saving was tried: from then on the whole form is checked as it is corrected. */
  isSubmitted: boolean;
  /** What may be meant so but should be looked at; it never stops saving. First of each place. */
  warnings: ReadonlyMap<string, FormProblem>;
}

export interface FormParts {
  form: FormDefinition;
  access: Access;
  scope: () => LogicScope;
}

/** What stands in a form. Parts subscribe to what they show, so that a key press draws one input. */
export class FormStore {
  readonly form: FormDefinition;
  readonly access: Access;
  readonly sections: readonly SectionDefinition[];
  readonly entity: RecordModel;
  readonly entityOf: EntityOf<RecordModel>;
  readonly rowKeys: RowKeys = createRowKeys();
  private readonly works = new Set<Promise<unknown>>();
  private readonly wereRefused = new Set<string>();
  private readonly scope: () => LogicScope;
  private readonly listeners = new Set<() => void>();
  private initial: Values = {};
  /** User, settings and time as of the last change: one answer for all conditions of a key press. */
  private around: LogicScope;
  private current: FormState;

  constructor({ form, access, scope }: FormParts, stored: Row | null) {
    this.form = form;
    this.access = access;
    this.scope = scope;
    this.around = scope();
    this.sections = drawnSections(form, access);
    this.entityOf = toKnownModels(form, access);
    this.entity = this.entityOf(form.models[form.screen] ? form.screen : (form.resource ?? form.screen));
    this.current = this.toState(stored);
  }

  state = (): FormState => this.current;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Changes one value; `copied` are fields beside it that follow from the choice. */
  setValue(path: string, value: unknown, copied: Row = {}): void {
    const { values, problems } = this.current;
    const place = toPlace(path);
    const row = place.child === undefined ? values : (rowsAt(values, place.name)[place.index ?? 0] ?? {});
    const next = { ...copied, [place.child ?? place.name]: value };
    const phones = readPhones(this.entityAt(place), row, next);
    const rows = place.child === undefined ? emptiedRows(this.entity, this.entityOf, row, next) : {};
    const extra = { ...emptied(this.entityAt(place), row, next), ...rows, ...phones, ...copied };
    const mended = Object.keys(phones).map((name) => path.slice(0, path.lastIndexOf('.') + 1) + name);
    this.setValues(withValue(values, place, value, extra), [path, ...mended].reduce(without, problems));
  }

  /** Puts other values into the form, as after a restored draft. */
  setValues(values: Values, problems: FormState['problems'] = this.current.problems): void {
    const isDirty = Object.keys(changedFields(values, this.initial)).length > 1;
    const record = this.settle(values, this.current.stored);
    const warnings = isDirty ? this.warn(record, this.current.stored) : NO_PROBLEMS;
    this.set({ ...this.current, values, problems, isDirty, record, warnings });
  }

  addRow(name: string): void {
    const rows = rowsAt(this.current.values, name);
    this.rowKeys.add(name, rows.length);
    this.setValues({ ...this.current.values, [name]: [...rows, this.emptyRow(name)] });
  }

  /** Takes rows away; those that the server would not give up stay, and it is said. */
  removeRows(name: string, indexes: readonly number[]): void {
    const { values, problems } = this.current;
    const rows = rowsAt(values, name);
    const { stored } = this.current;
    const protectedIds = protectedRows(this.form, this.access, name, stored ? rowsAt(stored, name) : []);
    const gone = new Set(indexes.filter((at) => !protectedIds.has(rows[at]?.['id'])));
    this.rowKeys.remove(name, gone, rows.length);
    const kept = new Map([...problems].filter(([path]) => path !== name && !path.startsWith(`${name}.`)));
    if (gone.size < indexes.length)
      kept.set(name, { path: name, code: 'row_protected', params: { label: this.labelOf(name, name) } });
    this.setValues({ ...values, [name]: rows.filter((_, at) => !gone.has(at)) }, kept);
  }

  /** Puts other rows in place, as after a paste; `found` is what could not be read. */
  setRows(name: string, rows: readonly Values[], found: readonly FormProblem[]): void {
    const { values, problems } = this.current;
    const old = rowsAt(values, name);
    this.rowKeys.of(name, rows.length);
    const news = new Map(found.map((problem) => [problem.path, problem] as const));
    const kept = [...problems].filter(([path]) => {
      const place = toPlace(path);
      return place.name !== name || place.index === undefined || rows[place.index] === old[place.index];
    });
    this.setValues({ ...values, [name]: rows }, new Map([...kept, ...news]));
  }

  setProblems(problems: readonly FormProblem[], isSubmitted = this.current.isSubmitted): void {
    for (const { path } of problems) this.wereRefused.add(path);
    this.set({ ...this.current, problems: firstOfEach(problems), isSubmitted });
  }

  /** Something is on its way that changes a value, as a picture that is being sent: the form is sent after it. */
  track = (work: Promise<unknown>): void => {
    this.works.add(work);
    void work.catch(() => undefined).finally(() => this.works.delete(work));
  };

  /** Resolves when nothing is on its way. */
  async settled(): Promise<void> {
    while (this.works.size > 0) await Promise.allSettled(this.works);
  }

  /** Starts again from a stored record, as after saving; `kept` are changes that stay. */
  reset(stored: Row | null, kept: Row = {}): void {
    this.set(this.toState(stored));
    if (Object.keys(kept).length > 0) this.setValues({ ...this.current.values, ...kept });
  }

  /** Values that a new record begins with, as an action has said them; nobody has typed them. */
  begin(given: Values): void {
    this.initial = { ...this.initial, ...given };
    this.setValues({ ...this.current.values, ...given });
  }

  /** Fields that differ from the start, by name. */
  changes(): Values {
    const { version: _, ...changes } = changedFields(this.current.values, this.initial);
    return changes;
  }

  /** The values of the start, for the same fields. */
  startOf(names: readonly string[]): Values {
    return Object.fromEntries(names.map((name) => [name, this.initial[name] ?? null]));
  }

  context(path = ''): LogicContext {
    const { record, stored } = this.current;
    const { name, index } = toPlace(path);
    const input = this.form.mode === 'dialog' ? record : {};
    if (index === undefined) return { ...this.around, record, parent: {}, old: stored, input };
    const row = rowsAt(record, name)[index] ?? {};
    const old = stored && (rowsAt(stored, name).find((one) => one['id'] === row['id']) ?? null);
    return { ...this.around, record: row, parent: record, old, input };
  }

  flags(input: InputDefinition, path: string): FieldFlags {
    const field = this.known(input, path);
    const { visible, requiredIf } = field;
    const context = visible || requiredIf ? this.context(path) : null;
    const isRequired = field.required === true || (context !== null && requiredIf?.(context) === true);
    return {
      isVisible: context === null || !visible || visible(context),
      // A running code is given by the server, a switch is never empty.
      isRequired: isRequired && field.number === undefined && field.json !== 'boolean',
      isEditable:
        !this.isLocked() &&
        isWritable(field, this.access) &&
        !isInShownRows(path, this.entity, this.access) &&
        !isInClosedRows(path, this.entity, this.context(), this.current.stored) &&
        !(input.readOnly || (input.isGiven && !this.wereRefused.has(path))) &&
        !isClosed(field, this.context(path), this.current.stored),
    };
  }

  /** A stored record that this user, or nobody in its state, may change: it is only shown. */
  isLocked(): boolean {
    const { stored } = this.current;
    if (this.access.act === 'create' || stored === null) return false;
    const { update, permissions } = this.form;
    return !this.access.may(update === undefined ? permissions : update) || isKept(this.form, this.context());
  }

  isShown({ visible }: SectionDefinition): boolean {
    return !visible || visible(this.context());
  }

  /** The field as the user's rights leave it. */
  private known({ field }: InputDefinition, path: string): InputDefinition['field'] {
    return this.entityAt(toPlace(path)).fields.find((one) => one.name === field.name) ?? field;
  }

  /** The record that a place belongs to: the form's own, or a child row's. */
  entityAt({ name, child }: Place): RecordModel {
    const rows = child === undefined ? undefined : this.entity.fields.find((one) => one.name === name)?.rows;
    return rows ? this.entityOf(rows.entity) : this.entity;
  }

  /** Message key of a field beside a place, as its input is called. */
  labelOf(path: string, name: string): string {
    return findLabel(this.sections, path, name) ?? `${this.entityAt(toPlace(path)).name}.${name}`;
  }

  /** A new child row with its defaults. */
  emptyRow(name: string): Values {
    const field = this.entity.fields.find((one) => one.name === name);
    const { record } = mergeRecord(this.entityOf(field?.rows?.entity ?? ''), {}, null, this.recordScope());
    const { id: _id, version: _version, ...row } = record;
    return row;
  }

  private toState(stored: Row | null): FormState {
    this.initial = stored ? { ...stored } : this.emptyValues();
    const record = this.settle(this.initial, stored);
    return {
      values: this.initial,
      record,
      stored,
      isDirty: false,
      problems: NO_PROBLEMS,
      isSubmitted: false,
      // An empty new form is not to be warned of.
      warnings: stored ? this.warn(record, stored) : NO_PROBLEMS,
    };
  }

  private warn(record: Values, stored: Row | null): FormState['warnings'] {
    const { act } = this.access;
    const old = stored as Values | null;
    return firstOfEach(findWarnings(this.entity, rootState(record, old), act, this.recordScope()));
  }

  /** Defaults; where rows must be, there is one to type into. */
  private emptyValues(): Values {
    const {
      id: _id,
      version: _version,
      ...values
    } = mergeRecord(this.entity, {}, null, this.recordScope()).record;
    for (const { name, rows } of this.entity.fields) if (rows?.min) values[name] = [this.emptyRow(name)];
    return values;
  }

  private settle(values: Values, stored: Row | null): Values {
    const old = stored as Values | null;
    this.around = this.scope();
    const live = readLive(values, this.entity, this.entityOf);
    const { record } = mergeRecord(this.entity, live, old, this.recordScope());
    settleRecord(this.entity, rootState(record, old), this.recordScope());
    if (!old) setFirstStates(this.form.workflows ?? [], record, this.around);
    return record;
  }

  private recordScope = (): RecordScope => ({ ...this.around, entityOf: this.entityOf });

  private set(next: FormState): void {
    this.current = next;
    for (const listener of this.listeners) listener();
  }
}

const NO_PROBLEMS: FormState['problems'] = new Map();
