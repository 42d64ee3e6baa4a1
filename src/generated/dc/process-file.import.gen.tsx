// Generated from schemas/dc/process-file.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { dcMovementLineFields } from './dc-movement-line.entity.gen.ts';
import { dcMovementFields } from './dc-movement.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'dc/process-file/upload',
  route: '/dc/process-file/upload',
  title: 'screen.dc/process-file/upload.title',
  permissions: ['dc_process_file'],
  url: '/dc-file-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    { key: 'sold_on', label: 'dc_movement.sold_on', required: true, field: dcMovementFields.sold_on },
    {
      key: 'lines.goods_id', label: 'screen.dc/process-file/upload.column.goods', required: true,
      field: dcMovementLineFields.goods_id,
    },
    { key: 'lines.uid', label: 'dc_movement_line.uid', field: dcMovementLineFields.uid },
    { key: 'lines.quantity', label: 'dc_movement_line.quantity', required: true, field: dcMovementLineFields.quantity },
    { key: 'lines.unit_price', label: 'dc_movement_line.unit_price', field: dcMovementLineFields.unit_price },
    { key: 'buyer_name', label: 'dc_movement.buyer_name', field: dcMovementFields.buyer_name },
    { key: 'buyer_phone', label: 'dc_movement.buyer_phone', field: dcMovementFields.buyer_phone },
    { key: 'id_city', label: 'dc_movement.id_city', field: dcMovementFields.id_city },
  ],
  options: 'process-file-options',
};

export default function ProcessFileImport() {
  return <ImportScreen sheet={sheet} />;
}
