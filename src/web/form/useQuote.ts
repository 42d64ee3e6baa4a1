import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import type { Asked, Offer, QuoteAnswer, QuoteModel } from '#contract/quote.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isNumber, isText, listOf, nullable, objectOf, type Shape } from '#web/data/shapes.ts';
import { useFormState } from './FormContext.ts';
import type { FormStore } from './FormStore.ts';

/** Milliseconds after the last change until offers are asked for. */
export const PAUSE_MS = 800;

const isAnswer: Shape<QuoteAnswer> = objectOf({
  offers: listOf(
    objectOf<Offer>({
      key: isText,
      label: isText,
      price: nullable(isNumber),
      days: nullable(isNumber),
      problem: nullable(isText),
      reason: nullable(isText),
      mend: nullable(objectOf({ entity: isText, id: nullable(isNumber) })),
    }),
  ),
});

export interface QuoteState {
  /** Fields that have to be filled first. */
  missing: readonly string[];
  isAsking: boolean;
  /** Of what stands in the form now; null: not asked yet, or not answered. */
  offers: readonly Offer[] | null;
  /** Why nobody could be asked. */
  problem: string | null;
  askAgain: () => void;
}

interface Answered {
  question: string;
  offers: readonly Offer[] | null;
  problem: string | null;
}

/** Asks for offers once what they need is typed, and again when it has changed; an answer that is overtaken is forgotten. */
export function useQuote(store: FormStore, quote: QuoteModel): QuoteState {
  const dataProvider = useDataProvider<KitDataProvider>();
  const question = useFormState(store, ({ record }) => toQuestion(quote, record));
  const missing = useFormState(store, ({ record }) => missingOf(quote, record).join(' '));
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [asked, setAsked] = useState('');
  const running = useRef<AbortController | null>(null);
  const ask = useCallback(
    async (text: string) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setAsked(text);
      const found = await dataProvider
        .ask(quote.url, JSON.parse(text), isAnswer, own.signal)
        .then(({ offers }) => ({ offers, problem: null }), toProblem);
      if (own.signal.aborted) return;
      setAnswered({ question: text, ...found });
      setAsked('');
    },
    [dataProvider, quote.url],
  );
  useEffect(() => {
    if (question === '') return undefined;
    const timer = setTimeout(() => void ask(question), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [question, ask]);
  useEffect(() => () => running.current?.abort(), []);
  const isCurrent =
    question !== '' && answered !== null && isSame(followedIn(store), answered.question, question);
  return {
    missing: missing === '' ? [] : missing.split(' '),
    isAsking: question !== '' && asked === question,
    offers: isCurrent ? answered.offers : null,
    problem: isCurrent ? answered.problem : null,
    askAgain: () => {
      if (question !== '') void ask(question);
    },
  };
}

/** Inputs that follow from the offer that is taken, as the COD does from its fee: offers stay while these are asked for anew. */
const followedIn = ({ sections }: FormStore): readonly string[] =>
  sections.flatMap(({ inputs }) => inputs.flatMap(({ field, follows }) => (follows ? [field.name] : [])));

/** Whether two questions ask for the same but for that. */
function isSame(followed: readonly string[], one: string, other: string): boolean {
  const without = (text: string): string =>
    JSON.stringify(JSON.parse(text), (name, value: unknown) => (followed.includes(name) ? undefined : value));
  return one === other || (one !== '' && without(one) === without(other));
}

const toProblem = (error: unknown): Omit<Answered, 'question'> => ({
  offers: null,
  problem: error instanceof Error ? error.message : 'messages.internal',
});

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && value !== 0;

const missingOf = ({ needs }: Asked, record: Row): string[] =>
  needs.filter((name) => !isFilled(record[name]));

/** What is asked, as text, so that the same is not asked twice; empty while something is missing. */
export function toQuestion(asked: Asked, record: Row): string {
  if (missingOf(asked, record).length > 0) return '';
  const sent = asked.on.filter((name) => isFilled(record[name]));
  return JSON.stringify(Object.fromEntries(sent.map((name) => [name, record[name]])));
}
