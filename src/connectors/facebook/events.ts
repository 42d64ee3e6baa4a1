import { createHmac, timingSafeEqual } from 'node:crypto';
import type {
  PageArrival,
  PageEvent,
  PageHiding,
  PageNews,
  PagePort,
  PageWords,
  PageWordsKind,
} from '#contract/socialPages.ts';
import { isFacts, toText, type Facts } from '../graph/graph.ts';

/* What Facebook calls us with: https://developers.facebook.com/docs/graph-api/webhooks/getting-started, and .../pages-api/webhooks-for-pages. */

/** The header `x-hub-signature-256`. */
export const signBody = (secret: string, body: Buffer | string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

export const isSigned: PagePort['isSigned'] = ({ body, signature, secret }) => {
  const [sent, right] = [Buffer.from(signature), Buffer.from(signBody(secret, body))];
  return sent.length === right.length && timingSafeEqual(sent, right);
};

export function readEvents(body: Buffer): readonly PageNews[] {
  const facts: unknown = JSON.parse(body.toString('utf8'));
  if (!isFacts(facts) || facts['object'] !== 'page') return [];
  return listOf(facts['entry']).map((entry) => {
    const page = toText(entry['id']);
    return {
      page,
      at: toTime(entry['time']),
      events: [
        ...listOf(entry['messaging']).flatMap((one) => toMessaging(one, page)),
        ...listOf(entry['changes']).flatMap((one) => toFeed(one, page)),
      ],
    };
  });
}

const listOf = (value: unknown): readonly Facts[] => (Array.isArray(value) ? value.filter(isFacts) : []);

const factsOf = (value: unknown): Facts => (isFacts(value) ? value : {});

/** Beginning of 2100, in seconds: what is more counts in milliseconds. */
const SECONDS_END = 4_102_444_800;

/** Messages count in milliseconds, comments and some entries in seconds. */
function toTime(value: unknown): string {
  const time = Number(value);
  if (!Number.isFinite(time) || time <= 0) return new Date(0).toISOString();
  const milliseconds = time < SECONDS_END ? time * 1000 : time;
  return new Date(Math.min(milliseconds, SECONDS_END * 1000)).toISOString();
}

function toMessaging(facts: Facts, page: string): readonly PageEvent[] {
  const sender = toText(factsOf(facts['sender'])['id']);
  const recipient = toText(factsOf(facts['recipient'])['id']);
  const at = toTime(facts['timestamp']);
  const { message, postback, delivery, read } = facts;
  if (isFacts(message)) return toMessage(message, { sender, recipient, page, at });
  // A button that was pressed: what stood on it is what he says.
  if (isFacts(postback)) {
    const id = toText(postback['mid']) || `${sender} ${toText(facts['timestamp'])}`;
    const words = { kind: 'text', text: toText(postback['title']) || null } as const;
    return [{ ...MESSAGE, ...words, id, person: sender, isOwn: false, at }];
  }
  if (isFacts(delivery)) return toArrival('delivered', sender, delivery);
  return isFacts(read) ? toArrival('seen', sender, read) : [];
}

const MESSAGE = { is: 'written', type: 'message', name: null, post: null, answers: null } as const;

/** An echo is what the page has written, in whatever program. */
function toMessage(
  message: Facts,
  { sender, recipient, page, at }: { sender: string; recipient: string; page: string; at: string },
): readonly PageWords[] {
  const isOwn = message['is_echo'] === true || sender === page;
  const [id, person] = [toText(message['mid']), isOwn ? recipient : sender];
  if (id === '' || person === '') return [];
  const [first] = listOf(message['attachments']);
  const kind = first === undefined ? 'text' : toKind(message, toText(first['type']));
  const text = typeof message['text'] === 'string' ? message['text'] : null;
  return [{ ...MESSAGE, id, person, isOwn, kind, text, at }];
}

const KINDS: Readonly<Record<string, PageWordsKind>> = {
  image: 'image',
  photo: 'image',
  video: 'video',
  video_inline: 'video',
  audio: 'audio',
  file: 'file',
  location: 'location',
  sticker: 'sticker',
};

/** A sticker comes as a picture with a number. */
const toKind = (message: Facts, type: string): PageWordsKind =>
  message['sticker_id'] === undefined ? (KINDS[type] ?? 'other') : 'sticker';

/** Everything until the watermark. */
const toArrival = (is: PageArrival['is'], person: string, { watermark }: Facts): readonly PageArrival[] =>
  person === '' || !(Number(watermark) > 0) ? [] : [{ is, person, until: toTime(watermark) }];

const HIDING: Readonly<Record<string, PageHiding['is']>> = {
  hide: 'hidden',
  remove: 'hidden',
  unhide: 'shown',
};

/** Of the feed only comments; posts, shares and likes of others are not answered. */
function toFeed({ field, value }: Facts, page: string): readonly PageEvent[] {
  const facts = factsOf(value);
  const [verb, id] = [toText(facts['verb']), toText(facts['comment_id'])];
  if (field !== 'feed' || facts['item'] !== 'comment' || id === '') return [];
  const hiding = HIDING[verb];
  if (hiding !== undefined) return [{ is: hiding, id }];
  return verb === 'add' || verb === 'edited' ? [toComment(facts, { page, verb, id })] : [];
}

function toComment(facts: Facts, { page, verb, id }: { page: string; verb: string; id: string }): PageWords {
  const from = factsOf(facts['from']);
  const author = toText(from['id']);
  const isOwn = author === page;
  const [post, parent] = [toText(facts['post_id']), toText(facts['parent_id'])];
  const picture = facts['photo'] === undefined ? 'text' : 'image';
  return {
    is: verb === 'add' ? 'written' : 'edited',
    type: 'comment',
    id,
    // Of some people they do not say who they are: each comment stands for itself.
    person: isOwn ? null : author || id,
    name: toText(from['name']) || null,
    isOwn,
    post: post || null,
    answers: parent === '' || parent === post ? null : parent,
    kind: facts['video'] === undefined ? picture : 'video',
    text: typeof facts['message'] === 'string' && facts['message'] !== '' ? facts['message'] : null,
    at: toTime(facts['created_time']),
  };
}
