import { impliedCodes, toConditionCodes } from '#contract/session.ts';
import type { Browser } from 'playwright';
import type { Account } from '../support/accounts.ts';
import type { Api } from '../support/Api.ts';
import type { Language, Schemas } from '../support/schemas/readSchemas.ts';
import type { Finding, Where } from './Finding.ts';
import type { OpenPage } from './look/openBrowser.ts';
import type { View } from './expect/View.ts';
import type { LogicScope } from './expect/conditions.ts';

/** A picture of a screen. */
export interface Picture extends Where {
  /** JPEG, base64. */
  image: string;
}

/** How long one screen took, in one language. */
export interface Timing {
  screen: string;
  language: string;
  ms: number;
}

/** Whether an account got into a screen, and whether it should have. */
export interface Door {
  screen: string;
  account: string;
  isOpen: boolean;
  isRight: boolean;
}

/** Everything that one run shares, and what it has found so far. */
export interface Run {
  url: string;
  schemas: Schemas;
  browser: Browser;
  api: Api;
  accounts: readonly Account[];
  languages: readonly Language[];
  /** One size and scheme, structure only. */
  isQuick: boolean;
  /** Pages that go from screen to screen, by whose they are. */
  walkers: Map<string, OpenPage>;
  findings: Finding[];
  pictures: Picture[];
  timings: Timing[];
  doors: Door[];
  /** How much was looked at beside the screens themselves. */
  tally: Tally;
}

export interface Tally {
  /** Dialogs, menus, panels and lists of choices that were opened. */
  opened: number;
  /** Places that the keyboard came by. */
  places: number;
  /** Other states: nothing found, errors … */
  states: number;
}

export const viewOf = ({ schemas }: Run, account: Account, language: Language): View => ({
  schemas,
  held: account.held,
  language,
});

/** What conditions look at for an account: they know of a holder of `super_admin` all the codes that it stands for. */
export const around = (
  { schemas }: Pick<Run, 'schemas'>,
  account: Account | undefined,
  record: LogicScope['record'],
  unknown: ReadonlySet<string>,
): LogicScope => {
  const codes = schemas.modules
    .flatMap(({ permissions = [] }) => permissions)
    .map(({ code, restricts }) => ({ code, ...(restricts ? { restricts: true as const } : {}) }));
  const permissions = account && toConditionCodes(account.session.permissions, impliedCodes(codes));
  return {
    record,
    session: account && { ...account.session, permissions: [...(permissions ?? [])] },
    unknown,
  };
};

/** Staff of the demo company, whose records are looked at. */
export const staffOf = ({ accounts }: Run): readonly Account[] =>
  accounts.filter(({ name }) => name !== 'other');
