/**
 * The relay delivers at least once, and the SDK deletes a session's message history with the session. The SDK does
 * not await its own check of a session delete, so a repeated one would be an unhandled rejection.
 */
export function ignoreRepeatedDelete(engine: object): void {
  const name = 'onSessionDeleteRequest'
  const own: unknown = Reflect.get(engine, name)
  const check: unknown = Reflect.get(engine, 'isValidDisconnect')
  if (typeof own !== 'function' || typeof check !== 'function') return
  Reflect.set(engine, name, async (topic: string, payload: { readonly params?: unknown }) => {
    try {
      await check.call(engine, { topic, reason: payload.params })
    } catch (error) {
      if (String(error).includes('recently deleted')) return
      throw error
    }
    await own.call(engine, topic, payload)
  })
}
