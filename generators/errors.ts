import type { Problem } from './model/types.ts';

/**
 * Every problem that the generator can name: code → the rule that was broken. Ranges: 1xx JSON, 2xx references,
 * 3xx names and routes, 4xx messages, 5xx handwritten code, 6xx workflow and permissions, 9xx generator bugs.
 */
export const PROBLEMS = {
  GEN101: 'A schema file is valid JSON.',
  GEN102: 'A key stands once in an object.',
  GEN103:
    'Only keywords of the meta-schema are known; a keyword that nothing implements would be silently ignored.',
  GEN104: 'A keyword has one of its possible values.',
  GEN105: 'A keyword that is always needed is there.',
  GEN106: 'A file lies in a module folder and its name says its kind; a module has its module.json.',
  GEN107: 'Parts of a file lie at most 200 deep inside each other.',

  GEN201: 'An entity that is named exists.',
  GEN202: 'An enum that is named exists.',
  GEN203: 'A field that is named exists in its entity.',
  GEN204: 'A form that is named exists and is a dialog.',
  GEN205:
    'A transition that is named exists in a workflow of the entity, an action among those over its records.',
  GEN206: 'A route that is named leads to a screen, a url to a call.',
  GEN207: 'A column, filter, count or mode that is named exists in the same list.',
  GEN208: 'A module names the modules that it refers to in "uses".',
  GEN209: 'A value is one of the codes of its enum, and fits the type of its field.',
  GEN210: 'A condition or computed value is in the JsonLogic subset and fits the fields it names.',
  GEN211: 'The keywords of a field fit its type.',
  GEN212: 'The kind of a filter fits the type of its field.',
  GEN213: 'Only fields that can be summed, sorted, drawn so, or read at all are used that way.',
  GEN214: 'A path leads through references or child rows.',
  GEN215: 'Child rows point back to their parent, and have one parent.',
  GEN216: 'A seed makes rows that its entity can hold, and refers to rows that exist.',
  GEN217: 'An action or a form says exactly what it does.',
  GEN218:
    'A transition tells of what a module.json declares, by fields that everybody may read who hears it.',
  GEN219:
    'What only the kit does when it writes is not asked of an entity that its module writes, nor of a view.',

  GEN220: 'The time that a pattern takes does not grow faster than the text it reads.',
  GEN221: 'A view says of every field what it is worked out from, and what tells its rows apart.',

  GEN230: 'A report, its tiles and a page say exactly what their kind needs.',
  GEN231: 'A measure or dimension that is named exists in the same report.',
  GEN232: 'A number leads to a list that can be asked for exactly the rows that it counts.',
  GEN233: 'A printed document says of each block exactly what its kind needs.',

  GEN240:
    'A column of an import is a field that a cell can fill, and its rows and records can be told apart.',

  GEN250: 'A data migration changes rows, and nothing else.',
  GEN251: 'A data migration fills tables and fields that there are.',
  GEN252: 'What stored records must have from now on is a default, or filled by a data migration.',

  GEN301:
    'A name of an entity, enum, dialog, notification or topic is given once, and a field is moved by one workflow.',
  GEN302: 'A field does not take a name that every record has, a table not one of the kit.',
  GEN303: 'A thing is called as its file or folder.',
  GEN304: 'An address in the browser leads to one screen; those of the kit are taken.',
  GEN305: 'A path of the API answers one call; those of the kit are taken.',
  GEN306: 'A column, filter, input, action or key stands once in its place.',
  GEN307: 'Modules do not use each other in a circle.',
  GEN308: 'Values are not worked out from each other in a circle.',
  GEN309: 'A data migration lies in its module and is called by a number of its own and what it does.',

  GEN401: 'Every text stands in all three languages.',
  GEN402: 'A text belongs to something that exists.',
  GEN403: 'A text stands in one place: in its module or in _shared.',
  GEN404: 'A text names the same values in all languages.',

  GEN405:
    'A content page has its Markdown in all three languages, with the same parts and nothing that is not drawn.',

  GEN501: 'A file of handwritten code that is named exists.',
  GEN502: 'A file of handwritten code has what is named.',
  GEN503: 'The handwritten code of a module speaks of what the schemas have.',
  GEN504:
    'A schedule of a module puts in one of its jobs at a time that there is, and each of its webhooks has a path of its own.',

  GEN601: 'A state is a value of the enum of its field.',
  GEN602: 'Every state can be reached from an initial one.',
  GEN603: 'No transition leads out of a final state.',
  GEN604: 'A transition names states of its workflow.',
  GEN605: 'A workflow moves an enum field.',
  GEN606: 'A permission code that is named is declared in a module.json.',
  GEN607: 'A permission code is declared once.',
  GEN608: 'The last initial state has no condition, so that there always is one.',
  GEN609: 'What is copied, computed or set is shown to nobody who may not see what it comes from.',
  GEN610: 'A rule or guard over fields that some writer may not see says that its verdict reveals them.',
  GEN611: 'A timer makes a transition that needs nobody, from states that it starts from, at a stored time.',
  GEN612: 'A transition names who may do it, or is made by code and timers alone.',

  GEN901: 'The generator does not fail on any schema; this is a bug of the generator.',
} as const satisfies Record<string, string>;

export type ProblemCode = keyof typeof PROBLEMS;

/** `GEN203 schemas/fleet/trip.list.json:12:9 columns[2].field "fe" is not a field of fleet/trip. Did you mean "fee"?` */
export function toLine({ code, file, line, column, message, hint }: Problem): string {
  return `${code} ${file}:${line}:${column} ${message}${hint === undefined ? '' : ` ${hint}`}`;
}

/** What a failure of the generator itself looks like beside problems of schemas. */
export function toBug(error: unknown): Problem {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const hint = 'This is a bug of the generator: please report it with the schema that you changed last.';
  return { code: 'GEN901', file: 'generators', line: 1, column: 1, message: text, hint };
}
