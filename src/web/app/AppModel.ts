import type { ComponentType } from 'react';
import type { Feature } from '#contract/features.ts';
import type { Codes, EntityModel } from '#contract/model.ts';
import type { ManualModel } from '#contract/page.ts';
import type { Gate, Language } from '#contract/session.ts';
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';

/** What the generator says to the shell: modules, menu, screens. Emitted as `app.gen.tsx`. */
export interface AppModel {
  modules: readonly ModuleDefinition[];
  screens: readonly ScreenDefinition[];
  /** Codes that `super_admin` stands for and conditions ask for. */
  impliedCodes?: readonly string[];
  /** Codes whose holders get the social SDK (spec 2.5). */
  socialSdkCodes?: readonly string[];
  /** Entities that somebody may read, and how their records are called. */
  resources: readonly { name: string; display: EntityModel['display'] }[];
  /** Dialog forms by screen id. */
  dialogs: Readonly<Record<string, () => Promise<{ form: FormDefinition }>>>;
  /** Reports with tiles for the dashboard. */
  reports: readonly {
    screen: string;
    permissions: Codes;
    license?: Feature;
    texts: readonly string[];
    load: () => Promise<{ report: ReportDefinition }>;
  }[];
  /** What there is to read of its screens; absent: no manual. */
  manual?: () => Promise<{ manual: ManualModel }>;
  /** Loads a module's texts of a language; `_shared` stands for the kit's and shared ones, `_menu` for all menus' names. */
  messages: Readonly<
    Record<string, Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, string>> }>>>>
  >;
}

export interface ModuleDefinition {
  name: string;
  /** Name of a kit icon. */
  icon: string;
  order: number;
  /** The tab under which its menu is drawn; absent: no tab. */
  tab?: string;
  /** Customer gate: hidden unless it holds. */
  gate?: Gate;
  menu: readonly { group: string; items: readonly MenuItem[] }[];
}

export interface MenuItem {
  /** `OrderList`: `data-menu` and message key `menu.OrderList`. */
  name: string;
  route: string;
  permissions: Codes;
  icon?: string;
  /** Feature that the company must have registered; without it the item has a lock. */
  license?: Feature;
  /** Place in its tab; absent: after those that have one. */
  order?: number;
}

export interface ScreenDefinition {
  /** `data-screen`. */
  screen: string;
  /** Route pattern: `/orders/list`; a form's has `/:id` or `/create`. */
  path: string;
  kind: 'list' | 'form' | 'page' | 'report' | 'import';
  module: string;
  /** Modules whose texts the screen needs beside `_shared`. */
  texts: readonly string[];
  resource?: string;
  permissions: Codes;
  /** Reached without a session. */
  public?: true;
  load: () => Promise<{ default: ComponentType }>;
}
