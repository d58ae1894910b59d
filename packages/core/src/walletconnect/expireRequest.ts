import type { Clock } from '../ports/Clock.js'
import type { UniversalProvider } from './UniversalProvider.js'

/** Of the SDK's insides: where it hears of an answer. */
type Engine = { readonly events?: { emit(event: string, parameters: unknown): unknown } | undefined }

/** The SDK gives a request five minutes. */
const lifeMs = 299_000
const expired = { code: 8000, message: 'Request expired.' } as const

/**
 * Ends a request a moment before the SDK does, for the reason that `expireProposal` has. Called before the request is made.
 *
 * @param request The very object that the SDK is given.
 * @returns how to call it off, once it was answered.
 */
export function expireRequest(
  { client }: Pick<UniversalProvider, 'client'>,
  request: object,
  clock: Clock,
): () => void {
  const { events } = (client.engine ?? {}) as Engine
  let id: unknown
  const hear = (given: unknown) => {
    const sent = (given ?? {}) as { readonly id?: unknown; readonly request?: unknown }
    if (sent.request === request) id = sent.id
  }
  client.on('session_request_sent', hear)
  const stop = clock.setTimeout(() => events?.emit(`session_request:${id}`, { error: expired }), lifeMs)
  return () => {
    stop()
    client.off('session_request_sent', hear)
  }
}
