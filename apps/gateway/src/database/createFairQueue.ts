/** A queue of items with an owner key. */
export type FairQueue<Item> = {
  readonly add: (key: string, item: Item) => void
  /** Removes and returns the next item, round-robin by key, so that a key with many items does not delay the others. */
  readonly take: () => Item | undefined
  readonly size: () => number
}

/** Creates an empty queue. */
export function createFairQueue<Item>(): FairQueue<Item> {
  /** The first key is the next one. */
  const queues = new Map<string, Item[]>()
  let size = 0
  return {
    add(key, item) {
      size += 1
      const queue = queues.get(key)
      if (queue) queue.push(item)
      else queues.set(key, [item])
    },
    take() {
      const [next] = queues
      if (!next) return undefined
      const [key, queue] = next
      const item = queue.shift()
      size -= 1
      queues.delete(key)
      if (queue.length > 0) queues.set(key, queue)
      return item
    },
    size: () => size,
  }
}
