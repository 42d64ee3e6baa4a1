import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ImportAnswer, ImportProgress } from '#contract/import.ts';
import type { Values } from '#contract/logic.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import type { ImportDefinition } from './ImportDefinition.ts';

/** Where a person is with a file. */
export type ImportState =
  | { phase: 'empty' }
  /** The file cannot be read, or did not arrive. */
  | { phase: 'failed'; file: File | null; message: string }
  /** `isStoring`: not a trial. `progress` of a large file. */
  | { phase: 'working'; file: File; isStoring: boolean; progress: ImportProgress | null }
  | { phase: 'checked' | 'stored'; file: File; answer: ImportAnswer };

export interface ImportActions {
  /** Looks at a file without storing anything. */
  check(file: File, options: Values): Promise<void>;
  /** Stores it: everything, or what is right. */
  store(file: File, options: Values, takesGood: boolean): Promise<void>;
  reset(): void;
}

/** Milliseconds between two looks at a large file. */
const LOOK_EVERY_MS = 1_000;

const MAX_BYTES = 10 * 1_048_576;

type Answer = ImportAnswer | { queued: true; id: number };

/** A file on its way: trial, storing, and what came of it. Nothing is sent twice: a repeated call carries the same key. */
export function useImport({ url }: ImportDefinition): [state: ImportState, actions: ImportActions] {
  const dataProvider = useDataProvider<KitDataProvider>();
  const translate = useTranslate();
  const [state, setState] = useState<ImportState>({ phase: 'empty' });
  const keys = useRef(new Map<string, string>());
  const turn = useRef(0);

  async function run(file: File, options: Values, wish: 'trial' | 'all' | 'good'): Promise<void> {
    const mine = (turn.current += 1);
    const set = (next: ImportState) => (turn.current === mine ? setState(next) : undefined);
    const isStoring = wish !== 'trial';
    const reason = refuse(file);
    if (reason)
      return set({ phase: 'failed', file, message: translate(reason, { value: file.name, limit: 10 }) });
    set({ phase: 'working', file, isStoring, progress: null });
    try {
      const form = toForm(file, options, wish);
      const sent = await dataProvider.sendFile<Answer>(url, form, keyOf(keys.current, file, options, wish));
      const answer =
        'queued' in sent
          ? await follow(dataProvider, `${url}/jobs/${sent.id}`, (progress) =>
              set({ phase: 'working', file, isStoring, progress }),
            )
          : sent;
      set({ phase: answer.stored ? 'stored' : 'checked', file, answer });
    } catch (error) {
      set({ phase: 'failed', file, message: toMessage(error, translate('messages.upload_failed')) });
    }
  }

  return [
    state,
    {
      check: (file, options) => run(file, options, 'trial'),
      store: (file, options, takesGood) => run(file, options, takesGood ? 'good' : 'all'),
      reset: () => {
        turn.current += 1;
        setState({ phase: 'empty' });
      },
    },
  ];
}

/** What need not be sent to be refused; the server refuses the same. */
function refuse({ name, size }: File): string | null {
  if (size === 0) return 'messages.file_empty';
  if (!/\.xlsx$/i.test(name)) return 'messages.file_wrong_type';
  return size > MAX_BYTES ? 'kit.import.too_large' : null;
}

function toForm(file: File, options: Values, wish: 'trial' | 'all' | 'good'): FormData {
  const form = new FormData();
  form.append('dry_run', wish === 'trial' ? '1' : '0');
  form.append('take_good', wish === 'good' ? '1' : '0');
  form.append('options', JSON.stringify(options));
  form.append('file', file, file.name);
  return form;
}

/** One key a file and wish: a second click, or a try after a lost answer, changes nothing more. */
function keyOf(keys: Map<string, string>, file: File, options: Values, wish: string): string {
  const what = JSON.stringify([file.name, file.size, file.lastModified, options, wish]);
  const key = keys.get(what) ?? crypto.randomUUID();
  keys.set(what, key);
  return key;
}

/** Asks for the progress of a large file until it is done. Rejects with the reason when it failed. */
async function follow(
  dataProvider: KitDataProvider,
  url: string,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportAnswer> {
  for (;;) {
    const progress = await dataProvider.read<ImportProgress>(url);
    if (progress.state === 'done' && progress.answer) return progress.answer;
    if (progress.state === 'failed') throw new Error(progress.message);
    onProgress(progress);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** The most telling text of a refusal: that of the file itself. */
function toMessage(error: unknown, fallback: string): string {
  const body = (error as { body?: { error?: { fields?: { message: string }[] } } }).body;
  const field = body?.error?.fields?.[0]?.message;
  return field ?? (error instanceof Error && error.message ? error.message : fallback);
}
