// Generated from schemas/material/*.json. Edit those files and run `npm run generate`.
export const supplyList = () => import('./supply.list.gen.tsx');
export const supplyForm = () => import('./supply.form.gen.tsx');
export const materialsList = () => import('./materials.list.gen.tsx');
export const materialForm = () => import('./material.form.gen.tsx');
export const materialImport = () => import('./material.import.gen.tsx');
export const lotsList = () => import('./lots.list.gen.tsx');
export const movesList = () => import('./moves.list.gen.tsx');
export const materialReceiptCreateForm = () => import('./material-receipt-create.form.gen.tsx');
export const materialReceiptsList = () => import('./material-receipts.list.gen.tsx');
export const materialReceiptForm = () => import('./material-receipt.form.gen.tsx');
export const adjustLotAction = () => import('./adjust-lot.action.gen.tsx');
export const countSupplyAction = () => import('./count-supply.action.gen.tsx');
export const issueLotAction = () => import('./issue-lot.action.gen.tsx');
export const lotToSupplierAction = () => import('./lot-to-supplier.action.gen.tsx');
export const receiveSupplyAction = () => import('./receive-supply.action.gen.tsx');
export const returnLotAction = () => import('./return-lot.action.gen.tsx');
export const scrapLotAction = () => import('./scrap-lot.action.gen.tsx');
