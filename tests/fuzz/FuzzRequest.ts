import { randomUUID } from 'node:crypto';
import type { World } from './World.ts';

/** Who asks. `throwaway` signs in anew for each request: what it does ends its session. */
export const USERS = ['admin', 'warehouse', 'crm', 'nobody', 'other', 'anonymous'] as const;
export type User = (typeof USERS)[number] | 'throwaway';

/** A request that the schemas describe, before anything is spoilt. */
export interface Draft {
  /** Address under `/api`, without the query. */
  path: string;
  query?: Record<string, string>;
  /** Printed as JSON. */
  body?: unknown;
  /** Sent as it is, with this type. */
  raw?: { bytes: Buffer; type: string };
  /** Of its own, beside those of every request. */
  headers?: Record<string, string>;
}

/** What a call wants that counts once. */
export const onceOnly = (): Pick<Draft, 'headers'> => ({ headers: { 'idempotency-key': randomUUID() } });

/** One route of the API and how it is asked rightly. */
export interface FuzzRoute {
  /** `POST /order/:id/cancel`. */
  key: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** It may change business tables. */
  isChanging: boolean;
  /** Entity whose rows stand in the answer. */
  entity?: string;
  /** What it shows, everybody may know of any company. */
  isPublic?: true;
  /** Keys of its answer that are no fields of a record, though fields are called so too. */
  ownKeys?: readonly string[];
  /** Asked by nobody else. */
  user?: User;
  draft(world: World): Promise<Draft>;
}

/** A request as it is sent. */
export interface FuzzRequest {
  route: FuzzRoute;
  user: User;
  token: string | undefined;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** What was done to the right request. */
  kind: string;
  /** An answer below 400 is a fault. */
  mustRefuse: boolean;
}
