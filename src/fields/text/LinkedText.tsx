import { Fragment } from 'react';
import { dropEnd } from '#contract/text.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toSafeUrl } from '#fields/link/link.ts';

/** Signs after an address that belong to the sentence or the bracket around it. */
const CLOSING = '.,;:!?)]}\'"”’…';

/** Where an address begins; what stands before it, a letter or a colon, does not matter. */
const START = /https?:\/\//gi;

/** Blanks, quotes and brackets end an address, and so do Chinese letters and signs: typed, they are the text around it. */
const END = /[\s<>"'`\\“”‘’…\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

interface Piece {
  text: string;
  /** Where it leads; absent: plain text. */
  url?: string;
}

/** A text as plain pieces and addresses that may be followed. Each sign is looked at once or twice. */
export function toPieces(text: string): readonly Piece[] {
  const starts = findStarts(text);
  const pieces: Piece[] = [{ text: text.slice(0, starts[0]) }];
  for (const [at, start] of starts.entries()) {
    // The next address ends this one.
    const rest = text.slice(start, starts[at + 1]);
    const end = rest.search(END);
    const address = dropEnd(end < 0 ? rest : rest.slice(0, end), CLOSING);
    const url = toSafeUrl(address);
    if (url) pieces.push({ text: address, url }, { text: rest.slice(address.length) });
    else pieces.push({ text: rest });
  }
  return pieces.filter((piece) => piece.text !== '');
}

/** Where addresses begin; one that is part of the one before (`?back=https://…`) is none of its own. */
function findStarts(text: string): readonly number[] {
  const all = [...text.matchAll(START)].map(({ index }) => index);
  return all.filter((start, at) => {
    const isParam = /[=/]/.test(text.charAt(start - 1));
    return at === 0 || !isParam || END.test(text.slice(all[at - 1], start));
  });
}

/** Text whose web addresses can be followed (spec 2.6); only http and https, opened without a way back. */
export function LinkedText({ text }: { text: string }) {
  if (!/https?:\/\//i.test(text)) return text;
  return toPieces(text).map((piece, index) =>
    piece.url ? (
      <ExternalLink key={index} url={piece.url} text={piece.text} />
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}

/** A link out of the application. */
export function ExternalLink({ url, text }: { url: string; text: string }) {
  const { cellTabIndex } = useFieldTools();
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      tabIndex={cellTabIndex}
      className="kf-link"
    >
      {text}
    </a>
  );
}
