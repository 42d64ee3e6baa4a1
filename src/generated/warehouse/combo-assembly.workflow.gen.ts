// Generated from schemas/warehouse/combo-assembly.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { ComboAssembly } from './combo-assembly.entity.gen.ts';
import type { FinishAssemblyForm } from './finish-assembly.form.gen.ts';

export const comboAssemblyWorkflow: WorkflowModel = {
  entity: 'combo_assembly',
  field: 'status',
  initial: [{ to: 'planned' }],
  states: [
    { key: 'planned', value: 'planned', tone: 'warning' },
    { key: 'done', value: 'done', tone: 'success', final: true, readOnly: true },
    { key: 'canceled', value: 'canceled', tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'finish', from: ['planned'], to: 'done', permissions: ['administration_physical_combo'],
      set: {
        done_at: (c: Logic<ComboAssembly, Row, FinishAssemblyForm>) => c.now,
        uids: (c: Logic<ComboAssembly, Row, FinishAssemblyForm>) => c.input.uids != null ? c.input.uids : c.record.uids,
      },
      form: 'finish-assembly', success: 'messages.assembly_finished', tone: 'success',
    },
    {
      key: 'cancel', from: ['planned'], to: 'canceled', permissions: ['administration_physical_combo'],
      note: { minLength: 5 }, question: 'messages.confirm_cancel', tone: 'danger', bulk: true,
    },
  ],
};
