import { model } from '#generated/server.gen.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import type { Random } from '#server/seed/createRandom.ts';
import type { World } from './World.ts';
import { unzipText } from './unzipText.ts';

/*
 * Unmistakable values in every field that is not for everybody: found in an answer to somebody without the right, they
 * say so, whatever the answer is and whatever key they stand under. There are two states of them, for twins.
 */

/** Digits that no id, time or typed value of a run has: one number a right and state, the record's own digits behind it. */
const DIGITS = 8;
const OWN_DIGITS = 3;

/** One set of codes that opens some fields. */
interface Right {
  codes: readonly string[] | null;
  fields: { entity: EntityModel; field: FieldModel }[];
  /** First digits of its values, by state. */
  marks: readonly [string, string];
}

export interface HiddenValues {
  /** How many fields carry marks. */
  fieldCount: number;
  /** Entities with such fields of their own or in their child rows. */
  entities: readonly EntityModel[];
  /** Puts the values of a state into all records of the first company; what a holder of codes may see stays as in the first. */
  plant(state: 0 | 1, held?: readonly string[]): Promise<void>;
  /** What an answer shows to a holder of these codes and must not: names of fields that may have shown it. */
  findIn(held: readonly string[], answer: { body: string; bytes?: Buffer }): string[];
  /** Whether somebody does not see all of them. */
  isBlind(held: readonly string[]): boolean;
}

/** Finds the fields of the model that are not for everybody. */
export function createHiddenValues({ run }: Pick<World, 'run'>, random: Random): HiddenValues {
  const rights = findRights(() => random.int(10 ** (DIGITS - 1), 10 ** DIGITS - 2));
  const mayPass = ({ codes }: Right, held: readonly string[]): boolean =>
    codes !== null && (held.includes('super_admin') || codes.some((code) => held.includes(code)));
  const blindOf = (held: readonly string[]): Right[] => rights.filter((right) => !mayPass(right, held));
  const marked = rights.flatMap(({ fields }) => fields);
  const names = new Set(marked.flatMap(({ entity }) => [entity.name, entity.parent?.entity ?? '']));
  return {
    fieldCount: marked.length,
    entities: model.entities.filter(({ name, parent }) => names.has(name) && !parent),
    async plant(state, held = []) {
      for (const right of rights) {
        const mark = right.marks[mayPass(right, held) ? 0 : state];
        const entities = new Set(right.fields.map(({ entity }) => entity));
        for (const entity of entities) {
          const fields = right.fields.filter((one) => one.entity === entity).map(({ field }) => field);
          await run(printPlant(entity, fields, mark));
        }
      }
    },
    findIn(held, { body, bytes }) {
      const text = bytes ? unzipText(bytes) : body;
      return blindOf(held)
        .filter(({ marks }) => marks.some((mark) => toPattern(mark).test(text)))
        .map(({ codes, fields }) => {
          const list = fields.map(({ entity, field }) => `${entity.name}.${field.name}`).join(', ');
          return `shows a value for holders of ${codes?.join(' or ') ?? 'nothing'}: one of ${list}`;
        });
    },
    isBlind: (held) => blindOf(held).length > 0,
  };
}

function findRights(nextMark: () => number): Right[] {
  const rights = new Map<string, Right>();
  // What a view shows is planted where it comes from.
  for (const entity of model.entities.filter(({ view }) => !view))
    for (const field of entity.fields) {
      if (field.read === undefined || field.read?.length === 0 || !canHold(field)) continue;
      const key = JSON.stringify(field.read);
      const right = rights.get(key) ?? {
        codes: field.read,
        fields: [],
        marks: [String(nextMark()), String(nextMark())] as const,
      };
      right.fields.push({ entity, field });
      rights.set(key, right);
    }
  return [...rights.values()];
}

/** Whether a mark fits: whole numbers of many digits, and texts. */
function canHold(field: FieldModel): boolean {
  const isStored = serverTypeOf(field).column(field) !== null && field.compute?.stored !== false;
  if (!isStored || field.reference || field.enum || field.writeOnly) return false;
  if (field.json === 'integer') return (field.maximum ?? Infinity) >= 10 ** (DIGITS + OWN_DIGITS) - 1;
  return (field.type === 'text' || field.type === 'long_text') && (field.maxLength ?? 200) >= 20;
}

/**
 * All fields of a record get one value at once, so that what rules say of one beside the other stays as it is. A ledger's rules are
 * the table's own: what is nothing there stays so, as a row goes one way.
 */
function printPlant({ table, written }: EntityModel, fields: readonly FieldModel[], mark: string): string {
  const number = `(${mark}::int8 * ${10 ** OWN_DIGITS} + t.id % ${10 ** OWN_DIGITS})`;
  const values = fields.map(({ name, json }) => {
    if (json !== 'integer') return `"${name}" = ${number}::text`;
    return `"${name}" = ${written === 'module' ? `case t."${name}" when 0 then 0 else ${number} end` : number}`;
  });
  return `update "${table}" t set ${values.join(', ')} where t.customer_id = 1`;
}

/** The digits, also in groups as people write them. */
function toPattern(mark: string): RegExp {
  const number = `${mark}${'0'.repeat(OWN_DIGITS)}`;
  const groups = number
    .replaceAll(/\B(?=(\d{3})+$)/g, '~')
    .split('~')
    .slice(0, -1);
  return new RegExp(groups.join("[.,'\\s]?"));
}
