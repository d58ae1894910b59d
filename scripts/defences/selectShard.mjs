/** @typedef {import('./removeDefence.mjs').Defence} Defence */

/**
 * Returns one of several parts of the defences. Those of one test file are beside each other, because its tests run once for all of them.
 *
 * @param {readonly Defence[]} defences
 * @param {string | undefined} shard Such as `--shard=2/8`, for the second of eight parts. Default: all of them.
 * @returns {readonly Defence[]}
 * @throws {Error} If the text is another one.
 */
export function selectShard(defences, shard) {
  if (shard === undefined) return defences
  const [, index, count] = /^--shard=([1-9]\d*)\/([1-9]\d*)$/.exec(shard)?.map(Number) ?? []
  if (index === undefined || count === undefined || index > count)
    throw new Error(`"--shard" must be a part and their number such as 2/8, got ${shard}.`)
  const toKey = (/** @type {Defence} */ { test }) => `${test.runner} ${test.file}`
  const sorted = [...defences].sort((a, b) => (toKey(a) < toKey(b) ? -1 : toKey(a) > toKey(b) ? 1 : 0))
  const [start, end] = [index - 1, index].map((part) => Math.floor((part * sorted.length) / count))
  return sorted.slice(start, end)
}
