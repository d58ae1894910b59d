import type { Clock } from '../../../ports/Clock.js'
import type { UniversalProvider } from './UniversalProvider.js'

/** Internal emitter of the SDK, on which a request receives its response under its own event name. */
type Events = {
  on(event: string, listener: (name: unknown) => void): unknown
  off(event: string, listener: (name: unknown) => void): unknown
  emit(event: string, parameters: unknown): unknown
}

/** The SDK gives a request five minutes. */
const lifeMs = 299_000
const expired = { code: 8000, message: 'Request expired.' } as const

/**
 * Ends each request shortly before the SDK does, for the reason given in `expireProposal`. A request that was answered
 * before is not affected.
 *
 * @returns A function that stops watching further requests.
 */
export function expireRequests({ client }: Pick<UniversalProvider, 'client'>, clock: Clock): () => void {
  const { events } = (client.engine ?? {}) as { readonly events?: Events | undefined }
  const hear = (name: unknown) => {
    if (typeof name !== 'string' || !name.startsWith('session_request:')) return
    clock.setTimeout(() => events?.emit(name, { error: expired }), lifeMs)
  }
  events?.on('newListener', hear)
  return () => events?.off('newListener', hear)
}
