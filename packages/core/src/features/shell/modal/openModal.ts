import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { Route, ViewName, ViewsWith } from '../../../engine/routes.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { type ConnectedAccount, sessionOf, toConnectedAccount } from '../../wallet/connection/rules.js'
import { whenRestored } from '../../wallet/connection/whenRestored.js'
import { isUnsupported } from '../../wallet/network/rules.js'
import { toAllowedRoute } from './toAllowedRoute.js'

/**
 * Opens the modal: at the account if a wallet is connected, else at the list of wallets. While the stored account is being
 * restored, it waits for the wallet, at most a second. Then the list of wallets opens, and the account replaces it if the
 * wallet responds later.
 * Resolves to the account as soon as one is connected, or to `undefined` when the modal closes or the kit is destroyed
 * first. It need not be awaited.
 *
 * @param parameters `view`: the view to open. Without it, and for `account` and `receive`, the modal opens where the user can
 * continue: UnsupportedChain on a network the app does not support, Connect without a wallet. While the legal checkbox
 * (option `features.legalCheckbox`) is unchecked, the views that show wallets or a QR code open as Connect. `namespace`:
 * whose account, or which wallets; default the active one, and all wallets.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { openModal } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const account = await openModal(kit)
 * console.log(account?.address ?? 'not connected')
 * ```
 */
export async function openModal(
  kit: Latchkit,
  parameters: openModal.Parameters = {},
): Promise<openModal.ReturnType> {
  checkParameters(kit, parameters, 'openModal(kit, {})')
  const { view, namespace } = parameters
  if (namespace && !kit.internal.namespaces.includes(namespace))
    throw new NetworkNotFoundError({ chainId: namespace })
  if (!view || isOfAccount(view)) {
    const restoring = whenRestored(kit, namespace)
    if (restoring) await restoring
  }
  const route = toAllowedRoute(kit, routeOf(kit, parameters))
  const command = { feature: 'modal', event: { type: 'open', route } } as const
  try {
    return await kit.internal.request<openModal.ReturnType>(command, (fact) => {
      if (fact.feature === 'modal' && fact.type === 'closed') return { value: undefined }
      if (fact.feature !== 'connection' || fact.type !== 'connected') return undefined
      if (namespace && fact.namespace !== namespace) return undefined
      return { value: toConnectedAccount(fact.namespace, fact.session) }
    })
  } catch (error) {
    // `openModal` need not be awaited: when the kit is destroyed it resolves, so that there is no unhandled rejection.
    if (error instanceof AbortedError) return undefined
    throw error
  }
}

export declare namespace openModal {
  /** The view to open. */
  type Parameters = {
    readonly view?:
      | 'connect'
      | 'account'
      /** The address of the account, unless the option `features.receive` is false. */
      | 'receive'
      /** The transfer of a token on an EVM chain, unless the option `features.send` is false. */
      | 'send'
      /** The swap of tokens on an EVM chain or on Solana, unless the option `features.swaps` is false. Requires `dataApi`. */
      | 'swap'
      /** The purchase of tokens with money, unless the option `features.onramp` is false. */
      | 'onramp'
      /** The current payment: see `openPay`, which begins one. */
      | 'pay'
      | 'networks'
      | 'all-wallets'
      /** The QR code and the wallets in one view, for kits with a relay (option `relay`). */
      | 'connecting-basic'
      | 'what-is-a-wallet'
      | 'get-wallet'
      | 'what-is-a-network'
      | undefined
    readonly namespace?: ChainNamespace | undefined
    /** For `swap`: the token to sell and the one to buy, by symbol or address, and the amount to sell. */
    readonly fromToken?: string | undefined
    readonly toToken?: string | undefined
    readonly amount?: string | undefined
    /** Purchase of the view `onramp`: `symbol`, `chainId`, `payment` and `amount`. */
    readonly preset?: Extract<Route, { view: 'onramp' }>['preset']
  }
  type ReturnType = ConnectedAccount | undefined
  /** The namespace has no network in the configuration. */
  type ErrorType = NetworkNotFoundError
}

function routeOf(kit: Latchkit, { view, namespace, ...preset }: openModal.Parameters): Route {
  // Of these views, only Connect has a namespace.
  if (view && !isOfAccount(view)) return { view, ...(view === 'connect' && { namespace }) } as Route
  const state = kit.getState()
  const shown = namespace ?? state.network.activeNamespace
  if (!sessionOf(state, shown)) {
    return {
      view: 'connect',
      namespace,
      ...(state.connection[shown]?.status === 'reconnecting' && { restoring: shown }),
    }
  }
  if (isUnsupported(state, kit.config, shown)) return { view: 'unsupported-chain', namespace: shown }
  // The account, which is also the default, has no option.
  const isShown = kit.config[options[view as AccountView] as 'send']
  return { ...preset, view: (isShown ? view : 'account') as AccountView, namespace: shown }
}

type AccountView = Extract<openModal.Parameters['view'], ViewsWith<{ account: true }>>

type ViewOption = '' | 'receive' | 'send' | 'swaps' | 'onramp'

/** The views that need an account, and their options. The account itself has none. */
const options: { readonly [Name in ViewName]?: ViewOption } = {
  account: '',
  receive: 'receive',
  send: 'send',
  swap: 'swaps',
  onramp: 'onramp',
} satisfies Record<AccountView, ViewOption>

const isOfAccount = (view: ViewName): view is AccountView => view in options
