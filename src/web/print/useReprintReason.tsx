import { useCallback, useState, type ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { PRINT_REASON } from '#contract/document.ts';
import type { ErrorAnswer } from '#contract/errors.ts';
import { lazyPart } from '#web/app/lazyPart.tsx';

const ReprintDialog = lazyPart(async () => ({
  default: (await import('./ReprintDialog.tsx')).ReprintDialog,
}));

/** What a call that prints says beside what is printed. */
export type PrintReason = { [PRINT_REASON]?: string };

interface Question {
  text: string;
  answer: (reason: string | null) => void;
}

export interface ReprintReason {
  /** Sends a print, and once more with the reason where the server asks for one; null: none was given, and nothing is printed. */
  send: <Answer>(call: (reason: PrintReason) => Promise<Answer>) => Promise<Answer | null>;
  /** Stands somewhere in the page. */
  dialog: ReactNode;
}

/** The way to print something once more: the server asks why, and so does a dialog. `given`: what was asked for already. */
export function useReprintReason(given?: string): ReprintReason {
  const [question, setQuestion] = useState<Question | null>(null);
  const send = useCallback(
    async <Answer,>(call: (reason: PrintReason) => Promise<Answer>): Promise<Answer | null> => {
      try {
        return await call(given === undefined ? {} : { [PRINT_REASON]: given });
      } catch (error) {
        const text = questionOf(error);
        if (text === undefined) throw error;
        const reason = await new Promise<string | null>((answer) => setQuestion({ text, answer }));
        setQuestion(null);
        return reason === null ? null : call({ [PRINT_REASON]: reason });
      }
    },
    [given],
  );
  const dialog = question && (
    <ReprintDialog text={question.text} onGive={question.answer} onClose={() => question.answer(null)} />
  );
  return { send, dialog };
}

/** What the server says of a print that needs a reason; undefined for every other failure. */
function questionOf(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { fields = [] } = (error.body as ErrorAnswer | null)?.error ?? {};
  return fields.find(({ path }) => path === PRINT_REASON)?.message;
}
