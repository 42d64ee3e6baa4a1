import { all, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

/** A data migration of the shop, or whatever else lies there. */
const write =
  (path: string, text: string): ProblemCase['edit'] =>
  (tree) => {
    tree[`schemas/${path}`] = text;
  };
const migration = (text: string) => write('shop/migrations/001-fill.sql', text);

/** A name that accounts have to have. */
const needsNick = all(
  put('people/account.entity', ['properties', 'nick'], { 'x-type': 'text', maxLength: 20 }),
  put('people/account.entity', ['required', 1], 'nick'),
  put('people/account.seed', ['rows', 'demo', 0, 'nick'], 'L'),
);

const FILL = `update item set name = 'x';`;

/** Data migrations: what they are called, and what may be in them. */
export const migrations: readonly ProblemCase[] = [
  {
    name: 'migration without a number',
    edit: write('shop/migrations/fill-name.sql', FILL),
    line: 'GEN309 schemas/shop/migrations/fill-name.sql:1:1 The name says no number. A data migration is called schemas/<module>/migrations/001-<what-it-does>.sql.',
  },
  {
    name: 'migration beside the schemas',
    edit: write('shop/001-fill-name.sql', FILL),
    line: 'GEN309 schemas/shop/001-fill-name.sql:1:1 The name says no number. A data migration is called schemas/<module>/migrations/001-<what-it-does>.sql.',
  },
  {
    name: 'migration of no module',
    edit: write('_shared/migrations/001-fill-name.sql', FILL),
    line: 'GEN309 schemas/_shared/migrations/001-fill-name.sql:1:1 "_shared" is no module. A data migration is called schemas/<module>/migrations/001-<what-it-does>.sql.',
  },
  {
    name: 'two migrations of one number',
    edit: (tree) => {
      write('shop/migrations/002-fill-name.sql', FILL)(tree);
      write('shop/migrations/002-mend-name.sql', FILL)(tree);
    },
    line: 'GEN309 schemas/shop/migrations/002-mend-name.sql:1:1 The number is that of schemas/shop/migrations/002-fill-name.sql already. The next number is 003.',
  },
  {
    name: 'migration without a statement',
    edit: migration('-- update item set name = 1;\n/* later */ ;\n'),
    line: 'GEN250 schemas/shop/migrations/001-fill.sql:1:1 The file holds no statement. Write one, or remove the file.',
  },
  {
    name: 'migration that changes tables',
    edit: migration(`${FILL}\n  alter table item add column x text;`),
    line: 'GEN250 schemas/shop/migrations/001-fill.sql:2:3 "alter" does not belong here: tables and columns follow from the schemas.',
  },
  {
    name: 'migration that ends its transaction',
    edit: migration(`${FILL} COMMIT;`),
    line: 'GEN250 schemas/shop/migrations/001-fill.sql:1:29 "COMMIT" is not needed: each file is a transaction of its own.',
  },
  {
    name: 'migration that only reads',
    edit: migration('with one as (select 1) select * from one'),
    line: 'GEN250 schemas/shop/migrations/001-fill.sql:1:1 "with" changes no rows. A statement begins with insert, update, delete, merge, or with "with" before one of them.',
  },
  {
    name: 'migration with a value that nobody gives',
    edit: migration('update item set name = $1'),
    line: 'GEN250 schemas/shop/migrations/001-fill.sql:1:24 "$1" has no value here.',
  },
  {
    name: 'migration with a quote that does not end',
    edit: migration(`update item set name = 'its`),
    line: "GEN250 schemas/shop/migrations/001-fill.sql:1:24 A quote begins here that does not end: '",
  },
  {
    name: 'migration of an unknown table',
    edit: migration(`update itm set name = 'x'`),
    line: 'GEN251 schemas/shop/migrations/001-fill.sql:1:8 "itm" is no table of the schemas. Did you mean "item"?',
  },
  {
    name: 'migration of an unknown column',
    edit: migration(`update item i set (price, nmae) = (select 1, 'a, b'), weight = 2 where i.color = 'old'`),
    line: 'GEN251 schemas/shop/migrations/001-fill.sql:1:27 "nmae" holds no values of its own in item. Did you mean "name"?',
  },
  {
    name: 'migration of a computed column',
    edit: migration('insert into "item" ("code", TOTAL) values (1, 2)'),
    line: 'GEN251 schemas/shop/migrations/001-fill.sql:1:29 "total" holds no values of its own in item. There is code, state, photo, id, name, price, due, weight, version, is_fragile, owner_id, created_at and 5 more.',
  },
  {
    name: 'new required field that nothing fills',
    isUpgrade: true,
    edit: needsNick,
    line: 'GEN252 schemas/people/account.entity.json:7:5 required[1] "nick" is new in the records of people/account that are stored already. Give it a default, or write schemas/people/migrations/001-fill-nick.sql with "update account set nick = … where nick is null;".',
  },
  {
    name: 'new required field that a migration only inserts',
    isUpgrade: true,
    edit: all(
      needsNick,
      write('people/migrations/004-add.sql', `insert into account (name, nick) values ('x', 'x');`),
    ),
    line: 'GEN252 schemas/people/account.entity.json:7:5 required[1] "nick" is new in the records of people/account that are stored already. Give it a default, or write schemas/people/migrations/005-fill-nick.sql with "update account set nick = … where nick is null;".',
  },
];
