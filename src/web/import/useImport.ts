import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { HttpError } from 'react-admin';
import type { ImportAnswer, ImportProgress } from '#contract/import.ts';
import type { Values } from '#contract/logic.ts';
import type { FieldTools } from '#fields/FieldTools.tsx';
import { toUploadText } from '#fields/file/toUploadText.web.ts';
import { isImportAnswer, isImportProgress } from '#web/data/answers.ts';
import { createIdempotency } from '#web/data/createIdempotency.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { either, isNumber, objectOf, oneOf, type Shape } from '#web/data/shapes.ts';
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

const isAnswer: Shape<Answer> = either(
  isImportAnswer,
  objectOf<{ queued: true; id: number }>({ queued: oneOf(true), id: isNumber }),
);

/**
 * A file on its way: trial, storing, and what came of it. Nothing is sent twice: a repeated call carries the same key,
 * also when the page was loaded anew before an answer.
 */
export function useImport({ url }: ImportDefinition): [state: ImportState, actions: ImportActions] {
  const dataProvider = useDataProvider<KitDataProvider>();
  const translate = useTranslate();
  const [state, setState] = useState<ImportState>({ phase: 'empty' });
  const [keys] = useState(() => createIdempotency(Date.now, 'unanswered-files'));
  const turn = useRef(0);

  async function run(file: File, options: Values, mode: 'trial' | 'all' | 'good'): Promise<void> {
    const mine = (turn.current += 1);
    const set = (next: ImportState) => (turn.current === mine ? setState(next) : undefined);
    const isStoring = mode !== 'trial';
    const reason = refuse(file);
    if (reason)
      return set({ phase: 'failed', file, message: translate(reason, { value: file.name, limit: 10 }) });
    set({ phase: 'working', file, isStoring, progress: null });
    const call = nameOf(url, file, options, mode);
    try {
      const form = toForm(file, options, mode);
      const sent = await dataProvider
        .sendFile(url, form, keys.keyOf(call), isAnswer)
        .catch(async (error: unknown) => {
          if (isAnswered(error) || (await isReadable(file))) throw error;
          throw new FileChanged(translate('kit.import.file_changed', { value: file.name }));
        });
      const answer =
        'queued' in sent
          ? await follow(dataProvider, `${url}/jobs/${sent.id}`, (progress) =>
              set({ phase: 'working', file, isStoring, progress }),
            )
          : sent;
      keys.settle(call);
      set({ phase: answer.stored ? 'stored' : 'checked', file, answer });
    } catch (error) {
      if (isOver(error)) keys.settle(call);
      set({ phase: 'failed', file, message: toMessage(error, file, translate) });
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

const isAnswered = (error: unknown): boolean => ((error as Partial<HttpError>).status ?? 0) > 0;

/** Browsers refuse to read, and so to send, a file that was saved again or moved since it was chosen. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

function toForm(file: File, options: Values, mode: 'trial' | 'all' | 'good'): FormData {
  const form = new FormData();
  form.append('dry_run', mode === 'trial' ? '1' : '0');
  form.append('take_good', mode === 'good' ? '1' : '0');
  form.append('options', JSON.stringify(options));
  form.append('file', file, file.name);
  return form;
}

/** What makes two uploads the same: a second click, or a try after a lost answer, changes nothing more. */
function nameOf(url: string, file: File, options: Values, mode: string): string {
  return JSON.stringify([url, file.name, file.size, file.lastModified, options, mode]);
}

/** A large file that was given up: the same file again is a new try. */
class JobFailed extends Error {}

/** The file on the disk is not the one that was chosen. */
class FileChanged extends Error {}

/** Whether nothing can come of the call any more: its job has failed, or is forgotten. */
const isOver = (error: unknown): boolean =>
  error instanceof JobFailed || (error as Partial<HttpError>).status === 404;

/** Asks for the progress of a large file until it is done. Rejects with the reason when it failed. */
async function follow(
  dataProvider: KitDataProvider,
  url: string,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportAnswer> {
  for (;;) {
    const progress = await dataProvider.read(url, isImportProgress);
    if (progress.state === 'done' && progress.answer) return progress.answer;
    if (progress.state === 'failed') throw new JobFailed(progress.message);
    onProgress(progress);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

function toMessage(error: unknown, { name }: File, translate: FieldTools['translate']): string {
  return error instanceof JobFailed || error instanceof FileChanged
    ? error.message
    : toUploadText(error, name, translate);
}
