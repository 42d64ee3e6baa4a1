import type { Feature } from '#contract/features.ts';
import type { Tone } from '#contract/enum.ts';
import type { DataMigration } from '#contract/migration.ts';
import type { ActionModel, RecordAction } from '#contract/action.ts';
import type { Codes, EntityModel, FieldModel, PermissionModel, RuleModel } from '#contract/model.ts';
import type { TopicModel } from '#contract/moduleModel.ts';
import type { NotificationModel } from '#contract/notification.ts';
import type { Gate, Language } from '#contract/session.ts';
import type { StateValue, TransitionModel, WorkflowModel } from '#contract/workflow.ts';
import type { Scope } from '../logic/types.ts';
import type { ModelPage, SettingField } from './pageTypes.ts';
import type { ModelImport } from './importTypes.ts';
import type { ModelPrint } from './printTypes.ts';
import type { ModelReport } from './reportTypes.ts';
import type { ModelForm, ModelList, ModelScreen } from './screenTypes.ts';

export type * from './importTypes.ts';
export type * from './pageTypes.ts';
export type * from './printTypes.ts';
export type * from './reportTypes.ts';
export type * from './screenTypes.ts';

/*
 * The resolved model: what emitters read. Plain readonly data in which nothing is left to look up or to default; it follows
 * src/contract/model.ts, with three differences. Conditions are still JsonLogic (with the scope that they are checked and printed
 * in), enums and workflows are named instead of nested, and every thing knows its schema file and the name of what is generated.
 */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A checked JsonLogic expression; `emitTs` and `emitSql` take `logic` and `scope` as they are. */
export interface Expression {
  readonly logic: Json;
  readonly scope: ExpressionScope;
  /** `condition` gives true or false, `value` what a field or a `set` takes. */
  readonly kind: 'condition' | 'value';
}

/** Logic's scope, and the entities behind it, for the type argument `Logic<Order, Parent, Input>`. */
export interface ExpressionScope extends Scope {
  /** Entity of `record` and `old`; absent for forms with data of their own. */
  readonly recordEntity?: string;
  readonly parentEntity?: string;
  /** Screen id of the form whose data is `input`. */
  readonly inputForm?: string;
}

/** What every schema file gives: where it stands and what its generated files and exports are called. */
export interface Origin {
  /** `schemas/orders/order-line.entity.json`. */
  readonly source: string;
  readonly module: string;
  /** File name without kind: `order-line`. */
  readonly stem: string;
  /** Path below `src/generated` without extension: `orders/order-line.entity.gen`; add `.ts`, `.tsx` or `.server.ts`. */
  readonly generated: string;
  /** camelCase start of every exported constant: `orderLine`, for lists `ordersList`, for forms `orderDetailForm`. */
  readonly constant: string;
  /** PascalCase type or component: `OrderLine`, `OrdersList`, `OrderDetailForm`. */
  readonly component: string;
}

/** Handwritten code that a schema names; it exists, `buildModel` has asked. */
export interface Slot {
  readonly kind: 'cell' | 'input' | 'page' | 'data';
  /** Cells, inputs and pages: the component; data: the entity. */
  readonly key: string;
  /** Export of the file: `RoleGrants`. */
  readonly name: string;
  /** `#modules/system/RoleGrants.tsx`. */
  readonly path: string;
}

/** A call that the code of a module answers. */
export interface ModelCall
  extends Origin, Readonly<Pick<ActionModel, 'audience' | 'idempotent' | 'outside' | 'limit'>> {
  /** Name in the code: `check_out`. */
  readonly key: string;
  /** Absent: it is done to records. */
  readonly url?: string;
  readonly records?: ModelRecords;
  readonly permissions: Codes;
  readonly input: readonly ModelField[];
  readonly result: readonly ModelField[];
  readonly description?: string;
}

