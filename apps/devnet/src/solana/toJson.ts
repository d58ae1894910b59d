/** Serializes JSON with exact bigint numbers, as in node responses. */
export function toJson(value: unknown): string {
  // No text in a response begins with this marker.
  const mark = '\u0000bigint:'
  const json = JSON.stringify(value, (_key, each) => (typeof each === 'bigint' ? `${mark}${each}` : each))
  return json.replace(/"\\u0000bigint:(\d+)"/g, '$1')
}
