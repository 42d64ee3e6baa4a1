import type { Codes } from '#contract/model.ts';
import type { Block, PublicLookupModel } from '#contract/page.ts';
import type { Language } from '#contract/session.ts';
import type { ModelPath } from './screenTypes.ts';
import type { ModelField, Origin, Slot } from './types.ts';

/* Pages of the resolved model (see types.ts, which exports these too). */

interface PageParts extends Origin {
  readonly screen: string;
  /** Message key of the page name. */
  readonly title: string;
  /** Addresses as the router takes them: `/check/:code`. */
  readonly paths: readonly string[];
  readonly permissions: Codes;
  readonly public?: true;
}

export interface ContentPage extends PageParts {
  readonly kind: 'content';
  readonly content: Readonly<Record<Language, readonly Block[]>>;
  readonly actions: readonly { readonly key: string; readonly label: string; readonly route: string }[];
}

type LookupParts = Omit<PublicLookupModel, 'screen' | 'module' | 'result' | 'proven'>;

export interface ShownField {
  readonly path: ModelPath;
  /** Message key. */
  readonly label: string;
}

export interface LookupPage extends PageParts {
  readonly kind: 'lookup';
  /** Addresses as they are written: `/var/{code}-{hash_code}`. */
  readonly routes: readonly string[];
  readonly lookup: LookupParts & {
    readonly result: readonly ShownField[];
    /** Key of the field among them that is shown as past. */
    readonly expires?: string;
    readonly proven: readonly ShownField[];
  };
}

/** Drawn by a component of its module. */
export interface CustomPage extends PageParts {
  readonly kind: 'custom';
  readonly slot: Slot;
  /** What it draws records of. */
  readonly entities: readonly string[];
}

/** Where people come back from another system. */
export interface CallbackPage extends PageParts {
  readonly kind: 'callback';
  /** Name in the code of its module. */
  readonly key: string;
  readonly url: string;
  /** `label` is a message key; the first of `paths` is the one that people come back to. */
  readonly parties: readonly {
    readonly key: string;
    readonly label: string;
    readonly paths: readonly string[];
  }[];
  readonly back: string;
}

export interface RedirectPage extends PageParts {
  readonly kind: 'redirect';
  readonly to: string;
}

/** All settings of all modules. */
export interface SettingsPage extends PageParts {
  readonly kind: 'settings';
  readonly sections: readonly {
    readonly module: string;
    /** Message key. */
    readonly label: string;
    readonly fields: readonly SettingField[];
  }[];
}

/** A setting and the message key of what it does. */
export interface SettingField extends ModelField {
  readonly help: string;
}

export type ModelPage = CallbackPage | ContentPage | CustomPage | LookupPage | RedirectPage | SettingsPage;
