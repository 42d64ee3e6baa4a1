/*
 * What others offer for what somebody types into a form (`quote` of a form), as carriers for a parcel, as columns of its matrix, or
 * tell of the records that its rows refer to.
 */

/** What an action is asked with some inputs of a form. */
export interface Asked {
  /** Its address. */
  url: string;
  /** Fields that are sent. */
  on: readonly string[];
  /** Those of them that have to be filled first. */
  needs: readonly string[];
}

/** How a form asks for offers and takes one. */
export interface QuoteModel extends Asked {
  /** Message key of what is offered. */
  label: string;
  /** Field of the form → member of the chosen offer. */
  fill: Readonly<Record<string, 'key' | 'price' | 'days'>>;
}

/** An offer, or why there is none. */
export interface Offer {
  /** Whose it is: the value that is filled in. */
  key: string;
  /** Message key of his name. */
  label: string;
  /** Null: there is none. */
  price: number | null;
  /** Until it is there; null: nobody says. */
  days: number | null;
  /** Message key of why there is none. */
  problem: string | null;
  /** The same in the words of whoever was asked, as he wrote them. */
  reason: string | null;
  /** Where somebody can mend that: the list of an entity, or one record of it. */
  mend: { entity: string; id: number | null } | null;
}

export interface QuoteAnswer {
  offers: readonly Offer[];
}

/** How child rows lie in a matrix (`matrix` of a form). */
export interface MatrixModel {
  /** The input whose values are the columns. */
  across: string;
  /** That of the cells. */
  cell: string;
  /** That which tells what is added up. */
  totals?: string;
  /** The action that is asked for columns, as sizes of a style. */
  offers?: Asked;
  /** What stands down; absent: all other inputs. */
  down?: readonly string[];
  /** The action that is asked for the rows that there can be, each with the reference `by` and what stands down and across. */
  among?: Asked & { by: string };
}

/** Figures of the records that child rows refer to, beside them (`beside` of a form), as the stock of goods in a warehouse. */
export interface BesideModel {
  /** The action that is asked. */
  url: string;
  /** The reference of a row whose records are asked for. */
  of: string;
  /** What the action takes beside their `ids` → the field of the form that says it. */
  with: Readonly<Record<string, string>>;
  /** Members of an answered row that are shown, with the message keys of their names. */
  show: readonly { key: string; label: string }[];
  /** Input of a row that should not be above the first of them. */
  most?: string;
  /** Fields of a row that the server sets → the member that stands there until it is stored. */
  fill?: Readonly<Record<string, string>>;
}

/** What the server will make of a form when it is stored (`preview` of a form), as the discounts of an order. */
export interface PreviewModel extends Asked {
  /** Field of the form that the server sets → member of the answer's `values`. */
  fill: Readonly<Record<string, string>>;
  /** Section behind which its notes stand; else that of the first of these fields. */
  section?: string;
  /** The same of child rows: those of `field`, each with the member of the answered row in its place. */
  rows?: { field: string; fill: Readonly<Record<string, string>> };
  /** Other modules whose texts its notes are. */
  texts?: readonly string[];
}

type Figures = Readonly<Record<string, number>>;

export interface PreviewAnswer {
  values: Figures;
  /** In the order of the rows that were sent. */
  rows: readonly Figures[];
  /** What is to be known, or why something that was typed does not count; `text` is a message key. */
  notes: readonly { text: string; params: Readonly<Record<string, string | number>>; isProblem: boolean }[];
}

/** What a scanned code stands for becomes a child row (`scan` of a form): the action takes `code` and answers one of `rows`, or none. */
export interface ScanModel {
  url: string;
  /** Input of a row that is counted up. */
  count: string;
}

/** A dialog that answers child rows (`add` of a form), as the parts of a combo. */
export interface AddModel {
  /** Its screen. */
  form: string;
  /** Message key of its title. */
  label: string;
}

export interface BesideAnswer {
  /** Each with the `id` that it was asked for. */
  rows: readonly Readonly<Record<string, number>>[];
}

/** What will become of records (`preview` of an action): amounts in the company's money, null where there is none. */
export interface ForesightAnswer {
  rows: readonly { label: string; before: number | null; after: number | null; isOdd: boolean }[];
}

export interface ColumnsAnswer {
  columns: readonly string[];
}
