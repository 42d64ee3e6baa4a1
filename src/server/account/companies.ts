import type { Values } from '#contract/logic.ts';
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

/** A new company; its code is given by the database. */
export async function insertCompany(
  tx: Queries,
  company: { company_name: string; account_type: string; id_country: number },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into khuon_customer (company_name, account_type, id_country) values ($1, $2, $3) returning id',
    [company.company_name, company.account_type, company.id_country],
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

/** How others reach a company, and its short name. */
export async function readCompanyFacts(queries: Queries, customerId: number): Promise<Values> {
  const { rows } = await queries.query<Values>(
    'select sub_full_name, phone, email, address from khuon_customer where id = $1',
    [customerId],
  );
  return rows[0] ?? {};
}

/** Changes them, and gives the accounts whose sessions tell them. */
export async function writeCompanyFacts(tx: Queries, customerId: number, facts: Values): Promise<number[]> {
  await tx.query(
    'update khuon_customer set sub_full_name = $2, phone = $3, email = $4, address = $5 where id = $1',
    [customerId, facts['sub_full_name'], facts['phone'], facts['email'], facts['address']],
  );
  const { rows } = await tx.query<{ id: number }>('select id from "account" where customer_id = $1', [
    customerId,
  ]);
  return rows.map(({ id }) => id);
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
