import { toAccount } from '../support/accounts.ts';
import type { Api } from '../support/Api.ts';
import type { Schemas } from '../support/schemas/readSchemas.ts';
import { Checks, type CheckResult } from './Checks.ts';
import { checkAccount } from './checks/checkAccount.ts';
import { checkLists } from './checks/checkLists.ts';
import { checkRecords } from './checks/checkRecords.ts';
import { checkService } from './checks/checkService.ts';
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
  tell?: (result: CheckResult) => void;
}

/** Holds a server against the contract that the schemas describe. Reads only, unless it is told to write. */
export async function runContract(request: ContractRequest): Promise<readonly CheckResult[]> {
  const { schemas, api, token, logins = [], isWriting = false, isShort = false } = request;
  const checks = new Checks(request.tell);
  const account = await toAccount(api, 'token', token);
  const view = { schemas, held: account.held, language: 'vi' as const };
  const contract: Contract = {
    schemas,
    api,
    account,
    view,
    openApi: await readOpenApi(api),
    checks,
    isShort,
  };
  await checkService(contract);
  for (const { username, password } of logins) await checkAccount(checks, api, username, password);
  await checkLists(contract);
  await checkRecords(contract);
  if (isWriting) await checkWriting(contract);
  return checks.results;
}