/** Records that an action is done to, and how it is offered. */
export interface ModelRecords extends Readonly<Pick<RecordAction, 'begins' | 'preview' | 'confirm' | 'sum'>> {
  readonly entity: string;
  /** Message key. */
  readonly label: string;
  readonly guard?: Expression;
  readonly guardMessage?: string;
  /** Screen id of the dialog of its input. */
  readonly form?: string;
  readonly success?: string;
  readonly question?: string;
  readonly tone?: Tone;
  readonly bulk?: true;
  readonly most?: number;
}

/** A module's `defineModule`. */
export interface ModelCode {
  readonly module: string;
  /** `#modules/system/system.server.ts`. */
  readonly path: string;
  /** Keys of its jobs; null: not all of them are written out. */
  readonly jobs: readonly string[] | null;
}

export interface ModelEnum extends Origin {
  readonly name: string;
  readonly type: 'integer' | 'string';
  readonly values: readonly {
    readonly value: number | string;
    readonly key: string;
    readonly tone: Tone;
    readonly icon?: string;
    readonly deprecated?: true;
  }[];
  readonly noValue?: { readonly key: string; readonly tone: Tone };
}

type FieldParts = Omit<FieldModel, 'enum' | 'compute' | 'visible' | 'requiredIf' | 'readOnlyIf'>;

export interface ModelField extends Readonly<FieldParts> {
  /** Message key. */
  readonly label: string;
  /** Name of an enum; `permission` is built in: `src/generated/permissions.gen.ts`. */
  readonly enum?: string;
  /** `stored: false`: worked out when it is read, by the entity's `computeSql`. */
  readonly compute?: { readonly stored: boolean; readonly value: Expression };
  /** Stored computed values, as `order_line.net`, that this stored one follows from, also by way of others. */
  readonly after?: readonly string[];
  readonly visible?: Expression;
  readonly requiredIf?: Expression;
  readonly readOnlyIf?: Expression;
  /** `created_at`, `created_by`, `updated_at`, `updated_by`: in every entity without being declared. */
  readonly standard?: true;
  /** Documentation of the field, from the schema's `description`. */
  readonly description?: string;
  /** Members of `images`, `tags`, `enums`, `links`; child rows have `rows.min` and `rows.max`. */
  readonly minItems?: number;
}

export interface ModelRule extends Omit<RuleModel, 'check'> {
  readonly check: Expression;
}

type Refills = 'computeSql' | 'refillSql';
type Printed = Refills | 'unique' | 'period' | 'checks' | 'pii' | 'visibleRows' | 'changeableRows';
type EntityParts = Omit<EntityModel, Printed | 'fields' | 'rules' | 'workflows' | 'data'>;

export interface ModelEntity extends Origin, Readonly<EntityParts> {
  /** Message key of its name: `entity.order`. */
  readonly label: string;
  /** Declared fields in the author's order, then the standard ones. */
  readonly fields: readonly ModelField[];
  readonly unique: readonly {
    readonly key: string;
    readonly fields: readonly string[];
    readonly where?: Expression;
    readonly global?: true;
    readonly nulls?: 'same';
    readonly message: string;
  }[];
  readonly period?: Omit<Required<EntityModel>['period'], 'where' | 'counts'> & { where?: Expression };
  readonly checks?: readonly { readonly key: string; readonly check: Expression; readonly message: string }[];
  readonly pii?: { readonly fields: readonly string[]; readonly when: Expression };
  readonly visibleRows?: Expression;
  readonly changeableRows?: Expression;
  readonly rules: readonly ModelRule[];
  /** True when a workflow of `Model.workflows` has this entity. */
  readonly hasWorkflow: boolean;
  /** The file whose `rows` every database has. */
  readonly data?: Slot;
  readonly description?: string;
}

export interface ModelTransition extends Omit<TransitionModel, 'guard' | 'set' | 'form' | 'instead'> {
  readonly instead?: readonly { readonly when: Expression; readonly to: StateValue }[];
  readonly guard?: Expression;
  readonly set?: Readonly<Record<string, Expression>>;
  /** Screen id of the dialog form. */
  readonly form?: string;
}

