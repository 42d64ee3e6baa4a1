import { Fragment } from 'react';
import { toSafeUrl } from '#fields/link/link.ts';

/** Signs that end a sentence, not an address. */
const TAIL = /[.,;:!?)\]}'"…]+$/;

/** Text whose web addresses can be followed (spec 2.6); only http and https, opened without a way back. */
export function LinkedText({ text }: { text: string }) {
  if (!/https?:\/\//i.test(text)) return text;
  return text.split(/(\s+)/).map((token, index) => {
    const address = token.replace(TAIL, '');
    const url = toSafeUrl(address);
    if (!url) return <Fragment key={index}>{token}</Fragment>;
    return (
      <Fragment key={index}>
        <ExternalLink url={url} text={address} />
        {token.slice(address.length)}
      </Fragment>
    );
  });
}

/** A link out of the application. */
export function ExternalLink({ url, text }: { url: string; text: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="kf-link">
      {text}
    </a>
  );
}
