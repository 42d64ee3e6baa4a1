import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '#server/seed/createRandom.ts';
import type { Acknowledged } from './findBroken.ts';
import type { Floor } from './fillHouse.ts';
import type { House } from './House.ts';

/** What all workers share: the orders that they fight for, what was promised, how calls ended. */
export interface Shared {
  house: House;
  floor: Floor;
  /** With the state that was last heard of; youngest last, the old ones are forgotten. */
  orders: { id: number; status: number }[];
  acknowledged: Acknowledged;
  /** Answers by `step status code`. */
  answers: Map<string, number>;
  /** What must not be answered. */
  faults: string[];
  /** Milliseconds of each answer. */
  times: number[];
}

interface Answer {
  status: number;
  json: Record<string, unknown>;
}

const REMEMBERED = 400;
const RETRY_MS = 50;
const GIVE_UP_MS = 60_000;

/** Somebody with a session of his own who does one thing after the other, each chosen by a seed. */
export class Worker {
  readonly #shared: Shared;
  readonly #index: number;
  readonly #random: ReturnType<typeof createRandom>;
  #token = '';
  #count = 0;

  constructor(shared: Shared, index: number, seed: number) {
    this.#shared = shared;
    this.#index = index;
    this.#random = createRandom(`${seed}-${index}`);
  }

