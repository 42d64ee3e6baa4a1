import type { ColumnShape, TableShape } from './DatabaseShape.ts';
import { quoteName } from './names.ts';
import { printColumn, printColumnMark, printIndex } from './printSql.ts';
import { planSettled } from './planSettled.ts';
import { destructiveStep, lastStep, type Step, step } from './Step.ts';

/** Changes of the columns of a table that stays. */
export function planColumns(old: TableShape, table: TableShape): Step[] {
  const current = new Map(old.columns.map((column) => [column.name, column]));
  const renames = planRenames(current, table);
  const wanted = new Set(table.columns.map((column) => column.name));
  const gone = [...current.values()].filter((column) => !wanted.has(column.name));
  return [
    ...[...current.values()]
      .filter((column) => column.generated && isStale(column, table))
      .map((column) => planDropGenerated(table, column)),
    ...renames,
    ...table.columns
      .filter((column) => !column.generated)
      .flatMap((column) => planColumn(table, current.get(column.name), column)),
    ...table.columns
      .filter((column) => column.generated && needsAdding(current.get(column.name), column))
      .map((column) => planAddGenerated(table, column)),
    ...gone.filter((column) => !column.generated).flatMap((column) => planDrop(table, column)),
  ];
}

/** The renames of a table; `current` then has the new names. */
function planRenames(current: Map<string, ColumnShape>, table: TableShape): Step[] {
  const steps: Step[] = [];
  for (const { name, renamedFrom } of table.columns) {
    const column = renamedFrom === undefined ? undefined : current.get(renamedFrom);
    if (!column || renamedFrom === undefined || current.has(name)) continue;
    current.delete(renamedFrom);
    current.set(name, { ...column, name });
    steps.push(
      alter(table, `rename column ${renamedFrom} to ${name}`, [
        `rename column ${quoteName(renamedFrom)} to ${quoteName(name)}`,
      ]),
    );
  }
  return steps;
}

const alterSql = (table: TableShape, action: string) => `alter table ${quoteName(table.name)} ${action}`;

const alter = (table: TableShape, title: string, actions: readonly string[]) =>
  step(
    `${table.name}: ${title}`,
    actions.map((action) => alterSql(table, action)),
  );

const needsAdding = (was: ColumnShape | undefined, column: ColumnShape) =>
  was?.generated?.mark !== column.generated?.mark;

/** A generated column holds no data of its own: it is made anew when its expression changes. */
function isStale(column: ColumnShape, table: TableShape): boolean {
  const wanted = table.columns.find(({ name }) => name === column.name);
  return wanted?.generated?.mark !== column.generated?.mark;
}

const planDropGenerated = (table: TableShape, { name }: ColumnShape) =>
  alter(table, `drop generated column ${name}`, [`drop column if exists ${quoteName(name)}`]);

const planAddGenerated = (table: TableShape, column: ColumnShape) =>
  step(`${table.name}: add generated column ${column.name}`, printAddGenerated(table, column));

const printAddGenerated = (table: TableShape, column: ColumnShape) => [
  alterSql(table, `add column if not exists ${printColumn(column)}`),
  ...printColumnMark(table.name, column),
];

function planColumn(table: TableShape, was: ColumnShape | undefined, column: ColumnShape): Step[] {
  if (!was) return planAdd(table, column);
  const steps: Step[] = [];
  if (was.type !== column.type) steps.push(planType(table, was, column));
  if (was.default !== column.default) steps.push(planDefault(table, column));
  if (was.nullable && !column.nullable) steps.push(planRequired(table, column));
  if (!was.nullable && column.nullable) steps.push(planRelaxed(table, column));
  if (column.settled && was.settled?.mark !== column.settled.mark) steps.push(...planSettled(table, column));
  return steps;
}

/** A required column is filled for the rows there are and those that data migrations add; without a value it is required once every row has one. */
function planAdd(table: TableShape, column: ColumnShape): Step[] {
  const title = `add column ${column.name}`;
  const { fill, nullable, identity } = column;
  const add = (printed: ColumnShape) =>
    step(`${table.name}: ${title}`, [
      alterSql(table, `add column ${printColumn(printed)}`),
      ...printFilled(table, column),
      ...printColumnMark(table.name, column),
    ]);
  if (nullable || identity || column.default !== undefined) return [add(column)];
  if (fill === undefined) return [add({ ...column, nullable: true }), planRequired(table, column)];
  return [add({ ...column, default: fill }), planDefault(table, column)];
}

const printFilled = (table: TableShape, { name, filledFrom }: ColumnShape): string[] =>
  filledFrom === undefined
    ? []
    : [`update ${quoteName(table.name)} set ${quoteName(name)} = ${quoteName(filledFrom)}`];

function planRequired(table: TableShape, { name, fill }: ColumnShape): Step {
  const column = quoteName(name);
  const update = `update ${quoteName(table.name)} set ${column} = ${fill} where ${column} is null`;
  const require = alterSql(table, `alter column ${column} set not null`);
  return lastStep(
    `${table.name}: require column ${name}`,
    fill === undefined ? [require] : [update, require],
  );
}

const planRelaxed = (table: TableShape, { name }: ColumnShape) =>
  alter(table, `allow column ${name} to be empty`, [`alter column ${quoteName(name)} drop not null`]);

/** One that goes is there until the end: older data migrations add rows without knowing the column. */
function planDefault(table: TableShape, column: ColumnShape): Step {
  const name = quoteName(column.name);
  if (column.default !== undefined)
    return alter(table, `default of column ${column.name}`, [
      `alter column ${name} set default ${column.default}`,
    ]);
  return lastStep(`${table.name}: no default of column ${column.name}`, [
    alterSql(table, `alter column ${name} drop default`),
  ]);
}

/** Types that hold every value of another. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  int2: ['int4', 'int8', 'numeric', 'text'],
  int4: ['int8', 'numeric', 'text'],
  int8: ['numeric', 'text'],
  numeric: ['text'],
  bool: ['text'],
  date: ['text'],
  time: ['text'],
  uuid: ['text'],
  json: ['jsonb'],
};

/** Generated columns over the column, and their indexes, have to go while its type changes. */
function planType(table: TableShape, was: ColumnShape, column: ColumnShape): Step {
  const name = quoteName(column.name);
  const dependents = table.columns.filter(({ generated }) => generated?.expression.includes(name));
  const indexes = table.indexes.filter(({ sql }) =>
    dependents.some((dependent) => sql.includes(quoteName(dependent.name))),
  );
  const sql = [
    ...dependents.map((dependent) => alterSql(table, `drop column if exists ${quoteName(dependent.name)}`)),
    alterSql(table, `alter column ${name} type ${column.type} using ${name}::${column.type}`),
    ...dependents.flatMap((dependent) => printAddGenerated(table, dependent)),
    ...indexes.flatMap(printIndex),
  ];
  const title = `${table.name}: type of column ${column.name} from ${was.type} to ${column.type}`;
  return WIDER[was.type]?.includes(column.type) ? step(title, sql) : destructiveStep(title, sql);
}

/** While a required column waits to be dropped, rows are added without it. */
function planDrop(table: TableShape, column: ColumnShape): Step[] {
  const drop = destructiveStep(`${table.name}: drop column ${column.name}`, [
    alterSql(table, `drop column ${quoteName(column.name)}`),
  ]);
  const isInTheWay = !column.nullable && !column.identity && column.default === undefined;
  return isInTheWay ? [planRelaxed(table, column), drop] : [drop];
}
