import { compileTests } from '../list/compileTests.ts';
import { toFixedTests } from '../list/fixedTests.ts';
import { createFilterContext } from '../list/ListScope.ts';
import type { ReferenceScope } from './resolveReferences.ts';
import type { Change } from './runChange.ts';

/** Prints whether the row `t` of an entity is one that a reference offers to whoever writes. */
export function printAccepted({
  access,
  language,
  now,
}: Pick<Change, 'access' | 'language' | 'now'>): NonNullable<ReferenceScope['accepts']> {
  const context = createFilterContext(access, language, now);
  return (entity, where, bind) =>
    compileTests(
      toFixedTests(where, { entity, access, context }),
      { alias: 't', entity },
      { access, bind, now },
    )
      .map((test) => `(${test})`)
      .join(' and ');
}