  async signIn(): Promise<void> {
    const { accounts } = this.#shared.floor;
    const username = accounts[this.#index % accounts.length];
    const { json } = await this.#call('/login', { username, password: 'demo-1234' });
    this.#token = String(json['token']);
  }

  /** One operation; of several calls when it is picking. Mostly what an order's state allows, now and then anything. */
  async operate(): Promise<void> {
    const { orders } = this.#shared;
    const dice = this.#random.int(1, 100);
    if (dice <= 12 || orders.length === 0) return this.#create();
    if (dice <= 22) return this.#pick();
    const order = this.#random.pick(orders);
    const fitting = STEPS.filter(({ from }) => from.includes(order.status));
    const step = this.#random.pick(fitting.length > 0 && this.#random.chance(0.85) ? fitting : STEPS);
    await this.#move(order, step.key);
  }

  async #create(): Promise<void> {
    const { floor, orders, acknowledged } = this.#shared;
    const lines = floor.goods
      .filter(() => this.#random.int(1, 4) === 1)
      .map((goods_id) => ({ goods_id, quantity: this.#random.int(1, 9), unit_price: 50_000 }));
    if (lines.length === 0) lines.push({ goods_id: floor.goods[0] ?? 0, quantity: 1, unit_price: 50_000 });
    const { status, json } = await this.#step('create', '/order', {
      receiver_name: 'Lan',
      receiver_phone: `09${String(this.#random.int(10_000_000, 99_999_999))}`,
      receiver_address: '12 Hàng Bông',
      warehouse_id: floor.warehouse,
      delivery_company: 'self',
      cod_amount: 0,
      lines,
    });
    if (status !== 201) return;
    const order = { id: Number(json['id']), status: Number(json['status']) };
    acknowledged.orders.push(order.id);
    orders.push(order);
    if (orders.length > REMEMBERED) orders.shift();
  }

  async #move(order: Shared['orders'][number], key: string): Promise<void> {
    const body = key === 'cancel' ? { cancel_reason: 'đổi ý' } : {};
    const { status, json } = await this.#step(key, `/order/${order.id}/${key}`, body);
    if (status !== 200) return;
    order.status = Number(json['status']);
    this.#shared.acknowledged.transitions.push({ id: order.id, key });
    const at = FINAL.includes(order.status) ? this.#shared.orders.indexOf(order) : -1;
    if (at >= 0) this.#shared.orders.splice(at, 1);
  }

  /** Takes the order that waits longest into a basket and picks a piece or all of it. */
  async #pick(): Promise<void> {
    const { floor } = this.#shared;
    const basket = floor.baskets[this.#random.int(0, floor.baskets.length - 1)] ?? '';
    let task = (await this.#scan({ code: basket }))['task'] as ScanTask | null;
    for (let turn = 0; task && turn < this.#random.int(1, 12); turn += 1) {
      const line = task.lines.find(({ done, wanted, missing }) => done + missing < wanted);
      if (!line) return;
      const isUndone = this.#random.int(1, 12) === 1;
      const asked = { code: line.sku, cell: line.cell, quantity: Math.min(3, line.wanted - line.done) };
      const answer = await this.#scan({ order_id: task.id, ...(isUndone ? { command: 'undo' } : asked) });
      task = answer['task'] as ScanTask | null;
    }
  }

  /** A step, now and then sent twice by a device that did not hear the answer. */
  async #scan(body: object): Promise<Record<string, unknown>> {
    const operation = `p${this.#index}-${(this.#count += 1)}`;
    const sent = { warehouse_id: this.#shared.floor.warehouse, command: 'scan', operation, ...body };
    const { json, status } = await this.#step('scan', '/scan/pickup', sent);
    if (status === 200) this.#shared.acknowledged.steps.push(operation);
    if (this.#random.int(1, 20) === 1) await this.#step('scan again', '/scan/pickup', sent);
    return status === 200 ? json : { task: null };
  }

  async #step(name: string, url: string, body: object): Promise<Answer> {
    const { answers, faults, times } = this.#shared;
    const from = performance.now();
    const answer = await this.#call(url, body);
    times.push(performance.now() - from);
    const { code = '', fields } = (answer.json['error'] ?? {}) as {
      code?: string;
      fields?: { code: string }[];
    };
    const said = `${name} ${answer.status} ${fields?.[0]?.code ?? code}`.trim();
    answers.set(said, (answers.get(said) ?? 0) + 1);
    if (![200, 201, 404, 409, 422].includes(answer.status))
      faults.push(`${said}: ${JSON.stringify(answer.json).slice(0, 300)}`);
    return answer;
  }

  /** As a client does: what was not answered is sent again under the same key, to whoever is there. */
  async #call(url: string, body: object): Promise<Answer> {
    const key = `proof-${this.#index}-${(this.#count += 1)}`;
    const until = Date.now() + GIVE_UP_MS;
    for (let turn = this.#index; ; turn += 1) {
      try {
        const reply = await fetch(`${this.#shared.house.apiOf(turn)}${url}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-client-key': 'khuon',
            'idempotency-key': key,
            ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
          },
          body: JSON.stringify(body),
        });
        // On its way down or up a server asks to be called again.
        if (reply.status !== 503 || Date.now() > until)
          return { status: reply.status, json: (await reply.json()) as Record<string, unknown> };
      } catch (error) {
        if (Date.now() > until) throw error;
      }
      await wait(RETRY_MS);
    }
  }
}

interface ScanTask {
  id: number;
  lines: { sku: string; cell: string | null; wanted: number; done: number; missing: number }[];
}

/** Transitions of an order and the states from which they go; how often one is chosen among those that fit. */
const STEPS = [
  ...of('allocate', 6, -100, 20),
  ...of('release_stock', 1, 35),
  ...of('mark_out_of_stock', 1, 35, 60),
  ...of('make_ready', 3, 35),
  ...of('start_picking', 3, 40),
  ...of('release_basket', 1, 60),
  ...of('finish_picking', 5, 60),
  ...of('reopen_picking', 1, 100),
  ...of('pack', 6, 100),
  ...of('unpack', 1, 160),
  ...of('hand_over', 6, 160),
  ...of('undo_handover', 1, 200),
  ...of('receive_return', 3, 200),
  ...of('restock', 3, 220),
  ...of('cancel', 1, -100, 20, 35, 40, 60, 100, 160),
];

function of(key: string, weight: number, ...from: number[]): { key: string; from: number[] }[] {
  return Array.from({ length: weight }, () => ({ key, from }));
}

/** Canceled, restocked: nothing comes after. */
const FINAL = [0, 240];
