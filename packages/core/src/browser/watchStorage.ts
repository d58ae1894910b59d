/**
 * Calls `listener` when another tab changes a stored value whose key ends with `.${name}`, or clears the storage. Returns the
 * cleanup. A storage of cookies has no such event.
 */
export function watchStorage(
  name: string,
  listener: () => void,
  scope: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | object = globalThis,
): () => void {
  // Absent on a server.
  if (!('addEventListener' in scope)) return () => {}
  const onStorage = (event: Event) => {
    const key: unknown = Reflect.get(event, 'key')
    if (key === null || (typeof key === 'string' && key.endsWith(`.${name}`))) listener()
  }
  scope.addEventListener('storage', onStorage)
  return () => scope.removeEventListener('storage', onStorage)
}
