import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { Block, Inline } from '#contract/page.ts';

/** In place of the text while it is loaded. */
export function Lines() {
  return [90, 100, 96, 60].map((width) => <Skeleton key={width} width={`${width}%`} height={26} />);
}

/** With so many parts a list of them helps. */
const PARTS_FROM = 4;

/** The parts of a long text, to jump to. */
export function Parts({ blocks }: { blocks: readonly Block[] }) {
  const translate = useTranslate();
  const parts = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  if (parts.length < PARTS_FROM) return null;
  return (
    <nav aria-label={translate('kit.page.parts')}>
      <ol>
        {parts.map((block) =>
          block.kind === 'heading' ? (
            <li key={block.id}>
              <a href={`#${block.id}`}>{toText(block.inlines)}</a>
            </li>
          ) : null,
        )}
      </ol>
    </nav>
  );
}

function toText(inlines: readonly Inline[]): string {
  return inlines.map((one) => (typeof one === 'string' ? one : toText(one.inlines))).join('');
}
