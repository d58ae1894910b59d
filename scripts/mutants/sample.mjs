/**
 * Selects `count` items, the same ones for the same seed (mulberry32 and Fisher–Yates). Returns all if there are fewer.
 *
 * @template T
 * @param {readonly T[]} items
 * @param {number} count
 * @param {number} seed
 * @returns {T[]}
 */
export function sample(items, count, seed) {
  const next = createRandom(seed)
  const rest = [...items]
  return Array.from({ length: Math.min(count, items.length) }, () => {
    const [item] = rest.splice(Math.floor(next() * rest.length), 1)
    return /** @type {T} */ (item)
  })
}

/** @param {number} seed @returns {() => number} Numbers from 0 up to 1. */
function createRandom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
