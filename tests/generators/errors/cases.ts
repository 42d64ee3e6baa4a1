import { actions } from './actions.ts';
import { calls } from './calls.ts';
import { currencies } from './currencies.ts';
import { fields } from './fields.ts';
import { fixedFilters } from './fixedFilters.ts';
import { forms } from './forms.ts';
import { imports } from './imports.ts';
import { json } from './json.ts';
import { lists } from './lists.ts';
import { migrations } from './migrations.ts';
import { names } from './names.ts';
import { notifications } from './notifications.ts';
import { pages } from './pages.ts';
import { prints } from './prints.ts';
import { publicForms } from './publicForms.ts';
import { references } from './references.ts';
import { reports } from './reports.ts';
import { seeds } from './seeds.ts';
import { texts } from './texts.ts';
import { views } from './views.ts';
import { workflows } from './workflows.ts';
import { written } from './written.ts';

/** Every way in which a schema can be broken, by code. */
export const cases = [
  ...json,
  ...imports,
  ...references,
  ...actions,
  ...calls,
  ...fields,
  ...currencies,
  ...lists,
  ...fixedFilters,
  ...forms,
  ...seeds,
  ...migrations,
  ...names,
  ...notifications,
  ...texts,
  ...workflows,
  ...publicForms,
  ...reports,
  ...pages,
  ...prints,
  ...written,
  ...views,
];
