export async function tellOwner(): Promise<void> {}
