import type { Config, WalletFeature } from '../../../config/config.js'
import type { KitContext, KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { namespacesOf } from '../../../foundation/schema/namespacesOf.js'
import { isOffered } from '../../assets/capabilities/isOffered.js'
import { getListSubject } from '../../assets/list/getListSubject.js'
import { toListModel } from '../../assets/list/toListModel.js'
import { usdDecimals } from '../../assets/portfolio/rules.js'
import { getLoginEmail } from '../../login/login/getLoginEmail.js'
import { getSocialUser } from '../../login/social/getSocialUser.js'
import { canSend } from '../../money/send/canSend.js'
import { connectionOf, sessionOf } from '../../wallet/connection/rules.js'
import {
  type AccountAction,
  type AccountActionsModel,
  type AccountList,
  namespacesOfActions,
} from './accountActions.js'
import type { AccountTotal } from './accountsView.js'
import { getDistinctAccounts } from './getDistinctAccounts.js'

type State = Pick<
  KitState,
  'wallets' | 'connection' | 'request' | 'identity' | 'names' | 'capabilities' | 'portfolio'
>

/** The actions of `features.walletFeaturesOrder`, in the default order. */
const actionOf: Readonly<Record<WalletFeature, AccountAction>> = {
  onramp: 'buy',
  swaps: 'swap',
  receive: 'receive',
  send: 'send',
}

/** The parts of a kit that decide what an account can do. */
type Kit = { readonly internal: Pick<KitContext, 'dataApi' | 'getState' | 'storage' | 'namespaces'> }

const allLists: readonly AccountList[] = ['tokens', 'nfts', 'activity']

/**
 * Returns what the account view of one namespace offers. Separate from `toAccountModel`, which the account button loads with the page.
 *
 * @param kit The kit of the state: its data API and its login decide too.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toAccountActions } from '@latchkit/core/views/account'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { actions } = toAccountActions(kit.getState(), kit.config, 'eip155', kit)
 * console.log(actions.includes('send'))
 * ```
 */
export function toAccountActions(
  state: State,
  config: Config,
  namespace: ChainNamespace,
  kit: Kit,
): AccountActionsModel {
  const session = sessionOf(state, namespace)
  const valueDecimals = usdDecimals
  if (!session)
    return { actions: ['connect', 'other-account'], lists: [], valueDecimals, needsNameZone: false }
  const { dataApi } = kit.internal
  const { onramp, swaps, receive, smartSessions, history, enableNetworkSwitch } = config
  const { accounts, chainId, connectorId } = session
  const isSupported = config.networkOf(chainId) !== undefined
  const isUsable = isSupported && connectionOf(state, namespace).status !== 'disconnecting'
  const isLogin = !!state.wallets.connectors[namespace]?.some(
    ({ id, type }) => id === connectorId && type === 'auth',
  )
  const can = (action: keyof typeof namespacesOfActions) => namespacesOfActions[action].includes(namespace)
  const offered = allLists.filter(
    (list) => list === 'tokens' || (can(list) && (list !== 'activity' || history)),
  )
  const lists = isSupported ? offered : []
  const identity = state.identity?.byAddress[accounts[0].address]
  const isNameless =
    dataApi?.loadNames !== undefined &&
    namespace === 'eip155' &&
    isUsable &&
    isOffered(state, 'names', chainId) &&
    identity?.status === 'ready' &&
    identity.identity?.name === undefined
  // A server without names answers 404, which browsers report.
  const { capabilities } = state
  const isAsked = capabilities?.capabilities !== undefined || capabilities?.status === 'failed'
  const isPossible: Readonly<Record<AccountAction, boolean>> = {
    connect: true,
    networks: enableNetworkSwitch,
    buy:
      onramp !== false && dataApi?.onramp !== undefined && can('buy') && isOffered(state, 'onramp', chainId),
    send: canSend(config, namespace) && isUsable,
    swap:
      swaps && dataApi?.swaps !== undefined && isUsable && can('swap') && isOffered(state, 'swaps', chainId),
    receive,
    profile: true,
    'update-email': isLogin,
    'login-settings': isLogin,
    'smart-sessions': smartSessions && namespace === 'eip155',
    'choose-name': isNameless && typeof state.names?.zone === 'string',
    accounts: getDistinctAccounts(accounts).length > 1,
    'switch-wallet': true,
    'cancel-request': state.request?.[namespace]?.status === 'writing',
    disconnect: true,
    'disconnect-all': namespacesOf(config.networks).some(
      (other) => other !== namespace && sessionOf(state, other) !== undefined,
    ),
    'other-account': true,
    // Without a server, the lists are short: the settings are below them.
    settings: dataApi !== undefined && lists.length > 0,
  }
  const features = [...config.walletFeaturesOrder, ...(Object.keys(actionOf) as WalletFeature[])]
  const order = new Set<AccountAction>([
    'connect',
    'networks',
    ...features.map((feature) => actionOf[feature]),
    ...(Object.keys(isPossible) as AccountAction[]),
  ])
  return {
    actions: [...order].filter((action) => isPossible[action]),
    lists,
    ...(lists.length > 0 && { total: toTotal(state, config, namespace) }),
    valueDecimals,
    ...(isLogin && { login: { email: getLoginEmail(kit), social: getSocialUser(kit) } }),
    needsNameZone: isNameless && (isAsked || dataApi?.getCapabilities === undefined),
  }
}

/** Returns the value of all tokens of the account; absent if it has tokens without a known price, or they cannot be read. */
function toTotal(state: State, config: Config, namespace: ChainNamespace): AccountTotal {
  const of = getListSubject(state, config, namespace)
  const model = toListModel(state.portfolio, config, namespace, of)
  if (model.status === 'loading') return { status: 'loading' }
  const value = 'list' in model ? model.list.totalValue : undefined
  return value === undefined ? { status: 'absent' } : { status: 'ready', value }
}
