import type { ComponentType } from 'react';
import type { RecordAction } from '#contract/action.ts';
import type { Condition } from '#contract/logic.ts';
import type { Codes, EntityModel, FieldModel, Validate } from '#contract/model.ts';
import type { Optional } from '#contract/parts.ts';
import type {
  AddModel,
  BesideModel,
  MatrixModel,
  PreviewModel,
  QuoteModel,
  ScanModel,
} from '#contract/quote.ts';
import type { RecordModel } from '#contract/record.ts';
import type { Offering } from '#contract/session.ts';
import type { InputProps, InputSettings } from '#fields/InputProps.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { ListCall } from '#web/data/listCalls.ts';

/** Child rows for which something holds. */
export interface RowMode {
  key: string;
  /** Message key. */
  label: string;
  where: Condition;
}

/** One input of a form. */
export interface InputDefinition extends InputSettings {
  /** Columns taken in a section of two. */
  span?: 1 | 2;
  /** A handwritten input of the module. */
  slot?: ComponentType<InputProps>;
  /** Shown, never sent. */
  readOnly?: true;
  /** A link has filled it in: shown and not changed, until it is refused. */
  isGiven?: true;
  /** Inputs of one child row, for fields of type `rows`. */
  rows?: readonly InputDefinition[];
  /** Ways to look at them. */
  modes?: readonly RowMode[];
  /** Rows as a matrix. */
  matrix?: MatrixModel;
  /** Figures of what the rows refer to. */
  beside?: BesideModel;
  /** A dialog that answers rows. */
  add?: AddModel;
  /** Whom to ask what a scanned code stands for. */
  scan?: ScanModel;
  /** Field of a new record whose value stands in it until another is typed. */
  follows?: string;
  /** Only warehouses or shops of the session are offered. */
  mine?: Offering;
}

export interface SectionDefinition {
  key: string;
  /** Message key. */
  label: string;
  /** Inputs beside each other on a wide screen; `line`: all in one line, as the parts of an address. */
  columns?: 1 | 2 | 'line';
  inputs: readonly InputDefinition[];
  visible?: Condition;
}

/** A field that a template keeps. */
export type PresetField = string | { field: string; as: string };

/** A list of what belongs to the record, asked by one of its values. */
export interface RelatedDefinition {
  /** Message key. */
  label: string;
  route: string;
  permissions: Codes;
  /** Key of the list's filter, and the field of the record whose value it takes. */
  filter: string;
  from: string;
  /** The filter takes several values. */
  isChoice: boolean;
  /** It takes the first and the last of a range. */
  isRange?: true;
  /** What is chosen in other filters of the list. */
  where?: Readonly<Record<string, readonly (string | number)[]>>;
  /** What would be chosen in them for the whole that it is a share of. */
  of?: Readonly<Record<string, readonly (string | number)[]>>;
  list: Pick<ListCall, 'screen' | 'urls' | 'where' | 'viewModes'>;
}

/** A field with the message key of its name. */
export interface FactDefinition {
  field: FieldModel;
  label: string;
}

/** What stands beside a stored record. */
export interface AsideDefinition {
  /** What stands in the head of the record, beside its state. */
  head?: readonly FactDefinition[];
  facts?: readonly FactDefinition[];
  related?: readonly RelatedDefinition[];
  notes?: true;
}

export interface FormDefinition {
  /** Route without its leading slash, or the stem of a dialog's file: `data-screen`. */
  screen: string;
  route?: string;
  /** The entity; absent for forms with data of their own. */
  resource?: string;
  title: string;
  mode: 'create' | 'edit' | 'dialog' | 'settings' | 'public';
  permissions: Codes;
  /** Who may create at `<route>/create`; absent: nobody does here. */
  create?: Codes;
  /** Who may change a record, where that is not everybody who may open it. */
  update?: Codes;
  /** Who may delete a record; absent: nobody. */
  remove?: Codes;
  layout: 'sections' | 'tabs' | 'steps';
  sections: readonly SectionDefinition[];
  /** Fields and rules of the entity (or of the form's own data, under its screen id) and of its child rows, by name. */
  models: Readonly<Record<string, RecordModel>>;
  workflows?: readonly WorkflowModel[];
  /** Records that the user may change. */
  changeableRows?: Condition;
  /** What can be done to its record by actions of the module. */
  actions?: readonly RecordAction[];
  /** Compiled validator of the body, loaded when the form is. */
  validate?: () => Promise<{ validate: Validate }>;
  /** POST here instead of to the resource. */
  submit?: {
    url?: string;
    transition?: string;
    confirm?: true;
    success?: string;
    /** Address afterwards; `again`: the emptied form. */
    next?: string;
    /** A second button of a new record: saved, and the emptied form for the next one. */
    another?: true;
  };
  /** Message key of what is said above its inputs. */
  intro?: string;
  /** Kept in the browser until saved. */
  draft?: boolean;
  /** Fields that a user can keep as a template of his own; `as`: their name in it, where that is another. */
  presets?: readonly PresetField[];
  /** Fields of a new record that the address may fill: `?receiver_phone=…`. */
  prefill?: readonly string[];
  /** Action that says what a new record begins with. */
  begins?: string;
  /** Offers that are asked for while it is filled in. */
  quote?: QuoteModel;
  /** What the server will make of it. */
  preview?: PreviewModel;
  /** Phone field that is confirmed by a code before sending (mode `public`). */
  otp?: string;
  aside?: AsideDefinition;
  /** Label of a record: texts and field names. */
  display: EntityModel['display'];
}

/** What generated code leaves out because it is usual; `generators/emit/defaults.ts` knows the same. */
export const FORM_DEFAULTS = { layout: 'sections', display: [] } as const;

/** A form: what is usual is filled in once, when its screen is loaded. */
export function createForm(form: Optional<FormDefinition, keyof typeof FORM_DEFAULTS>): FormDefinition {
  return { ...FORM_DEFAULTS, ...form };
}

/** An input of a form. */
export function input(field: FieldModel, options: Omit<InputDefinition, 'field'>): InputDefinition {
  return { field, ...options };
}

/** What is known of a field at this moment. */
export interface FieldFlags {
  isVisible: boolean;
  isRequired: boolean;
  isEditable: boolean;
}
