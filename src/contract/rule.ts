import type { Condition } from './logic.ts';

/** What must hold of a record, what people should think twice about, or what they are asked before it is stored. */
export interface RuleModel {
  key: string;
  check: Condition;
  /** Field that carries the message; absent: the whole record. */
  at?: string;
  /** Of a warning or question: the field whose value the message says; absent: that of `at`. */
  value?: string;
  level: 'error' | 'warning' | 'confirm';
  /**
   * What it looks at, where some of it is not for everybody who reads the record: `cod_amount`, `lines.unit_price`,
   * `parent.status`. Who may not see all of it is judged only by a change of one of them.
   */
  reads?: readonly string[];
  /** `create`, `update`, `import` or a transition's key. */
  on: readonly string[];
  /** Message key. */
  message: string;
}