export interface ModelWorkflow extends Origin, Readonly<Omit<WorkflowModel, 'initial' | 'transitions'>> {
  readonly initial: readonly {
    readonly when?: Expression;
    readonly to: StateValue;
    readonly set?: Readonly<Record<string, Expression>>;
  }[];
  readonly transitions: readonly ModelTransition[];
}

export interface ModelModule {
  readonly source: string;
  readonly name: string;
  readonly icon: string;
  readonly order: number;
  readonly tab?: string;
  readonly gate?: Gate;
  readonly uses: readonly string[];
  readonly menu: readonly {
    readonly group: string;
    readonly items: readonly {
      readonly name: string;
      readonly route: string;
      readonly permissions: Codes;
      readonly icon?: string;
      readonly order?: number;
      readonly license?: Feature;
    }[];
  }[];
  readonly notifications: readonly NotificationModel[];
  readonly topics: readonly TopicModel[];
  readonly settings: readonly SettingField[];
}

/** Texts of `_shared` (module name `_shared`) or of one module. */
export interface ModelMessages {
  readonly module: string;
  /** `schemas/orders/messages.vi.json` by language. */
  readonly sources: Readonly<Record<Language, string>>;
  /** Below `src/generated`, without language and extension: `orders/messages`; add `.<lang>.gen.ts`. */
  readonly generated: string;
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** Rows of a demo or test company, as written; checked against its entity. */
export interface ModelSeed {
  readonly source: string;
  readonly module: string;
  readonly stem: string;
  readonly generated: string;
  readonly constant: string;
  readonly entity: string;
  readonly content: JsonObject;
}

/** SQL that changes rows once: `schemas/<module>/migrations/<nnn>-<name>.sql`. */
export interface ModelMigration extends DataMigration {
  readonly source: string;
  /** Columns of the rows there are that it gives values, as `<table>.<column>`. */
  readonly fills: readonly string[];
}

/** Everything, each list sorted by source file in code-unit order (modules by `order`, then name). */
export interface Model {
  readonly modules: readonly ModelModule[];
  readonly enums: readonly ModelEnum[];
  readonly permissions: readonly PermissionModel[];
  /** What `super_admin` stands for in the conditions of the browser. */
  readonly impliedCodes: readonly string[];
  /** Codes whose holders get the social SDK. */
  readonly socialSdkCodes: readonly string[];
  readonly entities: readonly ModelEntity[];
  readonly workflows: readonly ModelWorkflow[];
  readonly lists: readonly ModelList[];
  readonly forms: readonly ModelForm[];
  readonly reports: readonly ModelReport[];
  readonly imports: readonly ModelImport[];
  readonly pages: readonly ModelPage[];
  readonly prints: readonly ModelPrint[];
  readonly screens: readonly ModelScreen[];
  readonly messages: readonly ModelMessages[];
  /** What only the manual says: its words (`manual.…` of `_shared`), and what screens are for. Without words there is no manual. */
  readonly manual: ModelMessages['texts'];
  readonly seeds: readonly ModelSeed[];
  /** In the order in which they run. */
  readonly migrations: readonly ModelMigration[];
  readonly actions: readonly ModelCall[];
  /** The handwritten code of the modules that have some. */
  readonly code: readonly ModelCode[];
}

/** One problem of a schema file; `errors.ts` has the table of codes. */
export interface Problem {
  /** `GEN203`. */
  readonly code: string;
  readonly file: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** Where, what, the value seen: `columns[2].field "fe" is not a field of fleet/trip.` */
  readonly message: string;
  /** The next step: `Did you mean "fee"?` */
  readonly hint?: string;
}

export type BuildResult = { readonly model: Model } | { readonly problems: readonly Problem[] };

/** Whether handwritten code is there: asked with `src/modules/system/RoleGrants.tsx` and the name of its export. */
export type SlotExists = (path: string, exportName: string) => 'yes' | 'no file' | 'no export';
