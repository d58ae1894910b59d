/** Runs a task for each item, at most `limit` at a time. Rejects with the first error after all tasks have settled. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = []
  const left = items.values()
  async function work(): Promise<void> {
    // All workers share one iterator.
    for (const item of left) await run(item).catch((error: unknown) => errors.push(error))
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work))
  if (errors.length > 0) throw errors[0]
}
