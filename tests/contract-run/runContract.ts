import { toAccount } from '../support/accounts.ts';
import type { Api } from '../support/Api.ts';
import type { Schemas } from '../support/schemas/readSchemas.ts';
import { Checks, type CheckResult } from './Checks.ts';
import { checkAccount } from './checks/checkAccount.ts';
import { checkLists } from './checks/checkLists.ts';
import { checkOtp } from './checks/checkOtp.ts';
import { checkQueued } from './checks/checkQueued.ts';
import { checkRecords } from './checks/checkRecords.ts';
import { checkService } from './checks/checkService.ts';
import { checkSockets } from './checks/checkSockets.ts';
import { checkWriting } from './checks/checkWriting.ts';
import type { Contract } from './Contract.ts';
import { readOpenApi } from './OpenApi.ts';

export interface ContractRequest {
  schemas: Schemas;
  /** The server, without a session. */
  api: Api;
  token: string;
  /** Accounts to sign in with. */
  logins?: readonly { username: string; password: string }[];
  /** Records are made and changed too. */
  isWriting?: boolean;
  isShort?: boolean;
  /** Where the server's socket is; absent: it is not tried. */
  socketUrl?: string;
  patience?: number;
  onResult?: (result: CheckResult) => void;
}

/** Holds a server against the contract that the schemas describe. Reads only, unless it is told to write. */
export async function runContract(request: ContractRequest): Promise<readonly CheckResult[]> {
  const { api, logins = [], isWriting = false } = request;
  const contract = await createContract(request);
  const { checks } = contract;
  await checkService(contract);
  for (const { username, password } of logins) await checkAccount(checks, api, username, password);
  await checkLists(contract);
  await checkRecords(contract);
  if (isWriting) {
    await checkWriting(contract);
    await checkOtp(contract);
    await checkSockets(contract);
    await checkQueued(contract);
  }
  return checks.results;
}

/** What the checks of a server share. Throws when the token is dead or the server does not describe itself. */
export async function createContract(request: ContractRequest): Promise<Contract> {
  const { schemas, api, token, isShort = false, patience = 1, socketUrl } = request;
  const checks = new Checks(request.onResult);
  const account = await toAccount(api, 'token', token);
  const view = { schemas, held: account.held, language: 'vi' as const };
  return {
    schemas,
    api,
    account,
    view,
    openApi: await readOpenApi(api),
    checks,
    isShort,
    patience,
    socketUrl,
  };
}
