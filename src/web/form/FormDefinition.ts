import type { ComponentType } from 'react';
import type { Condition } from '#contract/logic.ts';
import type { Codes, FieldModel, Validate } from '#contract/model.ts';
import type { RecordModel } from '#contract/record.ts';
import type { InputProps, InputSettings } from '#fields/InputProps.ts';
import type { WorkflowModel } from '#contract/workflow.ts';

/** One input of a form. */
export interface InputDefinition extends InputSettings {
  /** Columns taken in a section of two. */
  span?: 1 | 2;
  /** A handwritten input of the module. */
  slot?: ComponentType<InputProps>;
  /** Shown, never sent. */
  readOnly?: true;
  /** Inputs of one child row, for fields of type `rows`. */
  rows?: readonly InputDefinition[];
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
  layout: 'sections' | 'tabs' | 'steps';
  sections: readonly SectionDefinition[];
  /** Fields and rules of the entity (or of the form's own data, under its screen id) and of its child rows, by name. */
  models: Readonly<Record<string, RecordModel>>;
  workflow?: WorkflowModel;
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
  };
  /** Kept in the browser until saved. */
  draft?: boolean;
  /** Fields that a user can keep as a template of his own; `as`: their name in it, where that is another. */
  presets?: readonly PresetField[];
  /** Fields of a new record that the address may fill: `?receiver_phone=…`. */
  prefill?: readonly string[];
  /** Phone field that is confirmed by a code before sending (mode `public`). */
  otp?: string;
  /** Label of a record: texts and field names. */
  display: readonly (string | { field: string })[];
}

/** An input of a form. */
export function input(field: FieldModel, options: Omit<InputDefinition, 'field'>): InputDefinition {
  return { field, ...options };
}
