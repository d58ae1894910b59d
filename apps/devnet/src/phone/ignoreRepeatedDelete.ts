/**
 * The relay delivers at least once, and the SDK deletes a session's message history with the session. A repeated
 * session delete would be an unhandled rejection.
 */
export function ignoreRepeatedDelete(engine: object): void {
  const name = 'onSessionDeleteRequest'
  const own: unknown = Reflect.get(engine, name)
  if (typeof own !== 'function') return
  Reflect.set(engine, name, async (...given: readonly unknown[]) => {
    try {
      await own.apply(engine, given)
    } catch (error) {
      if (!String(error).includes('recently deleted')) throw error
    }
  })
}
