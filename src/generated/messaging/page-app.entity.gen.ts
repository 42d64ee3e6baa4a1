// Generated from schemas/messaging/page-app.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type PageApp = {
  id: number;
  version: number;
  app_id: string;
  app_secret: string | null;
  /** The word that Facebook has to name before it sends what happens on pages to our address. */
  verify_token: string | null;
  /** Where Facebook sends to, below the address of this server. */
  webhook_path: string | null;
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
  verify_token: { type: 'secret', json: 'string', minLength: 12, maxLength: 100, writeOnly: true, secret: true },
  webhook_path: {
    type: 'code', json: 'string', readOnly: true, maxLength: 100,
    compute: {
      stored: false,
      value: (c: Logic<PageApp>) => c.record.id != null ? ['/hooks/crm/facebook?app=', c.record.id].join('') : null,
    },
  },
  url: { type: 'link', json: 'string', maxLength: 200 },
  ...standardFields,
});

export const pageAppRules: readonly RuleModel[] = [];

export const pageAppDisplay = [{ field: 'app_id' }] as const;
