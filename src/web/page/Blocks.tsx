import { createElement } from 'react';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import type { Block, Inline } from '#contract/page.ts';
import { Facts } from './Facts.tsx';
import { Flow } from './Flow.tsx';

/** A written text. Everything in it is a React element: there is no HTML to smuggle anything in. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockElement key={index} block={block} />);
}

function BlockElement({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, { id: block.id }, toNodes(block.inlines));
    case 'list':
      return createElement(
        block.isOrdered ? 'ol' : 'ul',
        null,
        block.items.map((item, index) => <li key={index}>{toNodes(item)}</li>),
      );
    case 'facts':
      return <Facts items={block.items} toNodes={toNodes} />;
    case 'flow':
      return <Flow states={block.states} />;
    case 'quote':
      return <blockquote>{toNodes(block.inlines)}</blockquote>;
    case 'paragraph':
      return <p>{toNodes(block.inlines)}</p>;
  }
  return block satisfies never;
}

function toNodes(inlines: readonly Inline[]): ReactNode {
  return inlines.map((inline, index) => <InlineElement key={index} inline={inline} />);
}

function InlineElement({ inline }: { inline: Inline }): ReactNode {
  if (typeof inline === 'string') return inline;
  const children = toNodes(inline.inlines);
  if (inline.kind !== 'link') return createElement(inline.kind, null, children);
  if (inline.href.startsWith('/')) return <LinkBase to={inline.href}>{children}</LinkBase>;
  return (
    <a href={inline.href} rel="noopener noreferrer">
      {children}
    </a>
  );
}
