import type { Row } from '#contract/logic.ts';

/** Whether a value is what was promised. */
export type Shape<Value> = (value: unknown) => value is Value;

/** Nothing was promised. */
export const isAnything: Shape<unknown> = (_value): _value is unknown => true;

export const isText: Shape<string> = (value): value is string => typeof value === 'string';

export const isNumber: Shape<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export const isFlag: Shape<boolean> = (value): value is boolean => typeof value === 'boolean';

/** An object, whatever is in it. */
export const isObject: Shape<Row> = (value): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Also when it is left out. */
export const maybe =
  <Value>(shape: Shape<Value>): Shape<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || shape(value);

/** Also when it is null or left out. */
export const nullable =
  <Value>(shape: Shape<Value>): Shape<Value | null> =>
  (value): value is Value | null =>
    value === null || value === undefined || shape(value);

/** One shape or the other. */
export const either =
  <One, Other>(one: Shape<One>, other: Shape<Other>): Shape<One | Other> =>
  (value): value is One | Other =>
    one(value) || other(value);

/** One of these values. */
export const oneOf =
  <Value extends string | number | boolean>(...values: readonly Value[]): Shape<Value> =>
  (value): value is Value =>
    values.includes(value as Value);

/** A list in which every one is of the shape. */
export const listOf =
  <Value>(shape: Shape<Value>): Shape<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.every((one) => shape(one));

/** An object in which every value is of the shape. */
export const mapOf =
  <Value>(shape: Shape<Value>): Shape<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every((one) => shape(one));

/** An object with these members; there may be more. */
export const objectOf =
  <Value extends object>(members: { readonly [Key in keyof Value]-?: Shape<Value[Key]> }): Shape<Value> =>
  (value): value is Value =>
    isObject(value) &&
    (Object.entries(members) as [string, Shape<unknown>][]).every(([key, shape]) => shape(value[key]));
