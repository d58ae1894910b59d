import type { Clock } from '../../../ports/Clock.js'
import type { UniversalProvider } from './UniversalProvider.js'

/** The SDK's internal event emitter. Each request has its own event, which delivers its response. */
type Events = {
  on(event: string, listener: (name: unknown) => void): unknown
  off(event: string, listener: (name: unknown) => void): unknown
  emit(event: string, parameters: unknown): unknown
}

/** One second less than the SDK's time-out for requests. */
const lifeMs = 299_000
const expired = { code: 8000, message: 'Request expired.' } as const

/**
 * Expires each request one second before the SDK does, for the reason given in `expireProposal`. Requests that already
 * have a response are not affected.
 *
 * @returns A function that stops watching further requests.
 */
export function expireRequests({ client }: Pick<UniversalProvider, 'client'>, clock: Clock): () => void {
  const { events } = (client.engine ?? {}) as { readonly events?: Events | undefined }
  const onNewListener = (name: unknown) => {
    if (typeof name !== 'string' || !name.startsWith('session_request:')) return
    clock.setTimeout(() => events?.emit(name, { error: expired }), lifeMs)
  }
  events?.on('newListener', onNewListener)
  return () => events?.off('newListener', onNewListener)
}
