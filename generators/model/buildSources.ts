import { getNodePath, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import type { Language } from '#contract/session.ts';
import { toPlace } from './buildReport.ts';
import type { Report } from './buildReport.ts';
import { LANGUAGES } from './schemas.ts';
import type { FilesByKind, Kind } from './schemas.ts';
import type { Json } from './types.ts';

export type Path = readonly (string | number)[];

/** A schema file before it is checked: `value` is whatever JSON it holds. */
export interface RawSource {
  /** `schemas/orders/order.entity.json`. */
  readonly file: string;
  readonly kind: Kind;
  /** Folder: module or `_shared`. */
  readonly module: string;
  /** File name without kind: `order`; for messages and module.json the kind's own name. */
  readonly stem: string;
  readonly language?: Language;
  readonly text: string;
  readonly tree: Node;
  readonly value: Json;
  /** Arrays that lost broken items: pointer → the items' places in the file (see checkShape). */
  readonly kept: ReadonlyMap<string, readonly number[]>;
}

/** A schema file whose shape is that of its kind. */
export interface Source<K extends Kind = Kind> extends RawSource {
  readonly kind: K;
  readonly value: Json & FilesByKind[K];
}

const FILE = /^schemas\/([^/]+)\/([^/]+)\.json$/;
const KINDS: readonly Kind[] = [
  'enum',
  'entity',
  'workflow',
  'list',
  'form',
  'report',
  'import',
  'page',
  'print',
  'action',
  'seed',
];
const EXPECTED = `module.json, messages.<language>.json or <name>.<kind>.json with a kind of ${KINDS.join(', ')}`;

/** Parses every schema file of the map, sorted by path; what is not JSON or has no kind is reported and left out. */
export function buildSources(files: ReadonlyMap<string, string>, report: Report): RawSource[] {
  const schemas = [...files.keys()].filter(isSchema).sort();
  return schemas.flatMap((file) => {
    const text = files.get(file) ?? '';
    const known = sound.get(file);
    return known?.text === text ? known : (buildSource(file, text, report) ?? []);
  });
}

/** Whether a path is that of a schema file; meta-schemas and README pages are none. */
export function isSchema(path: string): boolean {
  return path.startsWith('schemas/') && path.endsWith('.json') && !path.startsWith('schemas/_meta/');
}

/** Files without a problem of JSON, as they were last: a watcher changes one of hundreds. */
const sound = new Map<string, RawSource>();

function buildSource(file: string, text: string, report: Report): RawSource | null {
  const kind = toKind(file);
  if (kind === null) {
    report.atStart(file, 'GEN106', `The name does not say what the file is. It is called ${EXPECTED}.`);
    return null;
  }
  const tree = parse(file, text, report);
  if (tree === null) return null;
  const source = { file, ...kind, text, tree, value: JSON.parse(text) as Json, kept: new Map() };
  if (checkTwice(tree, source, report)) sound.set(file, source);
  return source;
}

/** Kind, module and stem of a schema file by its path; null for a name that says no kind. */
function toKind(file: string): Pick<RawSource, 'kind' | 'module' | 'stem' | 'language'> | null {
  const [, module, name] = FILE.exec(file) ?? [];
  if (module === undefined || name === undefined) return null;
  if (name === 'module') return { kind: 'module', module, stem: 'module' };
  const language = LANGUAGES.find((code) => name === `messages.${code}`);
  if (language !== undefined) return { kind: 'messages', module, stem: 'messages', language };
  const kind = KINDS.find((one) => name.endsWith(`.${one}`));
  const stem = kind === undefined ? '' : name.slice(0, -kind.length - 1);
  return kind !== undefined && /^[a-z][a-z0-9-]*$/.test(stem) ? { kind, module, stem } : null;
}

/** Module of a schema file by its path. */
export function toModule(file: string): string {
  return file.split('/')[1] ?? '';
}

/** A hundred operations inside each other; deeper ones nobody writes, and parsers end there. */
const MAX_DEPTH = 200;

/** Offset of the first bracket that is too deep inside others; null where there is none. */
function findDeep(text: string): number | null {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > MAX_DEPTH) return index;
  }
  return null;
}

const BYTE_ORDER_MARK = '\uFEFF';

function parse(file: string, text: string, report: Report): Node | null {
  if (text.startsWith(BYTE_ORDER_MARK)) {
    report.atStart(
      file,
      'GEN101',
      'The file begins with a byte order mark.',
      'Save it as UTF-8 without one.',
    );
    return null;
  }
  const deep = findDeep(text);
  if (deep !== null) {
    const seen = `Something here lies more than ${MAX_DEPTH} deep inside other parts.`;
    report.atOffset({ file, text }, deep, 'GEN107', `${seen} Give a part of it a field of its own.`);
    return null;
  }
  const errors: ParseError[] = [];
  const options = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
  const tree = parseTree(text, errors, options);
  const [first] = errors;
  if (first === undefined && tree?.type === 'object') return tree;
  const reason = first === undefined ? 'The file holds no object' : toReason(first, text);
  report.atOffset({ file, text }, first?.offset ?? 0, 'GEN101', `${reason}.`);
  return null;
}

/** `CloseBraceExpected` → `Close brace expected, found "}"`. */
function toReason(error: ParseError, text: string): string {
  const words = printParseErrorCode(error.error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  const found = text.slice(error.offset, error.offset + Math.max(1, error.length)).trim();
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return found === ''
    ? `${sentence}, found the end of the file`
    : `${sentence}, found ${JSON.stringify(found)}`;
}

/** Reports keys that stand twice in one object; true when there is none. */
function checkTwice(node: Node, source: Pick<RawSource, 'file' | 'text'>, report: Report): boolean {
  const seen = node.type === 'object' ? new Set<unknown>() : null;
  let isSound = true;
  for (const child of node.children ?? []) {
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [];
    if (key !== undefined && seen?.has(key.value) === true) {
      report.atOffset(source, child.offset, 'GEN102', `${toPlace([...getNodePath(key)])} stands here twice.`);
      isSound = false;
    }
    seen?.add(key?.value);
    const inner = value ?? child;
    if (inner.children !== undefined && !checkTwice(inner, source, report)) isSound = false;
  }
  return isSound;
}
