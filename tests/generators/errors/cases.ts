import { fields } from './fields.ts';
import { imports } from './imports.ts';
import { json } from './json.ts';
import { names } from './names.ts';
import { publicForms } from './publicForms.ts';
import { references } from './references.ts';
import { seeds } from './seeds.ts';
import { texts } from './texts.ts';
import { workflows } from './workflows.ts';

/** Every way in which a schema can be broken, by code. */
export const cases = [...json, ...imports, ...references, ...fields, ...seeds, ...names, ...texts, ...workflows, ...publicForms];
