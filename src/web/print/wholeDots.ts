/** Dots of a label printer in a millimetre: 300 dpi (specification 8, "Printing"). */
const DOTS_PER_MM = 300 / 25.4;

/**
 * Millimetres that so many modules of a code take: each of the same whole number of printer dots, as many as the room allows, so that
 * none is a dot wider than another; all of the room where not even one dot a module fits.
 */
export function wholeDots(modules: number, mostMm: number): number {
  const dots = Math.floor((mostMm * DOTS_PER_MM) / modules);
  return dots === 0 ? mostMm : (modules * dots) / DOTS_PER_MM;
}
