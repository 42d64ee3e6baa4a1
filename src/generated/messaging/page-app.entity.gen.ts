// Generated from schemas/messaging/page-app.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PageApp = {
  id: number;
  version: number;
  app_id: string;
  app_secret: string | null;
  /** Another address than Facebook's own, as of a sandbox: for the page where people agree and for all calls. */
  url: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const pageAppFields = createFields({
  app_id: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  app_secret: { type: 'secret', json: 'string', maxLength: 200, writeOnly: true, secret: true },
  url: { type: 'link', json: 'string', maxLength: 200 },
  ...standardFields,
});

export const pageAppRules: readonly RuleModel[] = [];

export const pageAppDisplay = [{ field: 'app_id' }] as const;
