import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../support/schemas/readSchemas.ts';

export interface Options {
  /** `VERIFY_URL`: a product with the demo company that runs already; absent: one is started. */
  url: string | undefined;
  /** Route of the one screen that is looked at. */
  only: string | undefined;
  /** Which part of all screens: 2 of 3, as Playwright says it. */
  shard: Shard;
  languages: readonly Language[];
  isQuick: boolean;
  isPlanted: boolean;
  /** File of the report, from the project's folder. */
  report: string;
}

export interface Shard {
  index: number;
  of: number;
}

/** All screens. */
export const WHOLE: Shard = { index: 1, of: 1 };

export const USAGE = `npm run verify                        every screen, every language: structure, rights, looks
npm run verify -- --only /orders/list one screen
npm run verify -- --language vi       one language
npm run verify -- --shard 2/3         every third screen from the second on, beside the other shards
npm run verify -- --quick             structure and rights only: light, wide, without axe
npm run verify -- --report <file>     where the report goes (.build/verify/report.html)
npm run verify -- --planted           breaks a copy in many places and shows that each is found
VERIFY_URL=http://localhost:3000      looks at a product with the demo company that runs already`;

/** Reads the command line; throws what is wrong with it. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      language: { type: 'string' },
      shard: { type: 'string' },
      quick: { type: 'boolean', default: false },
      planted: { type: 'boolean', default: false },
      report: { type: 'string', default: '.build/verify/report.html' },
    },
  });
  const language = LANGUAGES.find((one) => one === values.language);
  if (values.language !== undefined && !language)
    throw new Error(`--language is "${values.language}": give one of ${LANGUAGES.join(', ')}`);
  return {
    url: env['VERIFY_URL'] === undefined ? undefined : toUrl(env['VERIFY_URL']),
    only: values.only,
    shard: values.shard === undefined ? WHOLE : toShard(values.shard),
    languages: language ? [language] : LANGUAGES,
    isQuick: values.quick,
    isPlanted: values.planted,
    report: values.report,
  };
}

function toShard(text: string): Shard {
  const [index = 0, of = 0] = text.split('/').map(Number);
  if (Number.isInteger(index) && Number.isInteger(of) && index >= 1 && index <= of) return { index, of };
  throw new Error(`--shard is "${text}": give one such as 2/3`);
}

function toUrl(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/$/, '');
  throw new Error(`VERIFY_URL is "${text}": give an address such as http://localhost:3000`);
}
