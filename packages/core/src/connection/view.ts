import type { Failure } from '../errors/toFailure.js'
import type { KitState } from '../kit/types.js'
import { type ChainNames, toChainName } from '../network/toChainName.js'
import type { Session } from '../ports/Adapter.js'
import { isTransaction } from '../request/isTransaction.js'
import type { AccountType } from '../schema/account.js'
import type { CaipNetworkId, ChainNamespace } from '../schema/caip.js'
import type { Config } from '../schema/config.js'
import type { Network } from '../schema/network.js'
import { isWebUrl } from '../schema/url.js'
import { shownWallet } from '../wallets/rules.js'
import type { WalletRow } from '../wallets/walletRow.js'
import { connectionOf, sessionOf } from './rules.js'

/** What the Connect view shows. */
export type ConnectModel =
  /** Discovery has not answered yet. Lasts at most one frame in practice. */
  | { readonly status: 'discovering' }
  /** No wallet can be reached from here: show how to get one. */
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly wallets: readonly WalletRow[]
      /** The way to every wallet of the catalogue; `count` such as `40+`, where it is known. */
      readonly allWallets?: { readonly count?: string | undefined } | undefined
      /** Show "Haven't got a wallet?" (option `enableWalletGuide`). */
      readonly guide: boolean
      readonly termsConditionsUrl?: string | undefined
      readonly privacyPolicyUrl?: string | undefined
      /** The checkbox that enables the wallets (option `features.legalCheckbox`); absent where there is none. */
      readonly legalCheckbox?: { readonly checked: boolean } | undefined
    }

/** What the Connecting view shows while one wallet is asked to connect. */
export type ConnectingModel = {
  readonly wallet: WalletRow
} & (
  | { readonly status: 'opening' }
  /** The person said no. Not an error: offer to try again. */
  | { readonly status: 'declined' }
  | ({ readonly status: 'failed' } & Failure)
  | {
      readonly status: 'not-installed'
      /** Where to get it, `https:` only. */
      readonly getUrl?: string | undefined
    }
  | { readonly status: 'connected' }
)

/** What the ConnectingMultiChain view shows: in which namespace shall the wallet be connected? */
export type ConnectingMultiChainModel = {
  readonly wallet: WalletRow
} & (
  | { readonly status: 'ready'; readonly chains: readonly ChainChoice[] }
  /** It was there when the list was shown, and has left since. */
  | {
      readonly status: 'not-installed'
      /** Where to get it, `https:` only. */
      readonly getUrl?: string | undefined
    }
)

/** One namespace that a wallet can be connected in. */
export type ChainChoice = {
  readonly namespace: ChainNamespace
  /** The network that the page is on, or would be on, in that namespace. */
  readonly network: {
    readonly id?: CaipNetworkId | undefined
    readonly name: string
    readonly image?: string | undefined
  }
  /** How many networks of that namespace the page offers. */
  readonly networkCount: number
  /** Whether this very wallet is connected there now. */
  readonly connected: boolean
}

/** What the Account view says of the other namespaces. Both are empty where the page has only one. */
export type OtherAccountsModel = {
  /** What is connected there, in the order of the configuration. */
  readonly accounts: readonly OtherAccount[]
  /** Those without a wallet that have one to connect. */
  readonly connectable: readonly ChainNamespace[]
}

/** The account of another namespace, in short. */
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

/** The balance as it is shown. The amount is in base units; views format it with `decimals`. */
export type BalanceModel =
  | { readonly status: 'loading' }
  | { readonly status: 'unavailable' }
  | { readonly status: 'ready'; readonly value: bigint; readonly decimals: number; readonly symbol: string }

/** What the Account view shows for one namespace. */
export type AccountModel =
  | { readonly status: 'disconnected' }
  | {
      readonly status: 'connected' | 'disconnecting'
      readonly namespace: ChainNamespace
      readonly address: string
      /** The name that the address is known by, where one was looked up. */
      readonly name?: string | undefined
      readonly balance: BalanceModel
      readonly wallet: { readonly name: string; readonly icon?: string | undefined }
      readonly network: {
        readonly id?: CaipNetworkId | undefined
        readonly name: string
        /** The CAIP-2 reference of a chain without a known name; `name` is `Chain {reference}`. Views translate that. */
        readonly reference?: string | undefined
        /** Operator-given image (option `chainImages`), as in `NetworkRow`. */
        readonly image?: string | undefined
        readonly supported: boolean
      }
      /** What the wallet was asked and has not answered: the user can stop waiting for it. */
      readonly pendingRequest?: 'signature' | 'transaction' | undefined
      /** Page of this address in a block explorer, `https:` only (`http:` for a local chain). */
      readonly explorerUrl?: string | undefined
      /** Every account the wallet opened, the active one first. */
      readonly accounts: readonly {
        readonly address: string
        /** What the address is for, where a wallet has several kinds of them (Bitcoin's payments and ordinals). */
        readonly type: AccountType
        readonly active: boolean
      }[]
    }

/**
 * The Account view's model, for one namespace.
 *
 * @param names Names of chains that are not configured, such as `chainNames` of `@latchkit/core/network-views`.
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
  state: Pick<KitState, 'wallets' | 'connection' | 'balance' | 'request'>,
  config: Config,
  namespace: ChainNamespace,
  names?: ChainNames,
): AccountModel {
  const session = sessionOf(state, namespace)
  if (!session) return { status: 'disconnected' }
  const { accounts, chainId } = session
  const { address } = accounts[0]
  const network = config.networkOf(chainId)
  return {
    status: connectionOf(state, namespace).status === 'disconnecting' ? 'disconnecting' : 'connected',
    namespace,
    address,
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

/** The balance of the very account and chain of the session; another one's is never shown. */
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

/** `http:` only where the explorer is on this machine or the network around it. */
function explorerUrlOf({ blockExplorers }: Network, address: string): string | undefined {
  const base = blockExplorers?.default.url
  if (base === undefined || !isWebUrl(base)) return undefined
  const url = new URL(base)
  // An explorer of several networks may tell them apart in its query.
  url.pathname = `${url.pathname.replace(/\/$/, '')}/address/${encodeURIComponent(address)}`
  return url.href
}
