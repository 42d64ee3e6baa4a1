import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ProblemCode } from '../errors.ts';
import { hintOf, toPath } from './buildReport.ts';
import type { Place, Report } from './buildReport.ts';
import type { RawSource } from './buildSources.ts';

/** What ajv found, as one sentence: code, text after the place, hint; `key` names the property it is about. */
interface Sentence {
  code: ProblemCode;
  text: string;
  hint?: string | undefined;
  key?: string;
}

/** Reports one error of a meta-schema as a sentence with its place and a hint. */
export function checkError(error: ErrorObject, source: RawSource, report: Report): void {
  const path = toPath(error.instancePath);
  const toSentence = error.propertyName === undefined ? (SENTENCES[error.keyword] ?? toOther) : toWrongName;
  const { code, text, hint, key } = toSentence(error);
  const place: Place = key === undefined ? { source, path } : { source, path: [...path, key], on: 'key' };
  report.at(place, code, text, hint);
}

const SENTENCES: Readonly<Record<string, (error: ErrorObject) => Sentence>> = {
  additionalProperties: toUnknown,
  required: ({ params }) => toMissing(`needs "${String(params['missingProperty'])}".`),
  dependentRequired: ({ params }) =>
    toMissing(`has "${String(params['property'])}", so it needs "${String(params['missingProperty'])}" too.`),
  anyOf: () => toMissing('needs "x-type" (or "type").', 'Say what the value is, e.g. "x-type": "text".'),
  enum: toChoice,
  const: toChoice,
  type: ({ params, data }) => toWrong(`is ${show(data)}, but must be ${toKinds(params['type'])}.`),
  pattern: ({ data, parentSchema }) =>
    toWrong(`is ${show(data)}, which does not fit.`, describe(parentSchema)),
  format: ({ data }) => toWrong(`is ${show(data)}, which is no regular expression.`),
  uniqueItems: ({ params, data }) =>
    toWrong(`has ${show((data as unknown[])[Number(params['i'])])} twice.`, 'Take one of them out.'),
  minItems: ({ params }) => toWrong(`has too few entries: at least ${String(params['limit'])}.`),
  maxItems: ({ params }) => toWrong(`has too many entries: at most ${String(params['limit'])}.`),
  minProperties: () => toWrong('is empty.', 'Fill it or take it out.'),
  minLength: ({ data }) => toWrong(`is ${show(data)}, which is too short.`),
  maxLength: ({ data, params }) =>
    toWrong(`is ${show(data)}: longer than ${String(params['limit'])} characters.`),
};

function toWrongName({ propertyName, parentSchema }: ErrorObject): Sentence {
  const hint = describe(parentSchema);
  return { code: 'GEN104', text: 'is no name that can stand here.', hint, key: String(propertyName) };
}

function toMissing(text: string, hint?: string): Sentence {
  return { code: 'GEN105', text, hint };
}

function toWrong(text: string, hint?: string): Sentence {
  return { code: 'GEN104', text, hint };
}

function toOther({ data, message }: ErrorObject): Sentence {
  return toWrong(`is ${show(data)}, but ${message ?? 'must be something else'}.`);
}

function toUnknown({ params, parentSchema }: ErrorObject): Sentence {
  const key = String(params['additionalProperty']);
  const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {}).filter(
    (name) => name !== '$schema',
  );
  const hint = hintOf(key, known) ?? 'Nothing can stand here.';
  return { code: 'GEN103', text: 'is no keyword here.', hint, key };
}

function toChoice({ data, params }: ErrorObject): Sentence {
  const allowed =
    'allowedValues' in params ? (params['allowedValues'] as readonly unknown[]) : [params['allowedValue']];
  const names = allowed.map(String);
  const near = typeof data === 'string' ? hintOf(data, names) : undefined;
  const isLong = names.length > 12;
  const list = isLong ? 'none of the possible values' : `but can be ${allowed.map(show).join(', ')}`;
  return toWrong(`is ${show(data)}, ${list}.`, isLong || near?.startsWith('Did') === true ? near : undefined);
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function toKinds(type: unknown): string {
  const types = Array.isArray(type) ? type : String(type).split(',');
  return types.map((one) => KINDS[String(one)] ?? String(one)).join(' or ');
}

/** A value as it stands in the file, cut when it is long. */
function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function describe(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const example =
    'examples' in schema && Array.isArray(schema.examples) ? ` Example: ${show(schema.examples[0])}.` : '';
  if ('description' in schema) return `It is: ${String(schema.description)}${example}`;
  return 'pattern' in schema ? `It must match ${String(schema.pattern)}.` : undefined;
}
