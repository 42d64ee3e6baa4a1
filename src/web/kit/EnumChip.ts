/** A code of an enum as a chip with its word: `<EnumChip model={tripFields.state.enum} code={trip.state} />`. */
export { EnumChip } from '#fields/enum/enum.cell.tsx';
