import { useState } from 'react';
import { useLocation } from 'react-admin';
import type { Values } from '#contract/logic.ts';
import { fieldTypes } from '#fields/types.ts';
import { useValueContext } from '#web/auth/session.ts';
import type { FormStore } from './FormStore.ts';

/** Fills a new record from the address (`?receiver_phone=0912345678`), as far as the schema allows. */
export function usePrefill(store: FormStore): void {
  const { search } = useLocation();
  const values = useValueContext();
  // Once, before the form is drawn first: what is typed later stands.
  useState(() => {
    const given = readPrefill(store, new URLSearchParams(search), (field, text) =>
      fieldTypes[field.type].normalize(text, field, values),
    );
    if (Object.keys(given).length > 0) store.setValues({ ...store.state().values, ...given });
  });
}

type Fields = FormStore['entity']['fields'];

/** Numbers stand in addresses as the API has them, not as people write them. */
const isNumber = ({ json }: Fields[number], text: string): boolean =>
  (json === 'integer' || json === 'number') && /^-?\d+(\.\d+)?$/.test(text);

function readPrefill(
  store: FormStore,
  query: URLSearchParams,
  read: (field: Fields[number], text: string) => unknown,
): Values {
  const given: Values = {};
  for (const name of store.form.prefill ?? []) {
    const [first = '', child] = name.split('.');
    const place = child === undefined ? { name } : { name: first, index: 0, child };
    const field = store.entityAt(place).fields.find((one) => one.name === (child ?? name));
    const text = query.get(name);
    if (!field || text === null) continue;
    const value = isNumber(field, text) ? Number(text) : read(field, text);
    given[first] =
      child === undefined ? value : [{ ...store.emptyRow(first), ...firstOf(given[first]), [child]: value }];
  }
  return given;
}

/** The row that an address fills, as far as it is filled. */
const firstOf = (rows: unknown): Values => (Array.isArray(rows) ? (rows[0] as Values) : {});
