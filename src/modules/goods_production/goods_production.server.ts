import { defineModule } from '#generated/goods_production/module.gen.server.ts';
import { completeNorms, copyNorms, readStyleSizes } from './norms.server.ts';
import { completeRecords, countPieces } from './records.server.ts';
import { completeRequirements, freeMaterials, giveMaterials, keepNeeded } from './requirements.server.ts';

export default defineModule({
  hooks: {
    production_norm: { beforeWrite: completeNorms },
    production_requirement: { beforeWrite: completeRequirements },
    production_record: { beforeWrite: completeRecords },
  },
  actions: { new_version: copyNorms, issue_materials: giveMaterials, style_sizes: readStyleSizes },
  effects: { keep_materials: keepNeeded, free_materials: freeMaterials, count_pieces: countPieces },
});
