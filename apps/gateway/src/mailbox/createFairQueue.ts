/** A queue of items, each with the key of whom it belongs to. */
export type FairQueue<Item> = {
  readonly add: (key: string, item: Item) => void
  /** Takes the next item: one of each key in turn, so that a key with many items delays no other one. */
  readonly take: () => Item | undefined
  readonly size: () => number
}

export function createFairQueue<Item>(): FairQueue<Item> {
  /** In the order of their turns. */
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
