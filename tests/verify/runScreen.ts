import type { Page } from 'playwright';
import type { Account } from '../support/accounts.ts';
import type { Language } from '../support/schemas/readSchemas.ts';
import { checkForm } from './check/checkForm.ts';
import { checkList } from './check/checkList.ts';
import { readNumbers } from './check/listNumbers.ts';
import { checkLookup } from './check/checkLookup.ts';
import { checkImport, checkPage, checkReport } from './check/checkOthers.ts';
import { compareParts } from './compareParts.ts';
import { computedFields, newRecord, unknownFields } from './expect/inputs.ts';
import { textOf, type View } from './expect/View.ts';
import type { Finding, Where } from './Finding.ts';
import { findWalker, leaveWalker } from './findWalker.ts';
import { findAddress, type Target } from './findAddress.ts';
import { checkEverywhere, checkLookHere, takePicture } from './look/checkEverywhere.ts';
import { checkConsole } from './look/checkLook.ts';
import { followTo, openPage, openScreen, type OpenPage } from './look/openBrowser.ts';
import { readMarkup } from './look/readMarkup.ts';
import { around, viewOf, type Run } from './Run.ts';
import { runOpened } from './runOpened.ts';
import type { Screen } from './screens.ts';

/** Nobody is signed in. */
const VISITOR = { name: 'visitor', held: [] as readonly string[] };

/** A screen to look at, through whose eyes and how closely. */
export interface Visit {
  screen: Screen;
  account: Account | undefined;
  language: Language;
  isFull: boolean;
}

/** The same with the page open. */
interface OpenVisit extends Visit {
  where: Where;
  target: Target;
  open: OpenPage;
}

/** One screen in one language through one account's eyes: structure, and in a full run how it looks everywhere. */
export async function runScreen(run: Run, visit: Visit): Promise<void> {
  const { screen, account, language } = visit;
  const from = performance.now();
  const where: Where = { screen: screen.id, account: account?.name ?? VISITOR.name, language };
  const target = await findAddress(run, screen, account);
  if (!target) return;
  const open = await openPage(run.browser, { url: run.url, token: account?.token, language });
  try {
    run.findings.push(...(await lookAt(run, { ...visit, where, target, open })));
  } catch (error) {
    run.findings.push(unseen(where, error));
  } finally {
    await open.close();
  }
  run.timings.push({ screen: screen.id, language, ms: Math.round(performance.now() - from) });
}

/**
 * The same without a comparison with the schema, under which others may be changing records: the screen opens, from the
 * one that was looked at before, and nothing is said against it. After a finding the next one is loaded anew.
 */
export async function glanceAt(run: Run, visit: Omit<Visit, 'isFull'>): Promise<void> {
  const { screen, account, language } = visit;
  const from = performance.now();
  const where: Where = { screen: screen.id, account: account?.name ?? VISITOR.name, language };
  const target = await findAddress(run, screen, account);
  if (!target) return;
  const open = await findWalker(run, account, language);
  const before = run.findings.length;
  try {
    run.findings.push(
      ...(await openAndLook(run, { ...visit, isFull: false, where, target, open }, followTo)),
    );
    run.findings.push(...checkConsole(open.takeErrors(), where));
  } catch (error) {
    run.findings.push(unseen(where, error));
  }
  if (run.findings.length > before) await leaveWalker(run, account);
  run.timings.push({ screen: screen.id, language, ms: Math.round(performance.now() - from) });
}

function unseen(where: Where, error: unknown): Finding {
  const [seen = ''] = String(error).split('\n');
  return { ...where, subject: 'screen', key: '', expected: 'to be looked at to the end', seen };
}

/** Brings the screen up and reads what every screen must say. */
async function openAndLook(run: Run, visit: OpenVisit, open: typeof openScreen): Promise<Finding[]> {
  const { screen, where, target } = visit;
  const { page } = visit.open;
  if (!(await open(page, target.address, target.opens))) {
    const seen = new URL(page.url()).pathname;
    return [{ ...where, subject: 'screen', key: target.address, expected: 'the screen', seen }];
  }
  await target.prepare?.(page);
  return [
    ...(await checkTitle(page, viewAs(run, visit), screen, where)),
    ...(await checkLookHere(run, page, where)),
  ];
}

const viewAs = (run: Run, { account, language }: Pick<Visit, 'account' | 'language'>): View =>
  account ? viewOf(run, account, language) : { schemas: run.schemas, held: [], language };

async function lookAt(run: Run, visit: OpenVisit): Promise<Finding[]> {
  const { screen, account, where, target, open, isFull } = visit;
  const { page } = open;
  const view = viewAs(run, visit);
  const findings: Finding[] = await openAndLook(run, visit, openScreen);
  if (findings.some(({ subject }) => subject === 'screen')) return findings;
  run.pictures.push({ ...where, image: await takePicture(page) });
  if (isFull && !run.isQuick) findings.push(...(await checkEverywhere(run, page, where)));
  findings.push(...(await checkKind(visit, view)));
  findings.push(...checkConsole(open.takeErrors(), where));
  if (isFull && !run.isQuick) {
    // What was opened, chosen and typed so far goes with the page.
    await openScreen(page, target.address, target.opens);
    await target.prepare?.(page);
    const root = target.prepare ? '[role="dialog"]' : 'main';
    findings.push(
      ...(await runOpened({ run, page, screen, view, account, where, root, record: target.record })),
    );
  }
  return [...findings, ...checkConsole(open.takeErrors().filter(isOurs), where)];
}

/** Answers that were made to fail are no fault. */
const isOurs = (text: string): boolean => !text.startsWith('Failed to load resource');

/** The page's name; records are called by their own. */
async function checkTitle(page: Page, view: View, screen: Screen, where: Where): Promise<Finding[]> {
  const isRecord = screen.kind === 'form' && screen.file.mode === 'edit';
  if (isRecord || screen.kind === 'dialog' || (screen.kind === 'page' && screen.file.kind === 'redirect'))
    return [];
  const { title } = await readMarkup(page, screen.id);
  return compareParts({
    subject: 'title',
    expected: [{ key: 'h1', text: textOf(view, `screen.${screen.id}.title`) }],
    seen: [{ key: 'h1', text: title }],
    where,
  });
}

/** What the kind of screen asks for. */
async function checkKind(
  { screen, account, where, target, open: { page } }: OpenVisit,
  view: View,
): Promise<Finding[]> {
  if (screen.kind === 'list') {
    const numbers = account && (await readNumbers(account, screen.file));
    if (!numbers)
      return [
        { ...where, subject: 'right', key: screen.file.urls.list, expected: 'rows', seen: 'a refusal' },
      ];
    return checkList({ page, view, list: screen.file, where, numbers });
  }
  if (screen.kind === 'form' || screen.kind === 'dialog') {
    const form = screen.file;
    const act = screen.kind === 'form' ? screen.act : 'create';
    const seen = around(
      view,
      account,
      target.record ?? newRecord(view, form),
      (act === 'update' ? unknownFields : computedFields)(view, form),
    );
    return checkForm({ page, view, form, act, around: seen, where });
  }
  if (screen.kind === 'report') return checkReport({ page, view, file: screen.file, where });
  if (screen.kind === 'import') return checkImport({ page, view, file: screen.file, where });
  const look = { page, view, file: screen.file, where };
  return screen.file.kind === 'lookup'
    ? checkLookup({
        ...look,
        where: { ...where, look: screen.route },
        target,
        isProven: screen.route.includes('{hash_code}'),
      })
    : checkPage(look);
}
