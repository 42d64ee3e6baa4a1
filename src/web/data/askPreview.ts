import type { BulkPreview, BulkTarget } from '#contract/wire.ts';
import { isBulkPreview } from './answers.ts';
import type { KitDataProvider } from './dataProvider.ts';

/** Who of the records would be refused, and what the question names of them; null without an answer: the call itself will say it. */
export const askPreview = (
  dataProvider: Pick<KitDataProvider, 'ask'>,
  { resource, key }: { resource: string; key: string },
  target: BulkTarget,
): Promise<BulkPreview | null> =>
  dataProvider.ask(`/${resource}/${key}/preview`, target, isBulkPreview).catch(() => null);
