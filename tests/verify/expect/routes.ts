import type { CodesFile } from '../../../generators/model/schemas.ts';
import type { Schema, Schemas } from '../../support/schemas/readSchemas.ts';

/** Codes of the screen that stands at an address, `/goods/list/create` included; undefined: no schema has it. */
export function codesOfRoute(schemas: Schemas, address: string): CodesFile | undefined {
  const screens = [...schemas.lists, ...schemas.reports, ...schemas.imports];
  const screen = screens.find(({ route }) => route === address);
  if (screen) return screen.permissions;
  const page = schemas.pages.find(({ routes }) => routes.includes(address));
  if (page) return page.permissions ?? [];
  const form = schemas.forms.find(({ route }) => route !== undefined && isBelow(address, route));
  if (!form) return undefined;
  return address.endsWith('/create') && form.mode === 'edit' ? createCodes(form) : form.permissions;
}

/** Who may create with a form; null: it does not create. */
export function createCodes(form: Schema<'form'>): CodesFile {
  if (form.mode === 'create' || form.create === true) return form.permissions;
  return form.create ?? null;
}

const isBelow = (address: string, route: string): boolean =>
  address === route || address.startsWith(`${route}/`);
