/** The cell of a control's id: `f-lines.3.quantity` under `f-lines` → row 3, `quantity`; null for another control. */
export function readCellId(controlId: string, prefix: string): { index: number; child: string } | null {
  if (!controlId.startsWith(`${prefix}.`)) return null;
  const [index, child] = controlId.slice(prefix.length + 1).split('.');
  return child === undefined ? null : { index: Number(index), child };
}
