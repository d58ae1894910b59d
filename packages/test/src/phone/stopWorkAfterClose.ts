/**
 * Without a connection, the SDK's unfinished operations reject. It observes neither these rejections nor the end of
 * the connection, so a phone that is turned off during an operation would cause an unhandled rejection. After `isClosed`
 * returns true, a rejected operation stays pending.
 */
export function stopWorkAfterClose(engine: object, isClosed: () => boolean): void {
  for (const name of Object.keys(engine)) {
    const own: unknown = Reflect.get(engine, name)
    if (typeof own !== 'function') continue
    Reflect.set(engine, name, (...given: readonly unknown[]) => {
      const result: unknown = own.apply(engine, given)
      if (!(result instanceof Promise)) return result
      return result.catch((error: unknown) => {
        if (!isClosed()) throw error
        return new Promise(() => {})
      })
    })
  }
}
