import type { Fact } from './checkCoverage.ts';

/** Lines that say of each kind how much of it there is, and by name what is kept otherwise or missing. */
export function printCoverage(facts: readonly Fact[], idle: readonly string[]): string[] {
  const kinds = [...new Set(facts.map(({ kind }) => kind))];
  const others = facts.filter(({ state }) => state !== 'covered');
  return [
    ...kinds.map((kind) =>
      countLine(
        kind,
        facts.filter((fact) => fact.kind === kind),
      ),
    ),
    countLine('all', facts),
    ...others.map(
      ({ kind, name, state, reason }) =>
        `${state.padEnd(10)} ${kind} ${name}: ${reason ?? 'no reason given'}`,
    ),
    ...idle.map((key) => `idle       ${key}: a reason of what is there; take it off reasons.json`),
  ];
}

function countLine(name: string, facts: readonly Fact[]): string {
  const count = (state: Fact['state']) => facts.filter((fact) => fact.state === state).length;
  const [covered, otherwise, missing] = [count('covered'), count('otherwise'), count('missing')];
  return `${name.padEnd(10)} ${covered} of ${facts.length} as said, ${otherwise} otherwise, ${missing} missing`;
}
