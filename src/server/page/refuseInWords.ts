import type { Context } from '#contract/context.ts';

/** What a connector throws where another system did not do what it was asked. */
interface OtherSide extends Error {
  reason: string;
}

interface Refusing<Thrown extends OtherSide> {
  error: abstract new (...args: never[]) => Thrown;
  /** Reasons that mean: nobody answered, or not now. */
  silent: readonly Thrown['reason'][];
}

/** While somebody comes back from another system: what that says stands in the refusal; that it says nothing, too. */
export async function refuseInWords<Result, Thrown extends OtherSide>(
  { refuse }: Pick<Context, 'refuse'>,
  { error: Thrown, silent }: Refusing<Thrown>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    if (silent.includes(error.reason)) return refuse('other_side_down');
    return refuse('consent_refused', '', { text: error.message });
  }
}
