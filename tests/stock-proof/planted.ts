/** x */
export async function provePlanted(): Promise<boolean> {
  return true;
}
