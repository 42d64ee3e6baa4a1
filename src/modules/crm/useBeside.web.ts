import { useEffect, useState } from 'react';
import { leadCardAction } from '#generated/crm/lead-card.action.gen.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useAsk } from '#web/kit/useAsk.ts';
import { isPhoneFacts, type PhoneFacts } from './PhoneHistory.tsx';
import type { Script } from './ScriptWords.tsx';

const { isNumber, isText, listOf, nullable, objectOf } = shapes;

/** What was said in a chat, by the customer (`in`) or by us (`out`). */
export interface ChatWord {
  id: number;
  direction: string;
  text: string;
  sent_at: string;
}

/** What stands beside a lead while one calls. */
export interface Beside {
  origin: readonly string[];
  chat: readonly ChatWord[];
  script: Script | null;
  facts: PhoneFacts | null;
}

const isBeside = objectOf<Beside>({
  origin: listOf(isText),
  chat: listOf(objectOf<ChatWord>({ id: isNumber, direction: isText, text: isText, sent_at: isText })),
  script: nullable(
    objectOf<Script>({
      name: isText,
      body: isText,
      objections: listOf(objectOf<Script['objections'][number]>({ question: isText, answer: isText })),
    }),
  ),
  facts: nullable(isPhoneFacts),
});

/** Asked once a card; undefined until it is there. */
export function useBeside(id: number): Beside | undefined {
  const ask = useAsk(leadCardAction, isBeside);
  const [beside, setBeside] = useState<Beside>();
  useEffect(() => {
    const stop = new AbortController();
    void ask({ lead_id: id }, stop.signal).then((found) => found && setBeside(found));
    return () => stop.abort();
  }, [ask, id]);
  return beside;
}
