import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutgoingMessage } from '#contract/ports.ts';
import type { Db } from '#server/db/Db.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { createJobs, type Jobs } from '#server/jobs/createJobs.ts';
import { createMailer } from '#server/messages/createMailer.ts';
import { createMailQueue } from '#server/messages/createMailQueue.ts';
import { createMessages, type Messages } from '#server/messages/createMessages.ts';
import { describeOnDatabases } from '../../support/database.ts';

const FROM = 'Khuon <office@example.vn>';
const PATIENCE = { timeout: 15_000, interval: 50 };

/** What an SMTP server here is asked and takes: it knows one user, and says on wish why it does not take an address. */
interface Inbox {
  url(password?: string): string;
  taken: { to: string; from: string; raw: string }[];
  asked: string[];
  /** Answers to the next recipients, such as 451. */
  refusals: number[];
  close(): Promise<void>;
}

async function openInbox(): Promise<Inbox> {
  const [taken, asked, refusals]: [Inbox['taken'], string[], number[]] = [[], [], []];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'office' && password === 'p@ss'
        ? done(null, { user: 'office' })
        : done(new Error('Authentication failed')),
    onRcptTo({ address }, _, done) {
      asked.push(address);
      const responseCode = refusals.shift();
      done(responseCode ? Object.assign(new Error(`not ${address}`), { responseCode }) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const raw = String(Buffer.concat(chunks));
        for (const { address } of envelope.rcptTo) taken.push({ to: address, from, raw });
        done();
      });
    },
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return {
    taken,
    asked,
    refusals,
    url: (password = 'p@ss') => `smtp://office:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}

describeOnDatabases('e-mail that leaves', ({ open }) => {
  let db: Db;
  let jobs: Jobs;
  let inbox: Inbox;
  let messages: Messages;
  const errors: unknown[] = [];

  beforeAll(async () => {
    inbox = await openInbox();
    db = await open(toDatabaseShape({ entities: [] }));
    await run('insert into khuon_customer default values');
    jobs = createJobs(db, (error) => errors.push(error));
    const smtp = { url: inbox.url(), from: FROM };
    messages = createMessages({ isDemo: false, smtp }, { db, jobs, print: () => undefined });
    await jobs.start();
  });
  afterAll(async () => {
    await jobs.stop();
    await db.close();
    await inbox.close();
  });
  beforeEach(async () => {
    await run('delete from khuon_outbox');
    for (const list of [inbox.taken, inbox.asked, inbox.refusals]) list.length = 0;
  });

  const run = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await db.withoutTenant('maintenance').query<Row>(sql, values)).rows;
  const mail = (to: string, over: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
    kind: 'mail',
    to,
    subject: 'Giá trị tồn kho',
    text: 'Kính gửi anh chị,',
    customerId: 1,
    ...over,
  });
  /** The one mail in the outbox. */
  const row = async () => {
    const [one] = await run<{ state: string; tries: number; error: string | null; files: unknown }>(
      'select state, tries, error, files from khuon_outbox',
    );
    return one;
  };
  const reach = (state: string, tries: number) => expect.poll(row, PATIENCE).toMatchObject({ state, tries });
  const keyOf = (raw: string | undefined) => /^Message-ID: <([^>]+)>/im.exec(raw ?? '')?.[1];
  /** Sends by a queue that waits so many seconds between its tries. */
  const sendBy = (url: string, waits: readonly number[], message: OutgoingMessage) =>
    createMailQueue(db, jobs, createMailer({ url, from: FROM }), waits)(message);

  test('it comes to whom it was sent, from whom the installation says, with its files', async () => {
    const attachments = [{ name: 'tồn kho.csv', mediaType: 'text/csv', bytes: Buffer.from('a;b') }];
    await messages.send(mail('chu@example.vn', { attachments }));
    await reach('sent', 1);
    expect(inbox.taken).toHaveLength(1);
    const [{ to, from, raw } = { to: '', from: '', raw: '' }] = inbox.taken;
    expect([to, from]).toEqual(['chu@example.vn', 'office@example.vn']);
    expect(raw).toContain('From: Khuon <office@example.vn>');
    expect(raw).toContain(Buffer.from('a;b').toString('base64'));
    expect(keyOf(raw)).toMatch(/@example\.vn$/);
    expect((await row())?.files).toBeNull();
    expect(await messages.readOutbox?.(1)).toMatchObject([
      { recipient: 'chu@example.vn', state: 'sent', error: null, attachments: ['tồn kho.csv'] },
    ]);
  });

  test('what the server refuses for good is noted with its words, and not tried again', async () => {
    inbox.refusals.push(550);
    await messages.send(mail('ai@example.vn'));
    await reach('refused', 1);
    expect((await row())?.error).toContain('550 not ai@example.vn');
    expect(inbox.asked).toEqual(['ai@example.vn']);
  });

  test('what it does not take now is tried again, as the same mail, and comes once', async () => {
    inbox.refusals.push(451, 421);
    await sendBy(inbox.url(), [0.2, 0.2], mail('chu@example.vn'));
    await reach('sent', 3);
    expect(inbox.asked).toHaveLength(3);
    expect(inbox.taken).toHaveLength(1);
    const [stored] = await run<{ key: string }>('select message_key as key from khuon_outbox');
    expect(keyOf(inbox.taken[0]?.raw)).toBe(`${stored?.key}@example.vn`);
    // Its job once more, as after a lost answer of the database: there is nothing to do.
    await db.withoutTenant('job_runner').transaction(async (tx) => {
      const [{ id } = { id: 0 }] = (await tx.query<{ id: number }>('select id from khuon_outbox')).rows;
      await jobs.enqueue(tx, 'mail', { id });
    });
    await messages.send(mail('sau@example.vn'));
    await expect.poll(() => inbox.taken.map(({ to }) => to), PATIENCE).toContain('sau@example.vn');
    expect(inbox.taken).toHaveLength(2);
  });

  test('where nobody answers or we are not known it is tried as often as it may, and then says why', async () => {
    await sendBy('smtp://127.0.0.1:9', [0.1], mail('chu@example.vn'));
    await reach('refused', 2);
    expect((await row())?.error).toContain('ECONNREFUSED');
    await run('delete from khuon_outbox');
    await sendBy(inbox.url('wrong'), [0.1], mail('chu@example.vn'));
    await reach('refused', 2);
    expect((await row())?.error).toContain('Authentication failed');
    expect(inbox.taken).toEqual([]);
  });

  test('an address that is several goes to nobody else', async () => {
    await sendBy(inbox.url(), [], mail('a@example.vn, b@example.vn'));
    await expect.poll(async () => (await row())?.tries, PATIENCE).toBe(1);
    expect(inbox.asked).not.toContain('b@example.vn');
    expect(inbox.taken.map(({ to }) => to)).not.toContain('b@example.vn');
  });

  test('a text to a phone is refused where no gateway stands', async () => {
    await expect(messages.send({ kind: 'sms', to: '0912345678', text: 'x' })).rejects.toThrow(
      'message_not_sent',
    );
    expect(await row()).toBeUndefined();
  });
});
