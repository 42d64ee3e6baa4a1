import type { Language } from '#contract/session.ts';
import { createAccess } from '#server/access/Access.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { createListScope, type ListScope } from './ListScope.ts';
import { refuseName } from './refuseName.ts';

/** The list of a screen that a body names as `type`. Throws Failure `invalid` where it is not for the caller. */
export function openScreen(
  screen: string,
  session: ServerSession,
  language: Language,
  { model, now }: Pick<ServerParts, 'model' | 'now'>,
): ListScope {
  const list = model.lists.find((candidate) => candidate.screen === screen);
  const scope = list && createListScope(list, createAccess(session, model, language), language, now());
  if (scope?.rights.isAllowed) return scope;
  throw new Failure('invalid', { problems: [refuseName('type', 'not_a_choice', screen)] });
}
