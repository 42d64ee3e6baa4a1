import { randomBytes } from 'node:crypto';

export type Json = Readonly<Record<string, unknown>>;

export interface SandboxOa {
  id: string;
  name: string;
  package: string;
  followers: number;
}

/** A template as they keep it. */
export interface SandboxTemplate {
  id: string;
  name: string;
  status: 'ENABLE' | 'PENDING_REVIEW' | 'REJECT' | 'DISABLE';
  tag: string;
  price: number;
  /** What it wants to be told, with the most characters of each. */
  params: Readonly<Record<string, number>>;
}

/** A message that was taken. */
export interface SandboxMessage {
  oaId: string;
  phone: string;
  templateId: string;
  data: Json;
  trackingId: string;
  /** Sent to those who run the account alone. */
  isTest: boolean;
}

export interface SandboxSettings {
  appId: string;
  appSecret: string;
  /** The address that is registered for coming back; empty where each is. */
  callbackUrl: string;
  /** Seconds that an access token lives. */
  accessSeconds: number;
  /** Messages that an account may send on a day. */
  dailyQuota: number;
  now(): Date;
}

/** What is handed out once. */
interface Grant {
  oa: SandboxOa;
  challenge: string;
  until: number;
}

export interface SandboxState {
  settings: SandboxSettings;
  oas: Map<string, SandboxOa>;
  codes: Map<string, Grant>;
  tokens: Map<string, { oa: SandboxOa; until: number }>;
  /** Refresh tokens that were not used yet. */
  refreshTokens: Map<string, SandboxOa>;
  templates: Map<string, SandboxTemplate>;
  /** Messages that each account may still send today. */
  quotas: Map<string, number>;
  /** Numbers by which messages to a phone are refused. */
  refusals: Map<string, number>;
  messages: SandboxMessage[];
  /** Paths whose next call breaks down. */
  faults: string[];
}

/** An answer that says by their number what is wrong. */
export class Refused extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const TEMPLATES: readonly SandboxTemplate[] = [
  {
    id: '300001',
    name: 'Xác nhận đơn hàng',
    status: 'ENABLE',
    tag: 'TRANSACTION',
    price: 200,
    params: { customer_name: 30, order_code: 30, total: 20 },
  },
  {
    id: '300002',
    name: 'Đơn hàng đang giao',
    status: 'ENABLE',
    tag: 'TRANSACTION',
    price: 300,
    params: { order_code: 30, tracking_code: 30 },
  },
  {
    id: '300003',
    name: 'Đã giao hàng',
    status: 'PENDING_REVIEW',
    tag: 'CUSTOMER_CARE',
    price: 300,
    params: { order_code: 30 },
  },
];

/** Two accounts. */
export function createState(settings: SandboxSettings): SandboxState {
  const oas = [
    { id: '4210000001', name: 'Hoa Mai Official', package: 'Nâng cao', followers: 12_840 },
    { id: '4210000002', name: 'Hoa Mai Sỉ', package: 'Dùng thử', followers: 310 },
  ];
  return {
    settings,
    oas: new Map(oas.map((oa) => [oa.id, oa])),
    codes: new Map(),
    tokens: new Map(),
    refreshTokens: new Map(),
    templates: new Map(TEMPLATES.map((template) => [template.id, template])),
    quotas: new Map(oas.map(({ id }) => [id, settings.dailyQuota])),
    refusals: new Map(),
    messages: [],
    faults: [],
  };
}

const CODE_MS = 600_000;

const createWord = (): string => randomBytes(24).toString('base64url');

/** A code as a person who agrees brings it back; good for ten minutes. */
export function grant({ codes, settings }: SandboxState, oa: SandboxOa, challenge: string): string {
  const code = createWord();
  codes.set(code, { oa, challenge, until: settings.now().getTime() + CODE_MS });
  return code;
}

/** A new pair of tokens. */
export function issue({ tokens, refreshTokens, settings }: SandboxState, oa: SandboxOa): Json {
  const [access_token, refresh_token] = [createWord(), createWord()];
  refreshTokens.set(refresh_token, oa);
  tokens.set(access_token, { oa, until: settings.now().getTime() + settings.accessSeconds * 1000 });
  return { access_token, refresh_token, expires_in: String(settings.accessSeconds) };
}
