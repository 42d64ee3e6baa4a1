/** What a finding is about; the report groups and colours by it. */
export type Subject =
  | 'screen'
  | 'title'
  | 'column'
  | 'filter'
  | 'sum'
  | 'footer'
  | 'mode'
  | 'count'
  | 'tile'
  | 'action'
  | 'section'
  | 'input'
  | 'required'
  | 'row'
  | 'download'
  | 'right'
  | 'menu'
  | 'tab'
  | 'key'
  | 'console'
  | 'overflow'
  | 'axe'
  | 'opened'
  | 'focus'
  | 'keyboard';

/** One difference between a schema and what a server or a page gives. */
export interface Finding {
  /** Screen id: `orders/list`. */
  screen: string;
  subject: Subject;
  /** Key of the column, filter, input …; empty for the screen as a whole. */
  key: string;
  /** What the schema asks for, and what is there. */
  expected: string;
  seen: string;
  account: string;
  language: string;
  /** Set for findings of one size or scheme only: `360 px dark`. */
  look?: string;
}

/** Where something was looked at. */
export type Where = Pick<Finding, 'screen' | 'account' | 'language' | 'look'>;

/** One finding for all languages, sizes and schemes in which the same is wrong. */
export interface JoinedFinding extends Finding {
  languages: readonly string[];
  looks: readonly string[];
}

/** Joins what is the same but for language and look. */
export function joinFindings(findings: readonly Finding[]): JoinedFinding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { screen, subject, key, account } = finding;
    const isText = finding.expected !== '' && subject !== 'axe' && subject !== 'overflow';
    const mark = [screen, subject, key, account, isText ? finding.expected : '', finding.seen].join('\0');
    groups.set(mark, [...(groups.get(mark) ?? []), finding]);
  }
  return Array.from(groups.values(), (same) => ({
    ...(same[0] as Finding),
    languages: [...new Set(same.map(({ language }) => language))],
    looks: [...new Set(same.flatMap(({ look }) => look ?? []))],
  }));
}

/** One line for the terminal. */
export function toLine(finding: JoinedFinding): string {
  const { screen, subject, key, expected, seen, account, languages, looks } = finding;
  const place = [account, languages.join('+'), ...looks].join(', ');
  const what = key === '' ? subject : `${subject} ${key}`;
  return `${screen}  ${what}: ${expected === '' ? '' : `expected ${expected}, `}seen ${seen}  (${place})`;
}
