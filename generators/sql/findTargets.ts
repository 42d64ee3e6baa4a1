import type { Statement, Token } from './readStatements.ts';

/** A table that a statement writes, and the columns that it gives values. */
export interface Target {
  readonly verb: 'insert' | 'update' | 'delete' | 'merge';
  readonly table: Token;
  readonly columns: readonly Token[];
}

/** The name that a token stands for: quoted as it is, else in small letters. */
export const nameOf = ({ kind, text }: Token): string =>
  kind === 'name' ? text.slice(1, -1).replaceAll('""', '"') : text.toLowerCase();

export const isWord = (token: Token | undefined, ...words: readonly string[]): boolean =>
  token?.kind === 'word' && words.includes(token.text.toLowerCase());

const isSign = (token: Token | undefined, sign: string): boolean =>
  token?.kind === 'sign' && token.text === sign;

const isName = (token: Token | undefined): token is Token => token?.kind === 'word' || token?.kind === 'name';

/** Every table that a statement changes rows of, also below `with`. */
export function findTargets({ tokens }: Statement): Target[] {
  return tokens.flatMap((token, index) => {
    const verb = toVerb(token, tokens[index - 1]);
    return verb === null ? [] : (readTarget(verb, tokens, index + 1) ?? []);
  });
}

/** `for update` locks rows; `do update` names no table. */
function toVerb(token: Token, before: Token | undefined): Target['verb'] | null {
  if (isWord(before, 'for', 'key', 'do', 'then')) return null;
  const verbs = ['insert', 'update', 'delete', 'merge'] as const;
  return verbs.find((verb) => isWord(token, verb)) ?? null;
}

function readTarget(verb: Target['verb'], tokens: readonly Token[], from: number): Target | null {
  let at = from;
  while (isWord(tokens[at], 'into', 'from', 'only')) at += 1;
  if (isSign(tokens[at + 1], '.')) at += 2;
  const table = tokens[at];
  if (!isName(table)) return null;
  at += 1;
  const own = verb === 'insert' ? readInserted(tokens, at) : verb === 'update' ? readSet(tokens, at) : [];
  return { verb, table, columns: [...own, ...readBranches(verb, tokens, at)] };
}

/** `on conflict … do update set …`, `when matched then update set …`, `when not matched then insert (…)`. */
function readBranches(verb: Target['verb'], tokens: readonly Token[], from: number): Token[] {
  const before = verb === 'insert' ? 'do' : verb === 'merge' ? 'then' : '';
  return tokens.flatMap((token, at) => {
    if (at < from || !isWord(tokens[at - 1], before)) return [];
    if (isWord(token, 'update')) return readSet(tokens, at + 1);
    return isWord(token, 'insert') ? readInserted(tokens, at + 1) : [];
  });
}

/** `(code, name)` before the values. */
function readInserted(tokens: readonly Token[], from: number): Token[] {
  const at = isWord(tokens[from], 'as') ? from + 2 : from;
  if (!isSign(tokens[at], '(') || isWord(tokens[at + 1], 'select', 'with', 'values')) return [];
  return readList(tokens, at);
}

/** The names in the brackets that open here. */
function readList(tokens: readonly Token[], open: number): Token[] {
  const end = tokens.findIndex((token, index) => index > open && isSign(token, ')'));
  return tokens.slice(open + 1, end < 0 ? tokens.length : end).filter(isName);
}

/** The left sides of `set a = 1, (b, c) = (…)`. */
function readSet(tokens: readonly Token[], from: number): Token[] {
  const set = tokens.findIndex((token, index) => index >= from && isWord(token, 'set'));
  const columns: Token[] = [];
  let depth = 0;
  let isLeft = set >= 0;
  for (let at = set + 1; at < tokens.length && depth >= 0; at += 1) {
    const token = tokens[at];
    if (depth === 0 && isWord(token, 'from', 'where', 'returning', 'when')) break;
    if (isLeft && isSign(token, '(')) columns.push(...readList(tokens, at));
    else if (isLeft && isName(token)) columns.push(token);
    isLeft = depth === 0 && isSign(token, ',');
    depth += isSign(token, '(') ? 1 : isSign(token, ')') ? -1 : 0;
  }
  return columns;
}
