import type { Codes, FieldModel } from './model.ts';
import type { Gate } from './session.ts';

/** What the server knows of a module. */
export interface ModuleModel {
  name: string;
  /** The tab under which its menu is drawn; absent: no tab. */
  tab?: string;
  /** Customer gate: hidden unless it holds. */
  gate?: Gate;
  /** Who may open each item of its menu; absent: there is none. */
  menu?: readonly Codes[];
  settings: readonly FieldModel[];
  /** What its code may tell open pages; absent: nothing. */
  topics?: readonly TopicModel[];
}

/** Events that pages follow while they are open. */
export interface TopicModel {
  name: string;
  /** Who may follow it, and so sees what it says. */
  permissions: Codes;
}
