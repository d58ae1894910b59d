import { solanaCaipNetworkId } from '@latchkit/test/source/solana/cluster'
import type { PhoneState } from './phoneState.js'

/**
 * CAIP-2 ids of the public clusters, and their former ids, from before ids were derived from the genesis hash.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
const ids: Readonly<Record<PhoneState['solanaIds'], readonly string[]>> = {
  current: [
    solanaCaipNetworkId,
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  ],
  deprecated: ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
}

/** Returns the Solana chain ids that a phone approves. All of them are the devnet's cluster. */
export function solanaIds(state: PhoneState): readonly string[] {
  return ids[state.solanaIds]
}
