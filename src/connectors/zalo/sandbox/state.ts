import { randomBytes } from 'node:crypto';

export type Json = Readonly<Record<string, unknown>>;

export interface SandboxOa {
  id: string;
  name: string;
  package: string;
}

export interface SandboxSettings {
  appId: string;
  appSecret: string;
  /** The address that is registered for coming back; empty where each is. */
  callbackUrl: string;
  /** Seconds that an access token lives. */
  accessSeconds: number;
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

/** Two accounts. */
export function createState(settings: SandboxSettings): SandboxState {
  const oas = [
    { id: '4210000001', name: 'Hoa Mai Official', package: 'Nâng cao' },
    { id: '4210000002', name: 'Hoa Mai Sỉ', package: 'Dùng thử' },
  ];
  return {
    settings,
    oas: new Map(oas.map((oa) => [oa.id, oa])),
    codes: new Map(),
    tokens: new Map(),
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
export function issue({ tokens, settings }: SandboxState, oa: SandboxOa): Json {
  const access_token = createWord();
  tokens.set(access_token, { oa, until: settings.now().getTime() + settings.accessSeconds * 1000 });
  return { access_token, refresh_token: createWord(), expires_in: String(settings.accessSeconds) };
}
