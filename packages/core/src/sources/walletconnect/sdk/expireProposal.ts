import type { Clock } from '../../../ports/Clock.js'
import type { UniversalProvider } from './UniversalProvider.js'

/** One second less than the SDK's time-out for proposals. */
const lifeMs = 299_000

/**
 * Expires a proposal one second before the SDK does. The SDK (2.21.8) would cause an unhandled rejection in the app.
 *
 * @returns A function that stops the timer, for a proposal that was approved or rejected.
 */
export function expireProposal(
  { client }: Pick<UniversalProvider, 'client'>,
  uri: string,
  clock: Clock,
): () => void {
  const topic = /^wc:([^@]*)@/.exec(uri)?.[1]
  // Looked up now, because the SDK may remove the proposal without an event before it expires.
  const proposal = (client.proposal?.getAll() ?? [])
    .map(readProposal)
    .find(({ pairingTopic }) => pairingTopic === topic)
  if (!proposal) return () => {}
  return clock.setTimeout(() => client.events?.emit('proposal_expire', { id: proposal.id }), lifeMs)
}

function readProposal(value: unknown): { readonly id?: unknown; readonly pairingTopic?: unknown } {
  return value ?? {}
}
