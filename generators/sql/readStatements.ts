/** A piece of SQL: a name or keyword (`word`), a quoted name, a text, a parameter, or any other sign. */
export interface Token {
  readonly kind: 'word' | 'name' | 'text' | 'parameter' | 'sign';
  readonly text: string;
  /** Place in the file. */
  readonly offset: number;
}

/** One statement of a file, without its semicolon. */
export interface Statement {
  readonly tokens: readonly Token[];
  /** On one line and without comments, so that neither counts as a change of the file. */
  readonly text: string;
}

/** What PostgreSQL reads as one piece. Comments and blanks have no group. */
const TOKEN =
  /\s+|--[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|(?<text>[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*')|(?<name>"(?:[^"]|"")*")|(?<parameter>\$\d+)|(?<word>[\p{L}_][\p{L}\p{N}_]*)|(?<sign>[\s\S])/gu;

/** `$$ … $$` and `$tag$ … $tag$`: a text without escapes. */
const DOLLAR = /\$(?:[A-Za-z_]\w*)?\$/y;

/** The statements of an SQL file. */
export function readStatements(text: string): Statement[] {
  const statements: Statement[] = [];
  let tokens: Token[] = [];
  let printed = '';
  const end = () => {
    if (tokens.length > 0) statements.push({ tokens, text: printed.trim() });
    tokens = [];
    printed = '';
  };
  for (const token of readTokens(text)) {
    if (token === null) printed = `${printed.trimEnd()} `;
    else if (token.kind === 'sign' && token.text === ';') end();
    else {
      tokens.push(token);
      printed += token.text;
    }
  }
  end();
  return statements;
}

/** Every token in its order; null for blanks and comments. */
function* readTokens(text: string): Generator<Token | null> {
  let from = 0;
  while (from < text.length) {
    const dollar = readDollarText(text, from);
    TOKEN.lastIndex = from;
    const token = dollar ?? toToken(TOKEN.exec(text));
    yield token.kind === null ? null : { kind: token.kind, text: token.text, offset: from };
    from += token.text.length;
  }
}

type Read = { readonly kind: Token['kind'] | null; readonly text: string };

function readDollarText(text: string, from: number): Read | null {
  DOLLAR.lastIndex = from;
  const [tag] = DOLLAR.exec(text) ?? [];
  const end = tag === undefined ? -1 : text.indexOf(tag, from + tag.length);
  return tag === undefined || end < 0 ? null : { kind: 'text', text: text.slice(from, end + tag.length) };
}

const KINDS = ['text', 'name', 'parameter', 'word', 'sign'] as const;

function toToken(match: RegExpExecArray | null): Read {
  const kind = KINDS.find((one) => match?.groups?.[one] !== undefined) ?? null;
  return { kind, text: match?.[0] ?? '' };
}
