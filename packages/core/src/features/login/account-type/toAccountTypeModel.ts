import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { loginConnectorId } from '../../../foundation/schema/loginConnectorId.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { type ChainNames, toChainName } from '../../wallet/network/toChainName.js'
import type { AccountTypeModel } from './view.js'

/**
 * Returns the choice between the ordinary account and the smart account of a login, ready to show.
 *
 * @param names Names of chains that are not configured, as for `toAccountModel`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toAccountTypeModel } from '@latchkit/core/views/account-type'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toAccountTypeModel(kit.getState(), kit.config, 'eip155')
 * ```
 */
export function toAccountTypeModel(
  state: Pick<KitState, 'connection' | 'accountType'>,
  config: Config,
  namespace: ChainNamespace,
  names?: ChainNames,
): AccountTypeModel {
  const { accountType } = state
  const session = sessionOf(state, namespace)
  if (!accountType || session?.connectorId !== loginConnectorId || namespace !== 'eip155')
    return { status: 'absent' }
  const { accounts, chainId } = session
  const { enabledChainIds, preferredType, isDeployed, change } = accountType
  if (!enabledChainIds.includes(chainId)) {
    return enabledChainIds.length > 0 && preferredType === 'smartAccount'
      ? { status: 'unavailable', network: toChainName(config, chainId, names) }
      : { status: 'absent' }
  }
  const smart = accounts.find(({ type }) => type === 'smartAccount')
  return {
    status: 'ready',
    type: accounts[0].type === 'smartAccount' ? 'smartAccount' : 'eoa',
    isDeployed: isDeployed === true,
    ...(smart && {
      hasSameAddress: accounts.some(({ type, address }) => type === 'eoa' && address === smart.address),
    }),
    ...(change.status === 'changing' && { pendingType: change.type }),
    ...(change.status === 'failed' && { failure: toFailure(change.error) }),
  }
}
