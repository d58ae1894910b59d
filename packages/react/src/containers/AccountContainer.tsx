'use client'
import type { AccountModel, ChainNamespace, Config, KitState } from '@latchkit/core'
import {
  cancelRequest,
  disconnect,
  getLoginEmail,
  getSocialUser,
  loadAddressLabels,
  navigate,
  setPreferredAccountType,
  showLoginSettings,
  updateName,
  watchCapabilities,
  watchIdentity,
} from '@latchkit/core/actions'
import { toAccountModel, toOtherAccountsModel } from '@latchkit/core/views'
import { toAccountTypeModel } from '@latchkit/core/views/account-type'
import { isOffered } from '@latchkit/core/views/capabilities'
import { chainNames } from '@latchkit/core/views/networks'
import { AccountView } from '@latchkit/ui/views/account'
import { type ComponentType, type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import type { createLazy } from '../lazy/createLazy.js'
import { type AccountChunks, AccountPanel, createAccountChunks, type LoadPanels } from './AccountPanel.js'
import { ignoreRejection } from './ignoreRejection.js'
import { sendNamespaces } from './sendNamespaces.js'

/**
 * Returns the component that shows the account of an external wallet, and a summary of the accounts of other namespaces. It
 * keeps the code of its tabs, which is there in the first frame when the account is opened again.
 */
export function createAccountContainer(
  create: typeof createLazy,
  loadPanels: LoadPanels,
): ComponentType<ContainerProps<'account'>> {
  const chunks = createAccountChunks(create, loadPanels)
  return ({ route }) => <AccountContainer route={route} chunks={chunks} />
}

type Props = ContainerProps<'account'> & { readonly chunks: AccountChunks }

function AccountContainer({ route, chunks }: Props): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  useEffect(() => (namespace === 'eip155' ? watchIdentity(kit) : undefined), [kit, namespace])
  useEffect(() => ignoreRejection(loadAddressLabels(kit)), [kit])
  useEffect(() => watchCapabilities(kit), [kit])
  const select = useCallback(
    (state: KitState, config: Config) => toAccountModel(state, config, namespace, chainNames),
    [namespace],
  )
  const selectOthers = useCallback(
    (state: KitState, config: Config) => toOtherAccountsModel(state, config, namespace, chainNames),
    [namespace],
  )
  const selectType = useCallback(
    (state: KitState, config: Config) => toAccountTypeModel(state, config, namespace, chainNames),
    [namespace],
  )
  const model = useLatchkitState(select)
  const others = useLatchkitState(selectOthers)
  const canChooseName = useCanChooseName(model)
  const isLogin = useIsLogin(namespace)
  const { enableNetworkSwitch, receive, send, swaps, onramp, smartSessions } = kit.config
  const isSupported = model.status === 'connected' && model.network.supported
  const isTraded = /^(eip155|solana)$/.test(namespace)
  const offersSwaps = useIsOffered(model, 'swaps')
  const canSwap = swaps && isTraded && isSupported && kit.internal.dataApi?.swaps !== undefined && offersSwaps
  const canSend = send && isSupported && sendNamespaces.includes(namespace)
  const offersPurchases = useIsOffered(model, 'onramp')
  const canBuy = onramp && kit.internal.dataApi?.onramp && isTraded && offersPurchases
  const hasPanel =
    kit.internal.dataApi !== undefined && model.status !== 'disconnected' && model.network.supported
  return (
    <AccountView
      model={model}
      others={others}
      panel={hasPanel && <AccountPanel route={route} chunks={chunks} />}
      onCopyAddress={async () => {
        if (model.status !== 'disconnected') await navigator.clipboard.writeText(model.address)
      }}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
      onNetworks={enableNetworkSwitch ? () => navigate(kit, { route: { view: 'networks' } }) : undefined}
      onBuy={canBuy ? () => navigate(kit, { route: { view: 'onramp', namespace } }) : undefined}
      onSend={canSend ? () => navigate(kit, { route: { view: 'send', namespace } }) : undefined}
      onSwap={canSwap ? () => navigate(kit, { route: { view: 'swap', namespace } }) : undefined}
      onReceive={receive ? () => navigate(kit, { route: { view: 'receive', namespace } }) : undefined}
      onSwitchWallet={() => navigate(kit, { route: { view: 'connect', namespace } })}
      onAccounts={() => navigate(kit, { route: { view: 'switch-account', namespace } })}
      onChooseName={
        canChooseName ? () => navigate(kit, { route: { view: 'choose-account-name', namespace } }) : undefined
      }
      email={isLogin ? getLoginEmail(kit) : undefined}
      socialUser={isLogin ? getSocialUser(kit) : undefined}
      onEmail={() => navigate(kit, { route: { view: 'update-email' } })}
      onLoginSettings={isLogin ? () => ignoreRejection(showLoginSettings(kit)) : undefined}
      accountType={useLatchkitState(selectType)}
      // The view shows why a change failed.
      onAccountType={(type) => ignoreRejection(setPreferredAccountType(kit, { type }))}
      onSmartSessions={
        smartSessions && namespace === 'eip155'
          ? () => navigate(kit, { route: { view: 'smart-sessions', namespace } })
          : undefined
      }
      onProfile={() => {
        if (model.status === 'disconnected') return
        void navigate(kit, { route: { view: 'profile', namespace, address: model.address } })
      }}
      onSelectNamespace={(other) =>
        navigate(kit, { route: { view: 'account', namespace: other }, replace: true })
      }
      onConnectNamespace={(other) => navigate(kit, { route: { view: 'connect', namespace: other } })}
      onCancelRequest={() => cancelRequest(kit, { namespace })}
      onDisconnect={() => ignoreRejection(disconnect(kit, { namespace }))}
      onDisconnectAll={others.accounts.length > 0 ? () => ignoreRejection(disconnect(kit)) : undefined}
    />
  )
}

/** Whether the app's server can do an action on the network of the account. It can, unless it has told otherwise. */
function useIsOffered(model: AccountModel, action: 'swaps' | 'onramp'): boolean {
  const chainId = model.status === 'disconnected' ? undefined : model.network.id
  const select = useCallback(
    (state: KitState) => chainId === undefined || isOffered(state, action, chainId),
    [action, chainId],
  )
  return useLatchkitState(select)
}

/** Whether the account is that of the login frame. */
function useIsLogin(namespace: ChainNamespace): boolean {
  const select = useCallback(
    ({ connection, wallets }: KitState) => {
      const current = connection[namespace]
      const connectorId = current && 'session' in current ? current.session?.connectorId : undefined
      return !!wallets.connectors[namespace]?.some(({ id, type }) => id === connectorId && type === 'auth')
    },
    [namespace],
  )
  return useLatchkitState(select)
}

/** Whether the account has no name, and can register one. Reads the zone of names once it is known that there is no name. */
function useCanChooseName(model: AccountModel): boolean {
  const { kit } = useLatchkitContext()
  const identity = useLatchkitState((state) =>
    model.status === 'connected' ? state.identity?.byAddress[model.address] : undefined,
  )
  const zone = useLatchkitState((state) => state.names?.zone)
  const isNameless =
    kit.internal.dataApi?.loadNames !== undefined &&
    model.status === 'connected' &&
    model.namespace === 'eip155' &&
    model.network.supported &&
    identity?.status === 'ready' &&
    identity.identity?.name === undefined
  useEffect(() => {
    // Reads whether names can be registered.
    if (isNameless) updateName(kit)
  }, [kit, isNameless])
  return isNameless && typeof zone === 'string'
}
