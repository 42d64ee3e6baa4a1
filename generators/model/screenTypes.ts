import type { Tone } from '#contract/enum.ts';
import type {
  Codes,
  EntityModel,
  FieldPath,
  FormModel,
  ListColumnModel,
  ListFilterModel,
  ListModel,
  ViewModeModel,
} from '#contract/model.ts';
import type { Feature } from '#contract/features.ts';
import type { FixedFilters } from '#contract/fixedFilters.ts';
import type {
  AddModel,
  BesideModel,
  MatrixModel,
  PreviewModel,
  QuoteModel,
  ScanModel,
} from '#contract/quote.ts';
import type { Offering, Scope } from '#contract/session.ts';
import type { ModelPrint } from './printTypes.ts';
import type { Expression, ModelField, ModelRule, Origin, Slot } from './types.ts';

/* Lists, forms and addresses of the resolved model (see types.ts, which exports these too). */

/** A path with the entity that the leaf belongs to: `column(warehouseFields.code_name, …)`. */
export interface ModelPath extends FieldPath {
  readonly leafEntity: string;
}

export interface ModelColumn extends ModelPath, Omit<ListColumnModel, keyof FieldPath> {
  readonly cell: string;
  /** Its sum is repeated below the table. */
  readonly footer: boolean;
  /** Pixels. */
  readonly width?: number;
  readonly pin?: 'left';
  readonly link?: string;
  /** Tracking cells: field of the list's entity that names the carrier. */
  readonly carrier?: string;
  readonly slot?: Slot;
  /** It is changed in the list. */
  readonly edit?: true;
}

export interface ModelFilter extends ModelPath, Omit<ListFilterModel, keyof FieldPath | 'also'> {
  readonly also?: ModelPath;
  readonly place: 'header' | 'panel';
  /** Days. */
  readonly presets?: readonly number[];
  /** Field of the other record → keys of filters; it must have the value of the first one that is set. */
  readonly dependsOn?: Readonly<Record<string, readonly string[]>>;
}

export interface ModelAction {
  readonly key: string;
  /** Message key. */
  readonly label: string;
  /** Transition or action of the list's records, or of those that its rows name. */
  readonly transition?: string;
  readonly action?: string;
  /** Whose record it is done to, where it is not the row's own: where a row has its id, the reference to it, and its fields that the row has by their names. */
  readonly of?: {
    readonly from: string;
    readonly path: string;
    readonly entity: string;
    readonly copies: readonly string[];
  };
  /** Screen id of a dialog form. */
  readonly form?: string;
  readonly url?: string;
  readonly route?: string;
  /** Fields of the form there, each from a column of the row, or a value of its own. */
  readonly prefill?: Readonly<Record<string, string | { readonly value: string | number | boolean }>>;
  /** Filters of the list there, each from a column of the row, `choice` as one of several. */
  readonly filter?: Readonly<Record<string, ModelActionFilter>>;
  /** View mode of the list there; absent: its first. */
  readonly mode?: string;
  /** Filters of the list there that are set as filters here are. */
  readonly asked?: Readonly<Record<string, string>>;
  /** Number of the list there (`statistics`) that stands behind the text. */
  readonly statistic?: string;
  /** The document that it prints, after what it does. */
  readonly print?: Pick<ModelPrint, 'generated' | 'constant'>;
  readonly permissions?: Codes;
  readonly visible?: Expression;
  readonly confirm?: true;
  readonly hotkey?: string;
  readonly tone?: Tone;
  /** Feature of the company without which it is locked. */
  readonly license?: Feature;
}

export interface ModelActionFilter {
  readonly from: string;
  readonly choice?: true;
  readonly day?: true;
}

export interface ModelListTile {
  readonly key: string;
  /** Message key. */
  readonly label: string;
  /** Key of `counts`. */
  readonly count?: string;
  /** Key of a column with a sum. */
  readonly sum?: string;
  /** Key of `counts` that the sum is divided by. */
  readonly over?: string;
  /** A call without input, the number of its answer, and who may call. */
  readonly answer?: { readonly url: string; readonly value: string; readonly permissions: Codes };
  /** What shows the rows that it counts. */
  readonly filters?: FixedFilters;
  readonly tone?: Tone;
}

export interface ModelViewMode extends ViewModeModel {
  readonly label: string;
}

export interface ModelList extends Origin, Omit<ListModel, 'module' | 'columns' | 'filters' | 'viewModes'> {
  /** Message key of the page name. */
  readonly title: string;
  readonly columns: readonly ModelColumn[];
  readonly filters: readonly ModelFilter[];
  readonly viewModes: readonly ModelViewMode[];
  readonly toolbar: readonly ModelAction[];
  readonly row: readonly ModelAction[];
  readonly bulk: readonly ModelAction[];
  readonly footer: readonly ModelAction[];
  /** Route of the entity's edit form. */
  readonly open?: string;
  /** By which form cells are changed, and who may. */
  readonly edit?: { readonly generated: string; readonly permissions: Codes };
  readonly create?: { readonly route: string; readonly permissions: Codes };
  readonly mobile: { readonly title: string; readonly lines: readonly string[] };
  /** Of which warehouse or shop it speaks, and its filter that chooses one. */
  readonly scope?: { readonly of: Scope; readonly filter: string };
  /** Its filter for what a scanner reads. */
  readonly scan?: string;
  readonly rowTone?: readonly { readonly when: Expression; readonly tone: Tone }[];
  readonly tiles?: readonly ModelListTile[];
  readonly emptyText?: string;
  readonly live?: true;
  readonly license?: Feature;
  readonly utcOffset?: number;
  /** Child rows that open below a row; `label` is a message key. */
  readonly expand?: { readonly rows: string; readonly label: string; readonly of?: string };
}

