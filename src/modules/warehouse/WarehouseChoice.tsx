import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { ScanWarehouse } from './useScanWarehouse.web.ts';

/** The warehouse that is scanned in; nothing where there is no choice, or something is in hand. */
export function WarehouseChoice({ where, isFixed }: { where: ScanWarehouse; isFixed: boolean }) {
  const translate = useTranslate();
  if (isFixed || where.warehouses.length < 2) return null;
  return (
    <TextField
      select
      size="small"
      sx={{ width: 240, maxWidth: '100%' }}
      label={translate('scan-pickup.warehouse_id')}
      value={where.id ?? ''}
      onChange={(event) => where.choose(Number(event.target.value))}
    >
      {where.warehouses.map(({ id, code_name }) => (
        <MenuItem key={id} value={id}>
          {code_name}
        </MenuItem>
      ))}
    </TextField>
  );
}
