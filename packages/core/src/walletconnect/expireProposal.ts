import type { Clock } from '../ports/Clock.js'
import type { UniversalProvider } from './UniversalProvider.js'

/** The SDK gives a proposal five minutes. */
const lifeMs = 299_000

/**
 * Ends a proposal a moment before the SDK does: that would reject a promise which nobody holds, and so reach the page as an
 * uncaught error (2.21.8).
 *
 * @returns how to call it off, for one that was answered.
 */
export function expireProposal(
  { client }: Pick<UniversalProvider, 'client'>,
  uri: string,
  clock: Clock,
): () => void {
  const topic = /^wc:([^@]*)@/.exec(uri)?.[1]
  // Found now: at its end the SDK may have forgotten it, and not yet said so.
  const own = (client.proposal?.getAll() ?? [])
    .map(readProposal)
    .find(({ pairingTopic }) => pairingTopic === topic)
  if (!own) return () => {}
  return clock.setTimeout(() => client.events?.emit('proposal_expire', { id: own.id }), lifeMs)
}

function readProposal(value: unknown): { readonly id?: unknown; readonly pairingTopic?: unknown } {
  return value ?? {}
}
