/** Runs a task for each item, at most `limit` at the same time. Resolves when all are done; rejects with the first error. */
export async function runLimited<Item>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = []
  const left = items.values()
  async function work(): Promise<void> {
    // All workers take from one iterator.
    for (const item of left) await run(item).catch((error: unknown) => errors.push(error))
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work))
  if (errors.length > 0) throw errors[0]
}