export interface ModelInput {
  /** Field of `entity`, or of the form's `data` when `entity` is absent. */
  readonly field: string;
  readonly entity?: string;
  readonly label: string;
  readonly span?: 1 | 2;
  readonly widget?: string;
  readonly slot?: Slot;
  readonly help?: string;
  /** Pages that open beside the form. */
  readonly links?: readonly { readonly route: string; readonly label: string }[];
  readonly placeholder?: string;
  readonly readOnly?: true;
  /** Inputs of one child row. */
  readonly rows?: readonly ModelInput[];
  /** Its inputs whose values are columns, and cells; whom to ask for columns. */
  readonly matrix?: MatrixModel;
  /** Whom to ask for figures of what the rows refer to. */
  readonly beside?: BesideModel;
  /** A dialog that answers rows, and the message key of its title. */
  readonly add?: AddModel;
  /** Whom to ask what a scanned code stands for. */
  readonly scan?: ScanModel;
  /** Field whose value stands in it until another is typed. */
  readonly follows?: string;
  /** Only what the session works for is offered. */
  readonly mine?: Offering;
  /** Which child rows are looked at, with the message key of each. */
  readonly modes?: readonly { readonly key: string; readonly label: string; readonly where: Expression }[];
  readonly lookup?: ModelLookup;
}

/** Suggestions of an address while somebody types. */
export interface ModelLookup {
  readonly url: string;
  /** Name of the typed text in the body; absent: all rows are asked once and searched in the browser. */
  readonly param?: string;
  /** Sent along. */
  readonly body?: Readonly<Record<string, string | number | boolean>>;
  /** Member of a row that the input takes. */
  readonly value: string;
  /** Members shown beside it. */
  readonly show: readonly string[];
  readonly debounceMs: number;
  /** Nothing is said where nothing is found. */
  readonly quiet?: true;
  /** Field of the form → member of the row. */
  readonly fill: Readonly<Record<string, string>>;
}

export interface ModelSection {
  readonly key: string;
  readonly label: string;
  readonly columns?: 1 | 2 | 'line';
  readonly inputs: readonly ModelInput[];
  readonly visible?: Expression;
}

type Choices = Readonly<Record<string, readonly (string | number)[]>>;

/** A list beside a record, asked by a value of it. */
export interface ModelRelated {
  /** Message key. */
  readonly label: string;
  /** Whose texts it needs. */
  readonly module: string;
  readonly route: string;
  readonly permissions: Codes;
  /** Key of the list's filter. */
  readonly filter: string;
  /** Field of the record whose value it takes. */
  readonly from: string;
  /** The filter takes several values. */
  readonly isChoice: boolean;
  readonly isRange?: true;
  /** Choices of other filters of the list, and those of what it is a share of. */
  readonly where?: Choices;
  readonly of?: Choices;
  readonly list: {
    readonly screen: string;
    readonly urls: ModelList['urls'];
    readonly where: ModelList['where'];
    readonly viewModes: readonly string[];
  };
}

/** What stands beside a stored record. */
export interface ModelAside {
  readonly head: ModelAside['facts'];
  readonly facts: readonly { readonly field: string; readonly label: string }[];
  readonly related: readonly ModelRelated[];
  readonly notes?: true;
}

export interface ModelForm
  extends Origin, Omit<FormModel, 'module' | 'data' | 'validate' | 'rules' | 'aside'> {
  readonly aside?: ModelAside;
  readonly title: string;
  /** Who may create at `<route>/create` (mode `edit`); absent: nobody does here. */
  readonly create?: Codes;
  /** Message key of what is said above the inputs. */
  readonly intro?: string;
  readonly layout: 'sections' | 'tabs' | 'steps';
  readonly sections: readonly ModelSection[];
  /** Fields of the form's own. */
  readonly data?: readonly ModelField[];
  readonly rules?: readonly ModelRule[];
  readonly submit?: {
    readonly url?: string;
    readonly transition?: string;
    readonly confirm?: true;
    /** Message key. */
    readonly success?: string;
    /** Route. */
    readonly next?: string;
    /** A second button empties the form for the next record. */
    readonly another?: true;
  };
  readonly draft?: true;
  /** Fields that a user's own templates keep; `as`: under another name. */
  readonly presets?: readonly (string | { readonly field: string; readonly as: string })[];
  /** Fields that the address may fill: `?receiver_phone=…`. */
  readonly prefill?: readonly string[];
  readonly begins?: string;
  readonly quote?: QuoteModel;
  readonly preview?: PreviewModel;
  readonly display: EntityModel['display'];
}

/** An address of the shell (`ScreenDefinition`): an edit form gives one for `/:id` and one for `/create`. */
export interface ModelScreen {
  readonly screen: string;
  readonly path: string;
  readonly kind: 'list' | 'form' | 'report' | 'import' | 'page';
  readonly module: string;
  /** Modules whose texts the screen needs beside `_shared`; its own is first. */
  readonly texts: readonly string[];
  readonly resource?: string;
  readonly permissions: Codes;
  readonly public?: true;
  /** Path below `src/generated`, with its `.tsx`, whose default export is the component. */
  readonly file: string;
}
