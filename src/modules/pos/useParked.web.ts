import { useEffect, useState } from 'react';
import { useEvent, useStore } from 'react-admin';
import { parkSaleAction } from '#generated/pos/park-sale.action.gen.ts';
import type { ParkedSale } from '#generated/pos/parked-sale.entity.gen.ts';
import { resumeSaleAction } from '#generated/pos/resume-sale.action.gen.ts';
import { createKey } from '#web/kit/createKey.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useAction } from '#web/kit/useAction.ts';
import { useGetList } from '#web/kit/useGetList.ts';
import { useOutbox, type WaitingCall } from '#web/kit/useOutbox.ts';
import { countOf, toManual, toParked, type Counter, type ParkedLine } from './cart.ts';

/** Milliseconds until a till looks again what others have parked. */
const AGAIN_MS = 10_000;
/** Parked bills that are offered at most. */
const MOST = 50;
const NONE: readonly Counter[] = [];

/** A bill that waits for its buyer. */
export interface ParkedBill {
  /** Its name among tills. */
  operation: string;
  /** ms of the moment when it was put aside. */
  parkedAt: number;
  buyer: string | null;
  count: number;
  /** The server does not have it yet: no other till sees it. */
  isHere: boolean;
}

/** What is said of a parked bill that is continued, without what its goods are by now. */
export interface ResumedBill extends Omit<Counter, 'cart'> {
  lines: readonly (ParkedLine & { sku: string; name: string })[];
}

/** A parked bill that is continued: the cart as it lies here, or what the server kept of it. */
export type Resumed = { counter: Counter } | { bill: ResumedBill };

export interface ParkedCalls {
  parked: readonly ParkedBill[];
  /** Puts a cart aside, unless nothing lies in it. */
  park: (counter: Counter, total: number) => void;
  /** Takes one; undefined where another till was quicker, or the server is not reached. */
  resume: (operation: string) => Promise<Resumed | undefined>;
}

const { isNumber, isText, listOf, nullable, objectOf } = shapes;

const isLines = listOf(
  objectOf<ResumedBill['lines'][number]>({
    goods_id: nullable(isNumber),
    combo_id: nullable(isNumber),
    sku: isText,
    name: isText,
    quantity: isNumber,
    uids: nullable(isText),
    manual_percent: nullable(isNumber),
    manual_amount: nullable(isNumber),
  }),
);

const toBody = (posId: number, { cart, manual, ...buyer }: Counter, total: number) => ({
  pos_id: posId,
  operation: createKey(),
  parked_at: new Date().toISOString(),
  ...buyer,
  manual_percent: manual?.percent ?? null,
  manual_amount: manual?.amount ?? null,
  total,
  lines: toParked(cart),
});

type ParkedBody = ReturnType<typeof toBody>;

/** The parked bills of a shop: those of all its tills, and those of this one that wait for the network. */
export function useParked(posId: number): ParkedCalls {
  const outbox = useOutbox<Counter>(parkSaleAction, `pos.parking.${posId}`);
  const { waiting } = outbox;
  const shown = useGetList<ParkedSale>(
    'parked_sale',
    {
      filter: { pos_id: posId },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: MOST },
    },
    { refetchInterval: AGAIN_MS },
  );
  const { data: rows, refetch } = shown;
  const [ask] = useAction(resumeSaleAction);
  // Taken back here while they were on their way to the server, which must not offer them to others.
  const [taken, setTaken] = useState<readonly string[]>([]);
  const park = useEvent((counter: Counter, total: number) => {
    if (counter.cart.length > 0) outbox.keep(toBody(posId, counter, total), counter);
  });
  useOlderCarts(posId, park);
  const here = waiting.map(toBillHere);
  const sent = useSent(here, refetch);
  const late = rows?.find(({ operation }) => taken.includes(operation))?.operation;
  useEffect(() => {
    if (late !== undefined) void ask({ pos_id: posId, operation: late }).then(() => refetch());
  }, [late, ask, posId, refetch]);
  const isElse = ({ operation }: Pick<ParkedBill, 'operation'>): boolean =>
    !taken.includes(operation) && here.every((one) => one.operation !== operation);
  const stored = (rows ?? []).filter(isElse).map(toParkedBill);
  const isUnlisted = (bill: ParkedBill): boolean =>
    isElse(bill) && stored.every(({ operation }) => operation !== bill.operation);
  return {
    parked: [...stored, ...sent.filter(isUnlisted), ...here],
    park,
    resume: useEvent(async (operation: string): Promise<Resumed | undefined> => {
      const own = waiting.find(({ body }) => (body as ParkedBody).operation === operation);
      if (own) {
        setTaken([...taken, operation]);
        outbox.drop(own.at);
        return { counter: own.note };
      }
      const answer = await ask({ pos_id: posId, operation });
      void refetch();
      if (!answer || !isLines(answer.lines)) return undefined;
      const { buyer_phone, buyer_name, lines, ...manual } = answer;
      return { bill: { buyer_phone, buyer_name, manual: toManual(manual), lines } };
    }),
  };
}

const toBillHere = ({ at, body, note }: WaitingCall<Counter>): ParkedBill => ({
  operation: (body as ParkedBody).operation,
  parkedAt: at,
  buyer: note.buyer_name ?? note.buyer_phone,
  count: countOf(note.cart),
  isHere: true,
});

/** Bills that have left for the server, until the shop's list was read again: none is gone for a moment. */
function useSent(here: readonly ParkedBill[], refetch: () => Promise<unknown>): readonly ParkedBill[] {
  const [held, setHeld] = useState<{ here: readonly ParkedBill[]; sent: readonly ParkedBill[] }>({
    here,
    sent: [],
  });
  const isSame = ({ operation }: ParkedBill, index: number): boolean => operation === here[index]?.operation;
  if (held.here.length !== here.length || !held.here.every(isSame)) {
    const left = held.here.filter((bill) => here.every(({ operation }) => operation !== bill.operation));
    setHeld({ here, sent: [...held.sent, ...left] });
  }
  const { sent } = held;
  useEffect(() => {
    if (sent.length === 0) return;
    void refetch().then(() =>
      setHeld((now) => ({ ...now, sent: now.sent.filter((bill) => !sent.includes(bill)) })),
    );
  }, [sent, refetch]);
  return sent;
}

const toParkedBill = ({
  operation,
  parked_at,
  buyer_name,
  buyer_phone,
  goods_quantity,
}: ParkedSale): ParkedBill => ({
  operation,
  parkedAt: Date.parse(parked_at),
  buyer: buyer_name ?? buyer_phone,
  count: goods_quantity ?? 0,
  isHere: false,
});

/** Carts that this browser alone knew, from before they were shared. */
function useOlderCarts(posId: number, park: ParkedCalls['park']): void {
  const [older, setOlder] = useStore<readonly Counter[]>(`pos.parked.${posId}`, NONE);
  useEffect(() => {
    if (older.length === 0) return;
    setOlder(NONE);
    for (const { cart, manual, buyer_phone, buyer_name } of older)
      park({ cart, manual, buyer_phone, buyer_name }, 0);
  }, [older, setOlder, park]);
}
