import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { getSendSubject } from './getSendSubject.js'
import { getSendTokens } from './getSendTokens.js'
import { usdDecimals } from './rules.js'
import type { SendTokensModel } from './view.js'

/**
 * Returns the tokens that the account can send, ready to show.
 *
 * @param namespace Whose account sends. Default: the active one.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toSendTokensModel } from '@latchkit/core/views/send'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toSendTokensModel(kit.getState(), kit.config)
 * ```
 */
export function toSendTokensModel(
  state: Pick<KitState, 'connection' | 'network' | 'balance' | 'portfolio' | 'send'>,
  config: Pick<Config, 'networkOf' | 'chainImages'>,
  namespace: ChainNamespace = getActiveNamespace(state),
): SendTokensModel {
  const of = getSendSubject(state, namespace)
  const network = of && config.networkOf(of.chainId)
  if (!of || !network) return { status: 'disconnected' }
  const tokens = getSendTokens(state, config, of)
  const selected = state.send?.[namespace]?.form?.tokenId ?? tokens[0]?.id
  return {
    status: 'ready',
    namespace,
    network: { id: of.chainId, name: network.name, image: config.chainImages[of.chainId] },
    tokens,
    ...(selected !== undefined && { selected }),
    valueDecimals: usdDecimals,
  }
}
