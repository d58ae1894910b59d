import type { Clock } from '../../../ports/Clock.js'
import type { UniversalProvider } from './UniversalProvider.js'

/** The SDK gives a proposal five minutes. */
const lifeMs = 299_000

/**
 * Ends a proposal shortly before the SDK does. The SDK (2.21.8) would reject a promise without a handler, which would
 * surface as an uncaught error in the app.
 *
 * @returns A function that stops the timer, for a proposal that was answered.
 */
export function expireProposal(
  { client }: Pick<UniversalProvider, 'client'>,
  uri: string,
  clock: Clock,
): () => void {
  const topic = /^wc:([^@]*)@/.exec(uri)?.[1]
  // Found now: when the proposal expires, the SDK may have removed it without an event.
  const own = (client.proposal?.getAll() ?? [])
    .map(readProposal)
    .find(({ pairingTopic }) => pairingTopic === topic)
  if (!own) return () => {}
  return clock.setTimeout(() => client.events?.emit('proposal_expire', { id: own.id }), lifeMs)
}

function readProposal(value: unknown): { readonly id?: unknown; readonly pairingTopic?: unknown } {
  return value ?? {}
}
