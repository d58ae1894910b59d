/** A method of the SDK. */
export type Method = (...given: readonly unknown[]) => unknown

/** Replaces a method of an object. Returns a function that restores the original. */
export function replaceMethod(
  owner: object | undefined,
  name: string,
  make: (original: Method) => Method,
): () => void {
  const original: unknown = owner && Reflect.get(owner, name)
  if (!owner || typeof original !== 'function') return () => {}
  Reflect.set(owner, name, make(original.bind(owner)))
  return () => Reflect.set(owner, name, original)
}

/** Handles rejections, so that an unused promise causes no uncaught error. Callers still receive them. */
export function handleRejections(original: Method): Method {
  return (...given) => {
    const response = original(...given)
    Promise.resolve(response).catch(() => {})
    return response
  }
}

/** Ignores rejections of an async method; callers do not receive them. */
export function ignoreRejections(original: Method): Method {
  return (...given) => (original(...given) as Promise<unknown>).catch(() => {})
}

/** Returns the pending call of an async method instead of starting another one. */
export function runOneAtATime(original: Method): Method {
  let running: Promise<unknown> | undefined
  return (...given) => {
    running ??= (original(...given) as Promise<unknown>).finally(() => {
      running = undefined
    })
    return running
  }
}
