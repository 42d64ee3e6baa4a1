/**
 * What the subset refuses, and why: one sentence a code. A problem's message is what was seen, then this
 * sentence. The documentation is printed from the same table.
 */
export const refusals = {
  malformed: 'An expression is a constant or one operation, {"name": [arguments]}.',
  unknown_operation: 'Only operations that mean the same in TypeScript and SQL can be used.',
  argument_count: 'Every operation has a fixed number of arguments, so that nothing is silently null.',
  arguments_not_list:
    'Arguments stand in [ ], because JsonLogic takes a lone list for the arguments themselves.',
  computed_name: 'The name in "var" is fixed text, because the generator must know the field and its type.',
  default_value:
    '"var" takes no default, because a default hides a null in one target only; write "if" with "== null".',
  root_missing: 'Outside child rows a name starts with where it comes from.',
  root_unavailable: 'This place knows other roots only.',
  unknown_field: 'A name must be one of the fields.',
  path_too_deep: 'A path ends at the field; it does not lead through references or into JSON.',
  outside_row: 'Inside some, all, none, sum and count, "var" is the row, as JsonLogic says.',
  rows_as_value:
    'Child rows are not a value; they stand only as first argument of some, all, none, sum and count.',
  rows_needed:
    'The first argument must be child rows, the selection or, for some, all and none, a list of texts or numbers.',
  type_mismatch:
    'Both sides must be of one type, because JavaScript would convert silently where SQL refuses.',
  constant_comparison: 'Two constants always give the same answer.',
  unknown_value: 'The field never holds this value.',
  not_ordered:
    'Only numbers, dates and times are ordered; text would be sorted by code units in one target and by language in the other.',
  may_be_null:
    'A value that may be null stands only in ==, != and in, because JavaScript counts null as 0 and SQL answers null.',
  misplaced_null: 'null stands only beside == and != and as a result of "if".',
  condition_needed:
    'A condition is true or false; what counts as "truthy" differs between JavaScript, JsonLogic and SQL.',
  number_needed: 'Arithmetic takes numbers only; JavaScript would turn text into a number or join it.',
  integer_needed: 'A whole number is needed here.',
  fixed_argument: 'This argument is a constant, because it decides the code that is generated.',
  not_rounded:
    'A computed decimal is compared, summed or returned only after "round" or "floor", because 0.1 + 0.2 is not exactly 0.3.',
  division:
    'The divisor is a constant other than 0, or a field that a condition around it has proved not to be 0, because SQL stops at a division by zero where JavaScript gives Infinity.',
  mixed_results: 'All results of "if" are of one type.',
  plain_result: 'A result of "if" is text, a number, true or false, a date or a time.',
  bad_text: 'PostgreSQL text cannot hold the NUL character or half of a surrogate pair.',
  bad_number: 'Numbers have at most 15 digits, which both targets hold exactly.',
  bad_date: 'A date is YYYY-MM-DD.',
  bad_date_time:
    'A time is YYYY-MM-DDTHH:mm:ss.sssZ in UTC, always with milliseconds, so that text order is time order.',
  bad_list: 'A list holds one or more constants of one type, without null.',
  text_or_list_needed: 'Only text and lists have a length or parts.',
  constant_part:
    'A part sought in a text is a constant that is not empty, because JsonLogic does not find the empty text in itself and the targets do.',
  text_needed: 'Only a text has parts, or a date as it is written.',
  part_of_text:
    'A part of a text begins at a whole number from 0 and is a whole number from 1 long, both constants, at most 10,000.',
  not_joined: 'Texts and whole numbers are joined; decimals, dates and switches become text differently.',
  date_needed: 'Only a date or a time can be moved.',
  bad_unit:
    'Units are "day" for dates and "day" (24 hours), "hour" or "minute" for times; months have different lengths.',
  null_only: 'Images, files and JSON are compared with null only.',
  wrong_result: 'The place where the expression stands needs another type.',
} as const satisfies Record<string, string>;

export type RefusalCode = keyof typeof refusals;

/** Operations of JsonLogic and of common engines that the subset leaves out: why, and what to write. */
export const refusedOperations: Readonly<Record<string, { reason: string; instead: string }>> = {
  '===': { reason: '"==" is already strict here', instead: 'Write "==".' },
  '!==': { reason: '"!=" is already strict here', instead: 'Write "!=".' },
  '!!': { reason: 'there is nothing truthy to convert', instead: 'Compare with "== true" or "!= null".' },
  '%': { reason: 'the remainder of negative decimals differs', instead: 'Use a computed field with a slot.' },
  '??': { reason: 'it is not in JsonLogic', instead: 'Write {"if": [{"!=": [x, null]}, x, other]}.' },
  '?:': { reason: 'it is another name of "if"', instead: 'Write "if".' },
  xor: { reason: 'it is another name of "!=" for conditions', instead: 'Write "!=".' },
  missing: { reason: 'it takes empty text and null for the same', instead: 'Compare with "== null".' },
  missing_some: { reason: 'it takes empty text and null for the same', instead: 'Compare with "== null".' },
  map: { reason: 'a list cannot be a result', instead: 'Use sum, count, some, all or none.' },
  filter: {
    reason: 'a list cannot be a result',
    instead: 'Put the condition into some, all, none or count.',
  },
  reduce: { reason: 'its steps cannot be told to SQL', instead: 'Use sum or count.' },
  merge: { reason: 'a list cannot be a result', instead: 'Join conditions with "or".' },
  val: { reason: 'names are written with "var"', instead: 'Write {"var": "record.name"}.' },
  exists: { reason: 'every field exists; it may be null', instead: 'Compare with "!= null".' },
  log: { reason: 'a condition has no side effect', instead: 'Leave it out.' },
  method: { reason: 'a condition calls no code', instead: 'Use a rule in the module, named as a slot.' },
};
