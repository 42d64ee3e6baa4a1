import { defineModule } from '#generated/goods_production/module.gen.server.ts';
import { buyMaterials } from './purchases.server.ts';
import { notifyLate } from './lateRequirements.server.ts';
import { completeNorms, copyNorms, listStyleLines, readStyleSizes } from './norms.server.ts';
import { countUses } from './normUses.server.ts';
import { completeRecords, countPieces, listWorkLines } from './records.server.ts';
import { completeRequirements, freeMaterials, giveMaterials, keepNeeded } from './requirements.server.ts';

export default defineModule({
  hooks: {
    production_norm: { beforeWrite: completeNorms },
    production_requirement: { beforeWrite: completeRequirements, afterWrite: countUses },
    production_record: { beforeWrite: completeRecords },
  },
  actions: {
    buy_materials: buyMaterials,
    new_version: copyNorms,
    issue_materials: giveMaterials,
    style_lines: listStyleLines,
    style_sizes: readStyleSizes,
    work_lines: listWorkLines,
  },
  jobs: {
    notify_late: {
      as: 'timer',
      async run({ change }) {
        await change(notifyLate);
      },
    },
  },
  schedules: { notify_late: { cron: '0 7 * * *', job: 'notify_late' } },
  effects: { keep_materials: keepNeeded, free_materials: freeMaterials, count_pieces: countPieces },
});
