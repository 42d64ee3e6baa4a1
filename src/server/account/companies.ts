import type { Values } from '#contract/logic.ts';
import type { EntityModel, FormModel } from '#contract/model.ts';
import { createEntity } from '#contract/parts.ts';
import type { Queries } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import { createToken, hashToken } from './tokens.ts';

/** What a main account may see of its company beside the session. */
export interface Company {
  code: string;
  account_type: string | null;
}

/** Days that an invitation can be used, once. */
const INVITATION_DAYS = 7;

/** The company that staff register with: by its code, or by an invitation, which is then used up. Throws at `company`. */
export async function findCompany(tx: Queries, text: string): Promise<number> {
  const { rows } = await tx.query<{ id: number }>('select id from khuon_customer where code = upper($1)', [
    text,
  ]);
  const [company] = rows;
  if (company) return company.id;
  const used = await tx.query<{ customer_id: number }>(
    `update khuon_ticket set used_at = now()
where token_hash = $1 and kind = 'invitation' and used_at is null and expires_at > now() returning customer_id`,
    [hashToken(text)],
  );
  const [invitation] = used.rows;
  if (invitation) return invitation.customer_id;
  const params = { value: text };
  const problems = [{ path: 'company', code: 'company_not_found', params }];
  throw new Failure('company_not_found', { params, problems });
}

/** Whether a company calls itself so, whatever its case, accents and spaces. */
export async function isKnownCompany(tx: Queries, name: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select 1 from khuon_customer
where regexp_replace(khuon_fold(company_name), '\\s+', ' ', 'g') = regexp_replace(khuon_fold($1), '\\s+', ' ', 'g') limit 1`,
    [name],
  );
  return rows.length > 0;
}

/** Days for which whoever registers a company tries the product, the last one whole (screen book 6). */
const TRIAL_DAYS = 30;

/** A new company, on trial; its code is given by the database. */
export async function insertCompany(
  tx: Queries,
  company: { company_name: string; account_type: string; id_country: number },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `with made as (
  insert into khuon_customer (company_name, account_type, id_country) values ($1, $2, $3) returning id, time_zone)
insert into khuon_license (customer_id, key, valid_until)
select id, 'company', ((now() at time zone time_zone)::date + $4::int)::timestamp at time zone time_zone from made
returning customer_id as id`,
    [company.company_name, company.account_type, company.id_country, TRIAL_DAYS + 1],
  );
  return rows[0]?.id ?? 0;
}

export async function readCompany(queries: Queries, customerId: number): Promise<Company | undefined> {
  const { rows } = await queries.query<Company>(
    'select code, account_type from khuon_customer where id = $1',
    [customerId],
  );
  return rows[0];
}

/** Names of those who may do everything in a company, and give others their rights. */
export async function readMainAccounts(queries: Queries, customerId: number): Promise<string[]> {
  const { rows } = await queries.query<{ display_name: string }>(
    'select display_name from "account" where customer_id = $1 and is_main and status = 1 and deleted_at is null order by id limit 5',
    [customerId],
  );
  return rows.map(({ display_name }) => display_name);
}

/** What a company says of itself on `/account`. */
const FACTS = ['logo', 'sub_full_name', 'phone', 'email', 'address'] as const;

/** How others reach a company, its short name and its logo. */
export async function readCompanyFacts(
  queries: Queries,
  customerId: number,
  lock: '' | ' for update' = '',
): Promise<Values> {
  const { rows } = await queries.query<Values>(
    `select ${FACTS.join(', ')} from khuon_customer where id = $1${lock}`,
    [customerId],
  );
  return rows[0] ?? {};
}

/** Changes them, and gives the accounts whose sessions tell them. */
export async function writeCompanyFacts(tx: Queries, customerId: number, facts: Values): Promise<number[]> {
  const sets = FACTS.map((name, at) => `${name} = $${at + 2}`);
  await tx.query(`update khuon_customer set ${sets.join(', ')} where id = $1`, [
    customerId,
    ...FACTS.map((name) => facts[name] ?? null),
  ]);
  const { rows } = await tx.query<{ id: number }>('select id from "account" where customer_id = $1', [
    customerId,
  ]);
  return rows.map(({ id }) => id);
}

/** The company as a record of its form's fields, whose history and files are kept like those of others. */
export function toCompanyEntity({ screen, data = [], permissions }: FormModel): EntityModel {
  const access = { read: permissions, create: null, update: permissions, delete: null };
  return createEntity({
    name: screen,
    table: 'khuon_customer',
    module: 'system',
    owner: 'global',
    fields: data,
    display: [],
    access,
    lookup: null,
    rules: [],
  });
}

/** Makes an invitation; its text is told once and stored as a hash. */
export async function insertInvitation(
  queries: Queries,
  { customer, accountId, id }: { customer: { id: number }; accountId: number; id: number },
): Promise<{ invitation: string; expires_at: string }> {
  const invitation = createToken();
  const { rows } = await queries.query<{ expires_at: string }>(
    `insert into khuon_ticket (customer_id, kind, token_hash, account_id, session_id, expires_at)
values ($1, 'invitation', $2, $3, $4, now() + interval '${INVITATION_DAYS} days') returning expires_at`,
    [customer.id, hashToken(invitation), accountId, id],
  );
  return { invitation, expires_at: rows[0]?.expires_at ?? '' };
}
