import { randomBytes } from 'node:crypto';

/** JSON as Shopee sends and takes it. */
export type Json = Readonly<Record<string, unknown>>;

export interface SandboxShop {
  id: string;
  name: string;
  /** Good until this time, in milliseconds. */
  tokens: Map<string, number>;
  /** Each is good once. */
  refreshTokens: Set<string>;
  orders: Map<string, SandboxOrder>;
  /** What may be sold, and what buyers have reserved of it, by item and model: `1000123 0`. */
  stock: Map<string, number>;
  reserved: Map<string, number>;
  /** Prices in dong, likewise, and models in a promotion, whose price is fixed. */
  prices: Map<string, number>;
  promoted: Set<string>;
}

export type SandboxOrder = Json & {
  readonly order_sn: string;
  readonly order_status: string;
  readonly update_time: number;
};

/** What goes wrong on wish. */
export interface Fault {
  /** Part of the path. */
  path: string;
  /** How often; default once. */
  times?: number;
  /** Status of the answer; default 500. */
  status?: number;
  /** Their word for it, in an answer with status 200. */
  error?: string;
  /** The hardest case: it is done, and the answer is a fault. */
  isDone?: boolean;
}

/** A call as the sandbox heard it. */
export interface SandboxCall {
  path: string;
  query: Readonly<Record<string, string>>;
  body: Json;
  key: string | undefined;
  /** Their word for what was wrong; empty for a good one. */
  error: string;
}

export interface SandboxSettings {
  partnerId: string;
  partnerKey: string;
  now: () => Date;
  /** Life of a token. */
  accessSeconds: number;
  /** Most calls of a shop in a second; 0: as many as come. */
  ratePerSecond: number;
  /** Where pushes go, as it is registered. */
  pushUrl: string;
}

export interface SandboxState {
  settings: SandboxSettings;
  shops: Map<string, SandboxShop>;
  /** Grants that wait to be exchanged, and their shops. */
  codes: Map<string, { shop: SandboxShop; until: number }>;
  faults: Required<Fault>[];
  calls: SandboxCall[];
  /** Calls of a shop in its last second. */
  rates: Map<string, { second: number; count: number }>;
}

const CODE_MS = 10 * 60_000;

export const createState = (settings: SandboxSettings): SandboxState => ({
  settings,
  shops: new Map(),
  codes: new Map(),
  faults: [],
  calls: [],
  rates: new Map(),
});

const random = (): string => randomBytes(16).toString('hex');

export const secondsOf = ({ settings }: SandboxState): number => Math.floor(settings.now().getTime() / 1000);

export function addShop(state: SandboxState, id: string, name: string): SandboxShop {
  const shop = {
    id,
    name,
    tokens: new Map(),
    refreshTokens: new Set<string>(),
    orders: new Map(),
    stock: new Map(),
    reserved: new Map(),
    prices: new Map(),
    promoted: new Set<string>(),
  };
  state.shops.set(id, shop);
  return shop;
}

/** The seller has agreed: a code that is good once, for ten minutes. */
export function grant(state: SandboxState, shop: SandboxShop): string {
  const code = random();
  state.codes.set(code, { shop, until: state.settings.now().getTime() + CODE_MS });
  return code;
}

/** A new pair of tokens. */
export function issue({ settings }: SandboxState, shop: SandboxShop): Json {
  const [token, refreshToken] = [random(), random()];
  shop.tokens.set(token, settings.now().getTime() + settings.accessSeconds * 1000);
  shop.refreshTokens.add(refreshToken);
  return { access_token: token, refresh_token: refreshToken, expire_in: settings.accessSeconds };
}

/** Takes the fault that waits for a path, if one does. */
export function takeFault({ faults }: SandboxState, path: string): Required<Fault> | undefined {
  const at = faults.findIndex((fault) => path.includes(fault.path));
  const fault = faults[at];
  if (!fault) return undefined;
  fault.times -= 1;
  if (fault.times <= 0) faults.splice(at, 1);
  return fault;
}

/** Puts an order there, or changes one: everything that is not said stays, or is as usual. */
export function putOrder(
  state: SandboxState,
  shop: SandboxShop,
  given: Json & { order_sn: string },
): SandboxOrder {
  const time = secondsOf(state);
  const known = shop.orders.get(given.order_sn);
  // Two changes of one second are told apart.
  const update_time = known ? Math.max(time, known.update_time + 1) : time;
  const order = { ...(known ?? usual(time)), update_time, ...given } as SandboxOrder;
  shop.orders.set(order.order_sn, order);
  return order;
}

const usual = (time: number): Json => ({
  order_status: 'READY_TO_SHIP',
  create_time: time,
  ship_by_date: time + 2 * 86_400,
  cod: true,
  total_amount: 258_000,
  currency: 'VND',
  message_to_seller: '',
  buyer_username: 'thuha.88',
  recipient_address: {
    name: 'Trần Thu Hà',
    phone: '84912345678',
    state: 'Hà Nội',
    city: 'Quận Cầu Giấy',
    district: 'Phường Dịch Vọng',
    region: 'VN',
    full_address: '25 Trần Thái Tông, Phường Dịch Vọng, Quận Cầu Giấy, Hà Nội',
  },
  item_list: [],
  package_list: [
    { package_number: 'P1', logistics_status: 'LOGISTICS_NOT_START', shipping_carrier: 'SPX Express' },
  ],
});
