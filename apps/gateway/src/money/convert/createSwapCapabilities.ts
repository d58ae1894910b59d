import type { CapabilitySource } from '@latchkit/blockchain-api/contract'
import { toHealthKey } from '../../data/sources/toHealthKey.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { joinStatuses, toStatus, unsupported } from '../../server/capabilities/toCapability.js'
import type { ConvertContext } from './ConvertContext.js'
import type { SwapRequest } from './SwapRequest.js'
import type { SwapSource } from './sources/SwapSource.js'

/** Whether a source swaps tokens of a chain to tokens of another one, or of the same one, in either mode. */
function canSwap(source: SwapSource, fromChainId: string, toChainId: string): boolean {
  const request: Omit<SwapRequest, 'mode'> = {
    from: { chainId: fromChainId, address: '' },
    to: { chainId: toChainId, address: '' },
    amount: 1n,
    canPermit2: true,
  }
  return source.canSwap({ ...request, mode: 'exactIn' }) || source.canSwap({ ...request, mode: 'exactOut' })
}

/** Tells which sources swap on a chain, and to which others. */
export function createSwapCapabilities({
  sources,
  networks,
  health,
}: Pick<ConvertContext, 'sources' | 'networks' | 'health'>): Pick<
  CapabilityParts['chains'],
  'swaps' | 'bridges'
> {
  const toSource = ({ id, name }: SwapSource, chainId: string): CapabilitySource => ({
    ...{ id, name },
    ...toStatus(health.getRetrySeconds(toHealthKey(chainId, id))),
  })
  const join = (found: readonly CapabilitySource[]) =>
    joinStatuses(found.map((source) => (source.status === 'degraded' ? source.retryAfterSeconds : undefined)))
  return {
    swaps(chainId) {
      const found = sources
        .filter((source) => canSwap(source, chainId, chainId))
        .map((source) => toSource(source, chainId))
      return found.length === 0 ? unsupported : { ...join(found), sources: found }
    },
    bridges(chainId) {
      const others = networks.filter(({ id }) => id !== chainId)
      const found = sources.flatMap((source) => {
        const toChainIds = others.filter(({ id }) => canSwap(source, chainId, id)).map(({ id }) => id)
        return toChainIds.length === 0 ? [] : [{ ...toSource(source, chainId), toChainIds }]
      })
      return found.length === 0 ? unsupported : { ...join(found), sources: found }
    },
  }
}
