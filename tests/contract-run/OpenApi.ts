import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Api } from '../support/Api.ts';

type Json = Record<string, unknown>;

/** What `/openapi.json` of a server says. */
export interface OpenApi {
  has(method: string, path: string): boolean;
  /** What is wrong with the answer of a call by its own description; nothing where it describes none. */
  checkAnswer(method: string, path: string, answer: unknown): string[];
}

/** Reads it; throws when there is none. */
export async function readOpenApi(api: Api): Promise<OpenApi> {
  const { status, json } = await api.get('/openapi.json');
  if (status !== 200 || typeof json['paths'] !== 'object')
    throw new Error(`GET /openapi.json answers ${status} without paths`);
  const paths = json['paths'] as Record<string, Record<string, Json>>;
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(json, 'api');
  return {
    has: (method, path) => paths[path]?.[method.toLowerCase()] !== undefined,
    checkAnswer(method, path, answer) {
      const place = `#/paths/${escape(path)}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
      const validate = find(json, place) === undefined ? undefined : ajv.getSchema(`api${place}`);
      if (!validate || validate(answer)) return [];
      const [first] = validate.errors ?? [];
      return [
        `is not as its description says: ${first?.instancePath ?? ''} ${first?.message ?? ''} ${JSON.stringify(first?.params ?? {})}`,
      ];
    },
  };
}

const escape = (path: string): string => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));

function find(json: Json, place: string): unknown {
  const names = place
    .slice(2)
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<unknown>((at, name) => (at as Json | undefined)?.[name], json);
}
