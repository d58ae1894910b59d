import { isBitcoinAddress } from '../../../chains/bitcoin/bitcoinAddress.js'
import { bitcoinNetworkOf } from '../../../chains/bitcoin/bitcoinChain.js'
import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { type AccountType, accountTypes } from '../../../foundation/schema/account.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { Session } from '../../../ports/Adapter.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { type ChainNames, toChainName } from '../../wallet/network/toChainName.js'
import { shownWallet } from '../../wallet/wallets/rules.js'
import type { ReceiveModel } from './view.js'

/**
 * Returns the model of the Receive view, which shows the address of one namespace to send to, and of the
 * CompatibleNetworks view, which lists the networks that share it.
 *
 * @param parameters `accountType`: whose address to show; default the type of the active account, also if the session has no
 * account of that type. `names`: names of chains that are not configured, as for `toAccountModel`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { bitcoin } from '@latchkit/core/networks'
 * import { toReceiveModel } from '@latchkit/core/views/receive'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [bitcoin] })
 * const model = toReceiveModel(kit.getState(), kit.config, 'bip122', { accountType: 'ordinal' })
 * ```
 */
export function toReceiveModel(
  state: Pick<KitState, 'wallets' | 'connection'>,
  config: Config,
  namespace: ChainNamespace,
  parameters: {
    readonly accountType?: AccountType | undefined
    readonly names?: ChainNames | undefined
  } = {},
): ReceiveModel {
  const session = sessionOf(state, namespace)
  if (!session) return { status: 'disconnected' }
  const { accounts } = session
  const account = accounts.find(({ type }) => type === parameters.accountType) ?? accounts[0]
  const { address, type } = account
  // With EIP-7702, a smart account has the address of an ordinary account, whose key controls it on every network.
  const hasKey =
    namespace === 'eip155' && accounts.some((other) => other.address === address && other.type !== type)
  const shared = config.networks.filter(
    (network) =>
      network.chainNamespace === namespace &&
      isShared(network, address, session, config) &&
      // A contract may not be deployed elsewhere.
      (type !== 'smartAccount' || hasKey || network.caipNetworkId === session.chainId),
  )
  const isOwn = ({ caipNetworkId }: Network) => caipNetworkId === session.chainId
  const sorted = [...shared.filter(isOwn), ...shared.filter((network) => !isOwn(network))]
  // The address decides, because some Bitcoin wallets report a new network before its addresses, or after them.
  const isBelonging = namespace !== 'bip122' || fitsBitcoin(session.chainId, address)
  const chainId = (!isBelonging && sorted[0]?.caipNetworkId) || session.chainId
  const toNetwork = (id: CaipNetworkId) => ({
    id,
    ...toChainName(config, id, parameters.names),
    image: config.chainImages[id],
    testnet: config.networkOf(id)?.testnet ?? false,
  })
  return {
    status: 'ready',
    namespace,
    address,
    type,
    // The plain address, which every wallet and exchange reads. Few of them read `ethereum:0x…@1` (EIP-681), and
    // `bitcoin:` (BIP-21) or `solana:` adds nothing without an amount.
    qrText: address,
    wallet: shownWallet(state.wallets, config, session),
    network: toNetwork(chainId),
    networks: sorted.map(({ caipNetworkId }) => ({
      ...toNetwork(caipNetworkId),
      namespace,
      active: caipNetworkId === chainId,
    })),
    types: hasKey
      ? [type]
      : accountTypes[namespace].filter((one) => accounts.some((other) => other.type === one)),
    accounts: accounts.map(({ address, type }, index) => ({ address, type, active: index === 0 })),
    isDeployedPerNetwork: type === 'smartAccount' && !hasKey,
  }
}

/** Whether an address of the session receives on a configured network of its namespace. */
function isShared(network: Network, address: string, session: Session, config: Config): boolean {
  const { caipNetworkId: id } = network
  const { chainId, approvedChainIds } = session
  switch (network.chainNamespace) {
    case 'bip122':
      return fitsBitcoin(id, address) || (id === chainId && bitcoinNetworkOf(id) === undefined)
    // The network is part of an address.
    case 'polkadot':
    case 'cosmos':
      return id === chainId
    default:
      if (id === chainId) return true
      // A contract wallet such as a Safe only approves the networks where it is deployed.
      if (approvedChainIds && !approvedChainIds.includes(id)) return false
      return !network.testnet || config.networkOf(chainId)?.testnet === true
  }
}

function fitsBitcoin(chainId: CaipNetworkId, address: string): boolean {
  const network = bitcoinNetworkOf(chainId)
  return network !== undefined && isBitcoinAddress(address, network)
}
