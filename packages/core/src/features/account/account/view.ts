import type { Config } from '../../../config/config.js'
import type { AccountView } from '../../../engine/routes.js'
import type { KitState } from '../../../engine/types.js'
import type { AccountType } from '../../../foundation/schema/account.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'
import { isWebUrl } from '../../../foundation/schema/url.js'
import type { Session } from '../../../ports/Adapter.js'
import { getLabel } from '../../assets/labels/getLabel.js'
import { connectionOf, sessionOf } from '../../wallet/connection/rules.js'
import { type ChainNames, toChainName } from '../../wallet/network/toChainName.js'
import { isTransaction } from '../../wallet/request/isTransaction.js'
import { shownWallet } from '../../wallet/wallets/rules.js'

/** Accounts of the other namespaces, for the Account view. Both lists are empty if the app has only one. */
export type OtherAccountsModel = {
  /** The connected namespaces, in the order of the configuration. */
  readonly accounts: readonly OtherAccount[]
  /** The namespaces without a connected wallet that have one to connect. */
  readonly connectable: readonly ChainNamespace[]
}

/** A summary of the account of another namespace. */
export type OtherAccount = {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly wallet: { readonly name: string; readonly icon?: string | undefined }
  readonly network: {
    readonly id?: CaipNetworkId | undefined
    readonly name: string
    /** As in `AccountModel`. */
    readonly reference?: string | undefined
    readonly image?: string | undefined
    readonly supported: boolean
  }
}

/** The balance to show. The amount is in base units; views format it with `decimals`. */
export type BalanceModel =
  | { readonly status: 'loading' }
  | { readonly status: 'unavailable' }
  | { readonly status: 'ready'; readonly value: bigint; readonly decimals: number; readonly symbol: string }

/** The model of the Account view for one namespace. */
export type AccountModel =
  | { readonly status: 'disconnected' }
  | {
      readonly status: 'connected' | 'disconnecting'
      readonly namespace: ChainNamespace
      readonly address: string
      /** The name that the user gave to the address on this device. Shown instead of `name`. */
      readonly label?: string | undefined
      /** The name of the address, if one was found. */
      readonly name?: string | undefined
      /** URL of the image of the name. */
      readonly avatar?: string | undefined
      readonly balance: BalanceModel
      readonly wallet: { readonly name: string; readonly icon?: string | undefined }
      readonly network: {
        readonly id?: CaipNetworkId | undefined
        readonly name: string
        /** The CAIP-2 reference of a chain without a known name, which is also its `name`. */
        readonly reference?: string | undefined
        /** Operator-given image (option `chainImages`), as in `NetworkRow`. */
        readonly image?: string | undefined
        readonly supported: boolean
      }
      /** The pending request to the wallet, which the user can cancel. */
      readonly pendingRequest?: 'signature' | 'transaction' | undefined
      /** Page of this address in a block explorer, `https:` only (`http:` for a local chain). */
      readonly explorerUrl?: string | undefined
      /** Every account of the session, the active one first. */
      readonly accounts: readonly {
        readonly address: string
        /** The purpose of the address, if a wallet has several kinds of them (payments and ordinals on Bitcoin). */
        readonly type: AccountType
        readonly active: boolean
      }[]
    }

/**
 * Returns the model of the Account view for one namespace.
 *
 * @param names Names of chains that are not configured, such as `chainNames` of `@latchkit/core/views/networks`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toAccountModel } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toAccountModel(kit.getState(), kit.config, 'eip155')
 * ```
 */
export function toAccountModel(
  state: Pick<KitState, 'wallets' | 'connection' | 'balance' | 'request' | 'identity' | 'labels'>,
  config: Config,
  namespace: ChainNamespace,
  names?: ChainNames,
): AccountModel {
  const session = sessionOf(state, namespace)
  if (!session) return { status: 'disconnected' }
  const { accounts, chainId } = session
  const { address } = accounts[0]
  const network = config.networkOf(chainId)
  const label = getLabel(state, namespace, address)
  return {
    status: connectionOf(state, namespace).status === 'disconnecting' ? 'disconnecting' : 'connected',
    namespace,
    address,
    ...state.identity?.byAddress[address]?.identity,
    ...(label !== undefined && { label }),
    balance: toBalanceModel(state, namespace, session, network),
    wallet: shownWallet(state.wallets, config, session),
    network: {
      id: chainId,
      ...toChainName(config, chainId, names),
      image: config.chainImages[chainId],
      supported: network !== undefined,
    },
    pendingRequest: pendingRequestOf(state, namespace),
    explorerUrl: network && explorerUrlOf(network, address),
    accounts: accounts.map(({ address, type }, index) => ({ address, type, active: index === 0 })),
  }
}

function pendingRequestOf(
  { request }: Pick<KitState, 'request'>,
  namespace: ChainNamespace,
): 'signature' | 'transaction' | undefined {
  const state = request?.[namespace]
  if (state?.status !== 'writing') return undefined
  return isTransaction(state.current.intent) ? 'transaction' : 'signature'
}

/** The balance of exactly this account and chain; another one's is never shown. */
function toBalanceModel(
  { balance }: Pick<KitState, 'balance'>,
  namespace: ChainNamespace,
  session: Session,
  network: Network | undefined,
): BalanceModel {
  if (!network) return { status: 'unavailable' }
  const state = balance[namespace]
  if (!state || state.status === 'idle') return { status: 'loading' }
  if (state.of.address !== session.accounts[0].address || state.of.chainId !== session.chainId) {
    return { status: 'loading' }
  }
  if (state.status === 'failed') return { status: 'unavailable' }
  const { decimals, symbol } = network.nativeCurrency
  return state.value === undefined
    ? { status: 'loading' }
    : { status: 'ready', value: state.value, decimals, symbol }
}

/** Allows `http:` only if the explorer is on this machine or the local network. */
function explorerUrlOf({ blockExplorers }: Network, address: string): string | undefined {
  const base = blockExplorers?.default.url
  if (base === undefined || !isWebUrl(base)) return undefined
  const url = new URL(base)
  // Some explorers select the network by a query parameter, so the query is kept.
  url.pathname = `${url.pathname.replace(/\/$/, '')}/address/${encodeURIComponent(address)}`
  return url.href
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /**
     * `tab` is the selected one; default: the first. `opened` is the id of the token or NFT,
     * or the hash of the transaction, that was opened last, which has the focus again. `isSettings`: its settings are shown instead.
     */
    account: AccountView<{
      readonly namespace: ChainNamespace
      readonly tab?: 'tokens' | 'nfts' | 'activity' | undefined
      readonly opened?: string | undefined
      readonly isSettings?: true | undefined
    }>
  }
}
