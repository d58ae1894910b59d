'use client'
import type { AccountAction, Latchkit, ViewName } from '@latchkit/core'
import {
  loadAddressLabels,
  setPreferredAccountType,
  updateName,
  watchCapabilities,
  watchIdentity,
} from '@latchkit/core/actions'
import { toAccountModel, toOtherAccountsModel } from '@latchkit/core/views'
import {
  loadAccountCode,
  prepareAccount,
  startAccountAction,
  toAccountActions,
} from '@latchkit/core/views/account'
import { toAccountTypeModel } from '@latchkit/core/views/account-type'
import { chainNames } from '@latchkit/core/views/networks'
import { AccountView } from '@latchkit/ui/views/account'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'
import type { createLazy, Preparable } from '../lazy/createLazy.js'
import { type AccountChunks, AccountPanel, createAccountChunks, type LoadPanels } from './AccountPanel.js'
import { ignoreRejection } from './ignoreRejection.js'
import { loadViews, prefetchViews } from './prefetchViews.js'

/**
 * Returns the component that shows the account of an external wallet, and a summary of the accounts of other namespaces. It
 * keeps the code of its tabs, which is there in the first frame when the account is opened again.
 */
export function createAccountContainer(
  create: typeof createLazy,
  loadPanels: LoadPanels,
  kit: Latchkit,
): ComponentType<ContainerProps<'account'>> & {
  readonly prepare: NonNullable<Preparable['prepare']>
} {
  const chunks = createAccountChunks(create, loadPanels)
  /** Loads the code of the account and of the lists that it has, and reads its tokens if the user is about to open it. */
  function prepare(isIntended?: boolean) {
    if (isIntended) prepareAccount(kit)
    else loadAccountCode(kit)
    // The browser reads its data for numbers with the first one.
    new Intl.NumberFormat().format(0)
    const state = kit.getState()
    const { lists } = toAccountActions(state, kit.config, state.network.activeNamespace, kit)
    for (const list of lists) chunks[list].load()
  }
  return Object.assign(
    ({ route }: ContainerProps<'account'>) => <AccountContainer route={route} chunks={chunks} />,
    { prepare },
  )
}

/** The views of the actions that most users take. */
const viewOf: Readonly<Partial<Record<AccountAction, ViewName>>> = {
  buy: 'onramp',
  swap: 'swap',
  receive: 'receive',
  send: 'send',
}
const toViews = (actions: readonly AccountAction[]): readonly ViewName[] =>
  actions.flatMap((action) => viewOf[action] ?? [])

type Props = ContainerProps<'account'> & { readonly chunks: AccountChunks }

function AccountContainer({ route, chunks }: Props): ReactNode {
  const context = useLatchkitContext()
  const { kit } = context
  const { namespace } = route
  useEffect(() => (namespace === 'eip155' ? watchIdentity(kit) : undefined), [kit, namespace])
  useEffect(() => ignoreRejection(loadAddressLabels(kit)), [kit])
  useEffect(() => watchCapabilities(kit), [kit])
  const model = useModel(toAccountModel, namespace, chainNames)
  const { actions, lists, total, valueDecimals, login, needsNameZone } = useModel(
    toAccountActions,
    namespace,
    kit,
  )
  const isReading = total?.status === 'loading'
  // The browser is idle while it waits for the tokens, which the code of other views would delay.
  useEffect(
    () => (isReading ? undefined : prefetchViews(context, toViews(actions))),
    [context, actions, isReading],
  )
  useEffect(() => {
    if (needsNameZone) updateName(kit)
  }, [kit, needsNameZone])
  return (
    <AccountView
      model={model}
      actions={actions}
      // The view shows why an action failed.
      onAction={(action, chosen = namespace) =>
        ignoreRejection(startAccountAction(kit, { action, namespace: chosen }))
      }
      onIntent={(action) => loadViews(context, toViews([action]))}
      onCopyAddress={async () => {
        if (model.status !== 'disconnected') await navigator.clipboard.writeText(model.address)
      }}
      total={total}
      valueDecimals={valueDecimals}
      isSettings={route.isSettings}
      panel={lists.length > 0 && <AccountPanel route={route} lists={lists} chunks={chunks} />}
      login={login}
      accountType={useModel(toAccountTypeModel, namespace, chainNames)}
      onAccountType={(type) => ignoreRejection(setPreferredAccountType(kit, { type }))}
      others={useModel(toOtherAccountsModel, namespace, chainNames)}
    />
  )
}
