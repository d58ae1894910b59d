/** The topic in what the SDK hands out; empty where it has none, which is nobody's. */
export function topicOf(given: unknown): string {
  const { topic } = (given ?? {}) as { readonly topic?: unknown }
  return typeof topic === 'string' ? topic : ''
}
