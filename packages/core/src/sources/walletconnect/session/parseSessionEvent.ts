import { isEvmAddress, toChecksumAddress } from '../../../chains/evm/evmAddress.js'
import { toChainId } from '../../../chains/evm/toChainId.js'
import { type CaipNetworkId, isCaipNetworkId, namespaceOf } from '../../../foundation/schema/caip.js'
import type { RelayEvent } from '../../../ports/Relay.js'
import { normalizeChainId } from '../protocol/proposal.js'
import type { ActiveSelection } from './toNamespaceSession.js'

/** Returns the account or the chain that a session event makes active, or `undefined` if it reports neither. */
export function parseSessionEvent(
  event: Extract<RelayEvent, { type: 'event' }>,
): ActiveSelection | undefined {
  switch (event.name) {
    case 'chainChanged':
      return { chainId: parseChain(event) }
    case 'accountsChanged':
      return parseAccount(event.data, event.chainId)
    default:
      return undefined
  }
}

/** Parses a number, hex or CAIP-2 id. For any other value, returns the chain of the event itself. */
function parseChain({
  data,
  chainId,
}: {
  readonly data: unknown
  readonly chainId: CaipNetworkId
}): CaipNetworkId {
  if (isCaipNetworkId(data))
    return namespaceOf(data) === namespaceOf(chainId) ? normalizeChainId(data) : chainId
  if (namespaceOf(chainId) !== 'eip155') return chainId
  const id = toChainId(data)
  return Number.isSafeInteger(id) && id > 0 ? `eip155:${id}` : chainId
}

/** Parses the active account, which is the first of the list: a CAIP-10 id or a plain address. */
function parseAccount(data: unknown, chainId: CaipNetworkId): ActiveSelection | undefined {
  const [first] = Array.isArray(data) ? data : []
  if (typeof first !== 'string') return undefined
  const parts = first.split(':')
  const address = parts.at(-1) ?? ''
  const chain = parts.slice(0, -1).join(':')
  if (chain !== '' && !chain.startsWith(`${namespaceOf(chainId)}:`)) return undefined
  return { address: isEvmAddress(address, { strict: false }) ? toChecksumAddress(address) : address }
}
