/**
 * Returns a short part of a list that still fails, in the same order: none of its items can be left out alone, unless `maxRuns` was reached.
 * It leaves out halves first, then smaller parts (delta debugging).
 *
 * @param items A list that fails.
 * @param fails Whether a part of it fails.
 * @param maxRuns The most calls of `fails`.
 * @see https://www.cs.purdue.edu/homes/xyzhang/fall07/Papers/delta-debugging.pdf
 */
export async function shorten<Item>(
  items: readonly Item[],
  fails: (part: readonly Item[]) => Promise<boolean>,
  maxRuns: number,
): Promise<readonly Item[]> {
  let shortest = items
  let size = Math.ceil(items.length / 2)
  let runs = 0
  while (shortest.length > 0) {
    const length = shortest.length
    for (let start = 0; start < shortest.length; ) {
      if (runs === maxRuns) return shortest
      runs += 1
      const rest = [...shortest.slice(0, start), ...shortest.slice(start + size)]
      if (await fails(rest)) shortest = rest
      else start += size
    }
    if (size === 1 && shortest.length === length) return shortest
    size = Math.max(1, Math.ceil(size / 2))
  }
  return shortest
}
