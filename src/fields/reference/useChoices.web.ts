import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fold } from '#contract/text.ts';
import { MAX_CHOICES_SHOWN, type Filters, type LookupRow } from '#contract/wire.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { LOOKUP_DEBOUNCE_MS, toQuestion, useDebounced, useLookup } from './useLookup.web.ts';

export interface Choices {
  /** What is offered. */
  rows: readonly LookupRow[];
  /** The chosen records, in their order; one whose label is not known yet stands as its number. */
  known: readonly LookupRow[];
  /** There are more than are offered: typing finds them. */
  hasMore: boolean;
  isLoading: boolean;
  error: Error | null;
  onType: (text: string) => void;
  onOpen: () => void;
  /** What matches a text, without waiting for the pause after the last key. Rejects with the API's error. */
  find: (text: string) => Promise<readonly LookupRow[]>;
}

/** Choices of a picker: what matches the typed text, asked when it opens; and the labels of what is chosen. */
export function useChoices(
  entity: string,
  ids: readonly number[],
  options: { where?: Filters; among?: readonly number[]; label?: string } = {},
): Choices {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { where, among, label } = options;
  const q = useDebounced(query.trim(), LOOKUP_DEBOUNCE_MS);
  const tools = useFieldTools();
  const queries = useQueryClient();
  const toRequest = (text: string) => ({
    ...(text ? { q: text } : {}),
    ...(where ? { where } : {}),
    ...(among ? { ids: among } : {}),
  });
  const found = useLookup(entity, isOpen ? toRequest(q) : null);
  const [first] = ids;
  const given = label !== undefined && first !== undefined ? [{ id: first, label }] : [];
  const labels = useLookup(entity, ids.length > given.length ? { ids } : null);
  const all = [...found.rows, ...labels.rows, ...given];
  const known = ids.map((id) => all.find((row) => row.id === id) ?? { id, label: `#${id}` });
  // While the answer to what was typed is on its way, the old rows are sifted here: Enter must never take a stale one.
  const isLate = found.isLoading || query.trim() !== q;
  const offered = isLate ? found.rows.filter(({ label }) => hasWords(label, query)) : found.rows;
  const missing = query.trim() ? [] : known.filter((row) => !found.rows.some((one) => one.id === row.id));
  return {
    rows: [...missing, ...offered],
    known,
    hasMore: found.rows.length >= MAX_CHOICES_SHOWN,
    isLoading: isLate,
    error: found.error,
    onType: setQuery,
    onOpen: () => setOpen(true),
    find: (text) => queries.fetchQuery(toQuestion(tools, entity, toRequest(text))),
  };
}

/** Whether a label has every typed word, accents ignored. */
function hasWords(label: string, typed: string): boolean {
  const folded = fold(label);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
