/** Returns the topic of an object from the SDK; an empty string, which no session has, if there is none. */
export function readTopic(given: unknown): string {
  const { topic } = (given ?? {}) as { readonly topic?: unknown }
  return typeof topic === 'string' ? topic : ''
}
