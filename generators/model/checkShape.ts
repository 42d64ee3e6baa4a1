import Ajv2020 from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import actionSchema from '../../schemas/_meta/action.schema.json' with { type: 'json' };
import entitySchema from '../../schemas/_meta/entity.schema.json' with { type: 'json' };
import enumSchema from '../../schemas/_meta/enum.schema.json' with { type: 'json' };
import fieldSchema from '../../schemas/_meta/field.schema.json' with { type: 'json' };
import formSchema from '../../schemas/_meta/form.schema.json' with { type: 'json' };
import importSchema from '../../schemas/_meta/import.schema.json' with { type: 'json' };
import listSchema from '../../schemas/_meta/list.schema.json' with { type: 'json' };
import messagesSchema from '../../schemas/_meta/messages.schema.json' with { type: 'json' };
import moduleSchema from '../../schemas/_meta/module.schema.json' with { type: 'json' };
import pageSchema from '../../schemas/_meta/page.schema.json' with { type: 'json' };
import printSchema from '../../schemas/_meta/print.schema.json' with { type: 'json' };
import reportSchema from '../../schemas/_meta/report.schema.json' with { type: 'json' };
import seedSchema from '../../schemas/_meta/seed.schema.json' with { type: 'json' };
import workflowSchema from '../../schemas/_meta/workflow.schema.json' with { type: 'json' };
import { byNearness, nearest } from '../logic/nearest.ts';
import { toPath } from './buildReport.ts';
import type { Report } from './buildReport.ts';
import { checkError } from './checkShapeError.ts';
import type { Path, RawSource, Source } from './buildSources.ts';
import type { Kind } from './schemas.ts';
import type { Json } from './types.ts';

const SCHEMAS: Readonly<Record<Kind, object>> = {
  module: moduleSchema,
  enum: enumSchema,
  entity: entitySchema,
  workflow: workflowSchema,
  list: listSchema,
  form: formSchema,
  report: reportSchema,
  import: importSchema,
  page: pageSchema,
  print: printSchema,
  action: actionSchema,
  seed: seedSchema,
  messages: messagesSchema,
};

let compiler: Ajv2020 | null = null;

/** One compiler for the process; compiling the meta-schemas takes longer than checking a hundred files. */
function validatorOf(kind: Kind): ValidateFunction {
  compiler ??= new Ajv2020({ allErrors: true, verbose: true, strict: false, formats: { regex: isPattern } });
  if (compiler.getSchema('field.schema.json') === undefined) compiler.addSchema(fieldSchema);
  const schema = SCHEMAS[kind];
  return compiler.getSchema(`${kind}.schema.json`) ?? compiler.compile(schema);
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/**
 * Checks a file against the meta-schema of its kind. Broken parts are reported and taken out, so that the rest
 * can be checked too; null when nothing usable is left.
 */
export function checkShape(source: RawSource, report: Report): Source | null {
  if (sound.has(source)) return source as Source;
  const validate = validatorOf(source.kind);
  if (validate(source.value)) {
    sound.add(source);
    return source as Source;
  }
  const causes = (validate.errors ?? []).filter(isCause);
  for (const error of causes) checkError(error, source, report);
  return cutBroken(source, validate);
}

/** Files found sound before (buildSources gives the same object for the same text). */
const sound = new WeakSet<RawSource>();

/** Errors of `if`, `propertyNames` and the branches of `anyOf` only repeat what another error says better. */
function isCause({ keyword, schemaPath }: ErrorObject): boolean {
  return !['if', 'propertyNames'].includes(keyword) && !/\/anyOf\/\d+\//.test(schemaPath);
}

function cutBroken(source: RawSource, validate: ValidateFunction): Source | null {
  const value = structuredClone(source.value);
  const kept = new Map<string, number[]>();
  const guesses = new Map<string, Json>();
  for (let round = 0; round < 8; round += 1) {
    if (validate(value)) return { ...source, value, kept } as Source;
    const errors = (validate.errors ?? []).filter(isCause);
    const paths = errors.filter((error) => !mend(value, error, guesses)).map(toCut);
    // Without its address a screen is not the same one any more.
    if (paths.some((path) => path.length === 0 || (path.length === 1 && path[0] === 'route'))) return null;
    for (const path of paths.toSorted(compareLastFirst)) cut(value, path, kept);
  }
  return null;
}

/**
 * A type that is none of the possible ones is taken for the nearest; another such word is taken out, and put back as
 * the nearest where it turns out to be needed: so that a whole file, and all that refers to it, is not lost for one
 * wrong word. False where nothing can be guessed.
 */
function mend(value: Json, error: ErrorObject, guesses: Map<string, Json>): boolean {
  const { keyword, instancePath, params, data } = error;
  if (keyword === 'enum' && typeof data === 'string') {
    const allowed = (params['allowedValues'] as readonly unknown[]).filter((one) => typeof one === 'string');
    const [guess] = byNearness(data, allowed);
    if (guess !== undefined) guesses.set(instancePath, guess);
    const near = instancePath.endsWith('/x-type') ? nearest(data, allowed) : null;
    return near !== null && put(value, toPath(instancePath), near);
  }
  const missing = keyword === 'required' ? String(params['missingProperty']) : 'x-type';
  const guess = guesses.get(`${instancePath}/${missing}`);
  return (
    guess !== undefined &&
    ['required', 'anyOf'].includes(keyword) &&
    put(value, [...toPath(instancePath), missing], guess)
  );
}

function put(value: Json, path: Path, word: Json): boolean {
  let holder: unknown = value;
  for (const part of path.slice(0, -1)) holder = (holder as Readonly<Record<string | number, unknown>>)[part];
  return Reflect.set(holder as object, path.at(-1) ?? '', word);
}

function toCut({ instancePath, keyword, params, propertyName }: ErrorObject): Path {
  const path = toPath(instancePath);
  if (propertyName !== undefined) return [...path, propertyName];
  return keyword === 'additionalProperties' ? [...path, String(params['additionalProperty'])] : path;
}

function compareLastFirst(a: Path, b: Path): number {
  const index = a.findIndex((part, at) => part !== b[at]);
  const [left, right] = [a[index], b[index]];
  return typeof left === 'number' && typeof right === 'number' ? right - left : b.length - a.length;
}

function cut(value: Json, path: Path, kept: Map<string, number[]>): void {
  const last = path.at(-1);
  const original: (string | number)[] = [];
  let holder: unknown = value;
  for (const part of path.slice(0, -1)) {
    const places = typeof part === 'number' ? kept.get(JSON.stringify(original)) : undefined;
    original.push(typeof part === 'number' ? (places?.[part] ?? part) : part);
    holder = (holder as Readonly<Record<string | number, unknown>> | undefined)?.[part];
  }
  if (Array.isArray(holder) && typeof last === 'number')
    cutItem(holder, last, JSON.stringify(original), kept);
  else if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, String(last));
}

function cutItem(items: unknown[], index: number, pointer: string, kept: Map<string, number[]>): void {
  const places = kept.get(pointer) ?? [...items.keys()];
  items.splice(index, 1);
  kept.set(pointer, places.toSpliced(index, 1));
}
