import { stripVTControlCharacters } from 'node:util';

/**
 * What failed in the reports of vitest and Playwright (their JSON, or undefined), to be named where a reader of the end of
 * a long log sees it: `file › test: first line of its error`. A suite that could not begin counts as one.
 */
export function findFailures(unit, browser) {
  return [...(unit?.testResults ?? []).flatMap(ofFile), ...(browser?.suites ?? []).flatMap(ofSuite)];
}

function ofFile({ name, status, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0 && status === 'failed') return [toLine(name, 'its suite', message)];
  return tests.map(({ fullName, failureMessages }) => toLine(name, fullName, failureMessages[0]));
}

function ofSuite({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) => toLine(file, title, findError(tests))),
    ...suites.flatMap(ofSuite),
  ];
}

/** Browser tests that passed at their second try only: `file › test: first line of the first error`. */
export function findFlaky(browser) {
  return (browser?.suites ?? []).flatMap(ofFlakySuite);
}

function ofFlakySuite({ suites = [], specs = [] }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...flaky.map(({ file, title, tests }) => toLine(file, title, findError(tests))),
    ...suites.flatMap(ofFlakySuite),
  ];
}

function findError(tests) {
  return tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;
}

function toLine(file, test, message = '') {
  const [first] = stripVTControlCharacters(message).split('\n');
  return `${file} › ${test}: ${first}`;
}
