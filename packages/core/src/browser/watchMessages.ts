/** A message of another window. Untrusted input. */
export type WindowMessage = {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
}

/** Calls `listener` with each message that another window posts to this one. Returns the cleanup. */
export function watchMessages(
  listener: (message: WindowMessage) => void,
  scope: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis as never,
): () => void {
  const onMessage = (event: Event) => listener(event as MessageEvent<unknown>)
  scope.addEventListener('message', onMessage)
  return () => scope.removeEventListener('message', onMessage)
}
