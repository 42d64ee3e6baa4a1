import type { Account } from '../support/accounts.ts';
import type { Api } from '../support/Api.ts';
import type { Schemas } from '../support/schemas/readSchemas.ts';
import type { View } from '../verify/expect/View.ts';
import type { Checks } from './Checks.ts';
import type { OpenApi } from './OpenApi.ts';

/** What the checks of a server share. */
export interface Contract {
  schemas: Schemas;
  /** Without a session. */
  api: Api;
  /** Who asks. */
  account: Account;
  view: View;
  openApi: OpenApi;
  checks: Checks;
  /** Where the server's socket is (`http://localhost:3000`); absent: it has none that can be reached. */
  socketUrl?: string | undefined;
  /** How long is waited for what comes later: 1 the usual time, less in tests of the checks themselves. */
  patience: number;
  /** A few of each kind instead of all: for `npm test`. */
  isShort: boolean;
}
