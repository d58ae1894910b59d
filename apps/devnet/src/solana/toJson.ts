/** JSON in which a bigint is a number with all its digits, as in the answers of nodes. */
export function toJson(value: unknown): string {
  // No text a node answers begins so.
  const mark = '\u0000bigint:'
  const json = JSON.stringify(value, (_key, each) => (typeof each === 'bigint' ? `${mark}${each}` : each))
  return json.replace(/"\\u0000bigint:(\d+)"/g, '$1')
}
