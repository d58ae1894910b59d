'use client'
import type { Config, KitState } from '@latchkit/core'
import { connect, navigate } from '@latchkit/core/actions'
import { readRemoteScope, toConnectingModel } from '@latchkit/core/views'
import { ConnectingView } from '@latchkit/ui/views/connecting'
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import type { DisplayUriProps } from './DisplayUri.js'
import { ignoreRejection } from './ignoreRejection.js'
import { prefetchAccount } from './prefetchViews.js'

/**
 * Creates the container that shows the attempt to connect one wallet.
 *
 * @param loadDisplayUri Loads the QR code of a connector of the app.
 */
export function createConnectingContainer(
  loadDisplayUri: () => Promise<ComponentType<DisplayUriProps>>,
): ComponentType<ContainerProps<'connecting'>> {
  const LazyDisplayUri = lazy(async () => ({ default: await loadDisplayUri() }))
  return ({ route }) => <ConnectingContainer route={route} DisplayUri={LazyDisplayUri} />
}

type Props = ContainerProps<'connecting'> & { readonly DisplayUri: ComponentType<DisplayUriProps> }

function ConnectingContainer({ route, DisplayUri }: Props): ReactNode {
  const context = useLatchkitContext()
  const { kit } = context
  useEffect(() => prefetchAccount(context), [context])
  const { walletId, namespace, chainId } = route
  const [scope] = useState(() => readRemoteScope())
  const model = useLatchkitState(
    useCallback(
      (state: KitState, config: Config) => toConnectingModel(state, config, route, scope),
      [route, scope],
    ),
  )
  const connectorId = useLatchkitState(
    useCallback((state: KitState) => getExternalConnectorId(state, namespace), [namespace]),
  )
  const view = (
    <ConnectingView
      model={model}
      onRetry={() => ignoreRejection(connect(kit, { connectorId: walletId, namespace, chainId }))}
      onGetWallet={() => navigate(kit, { route: { view: 'get-wallet' } })}
    />
  )
  if (connectorId === undefined || model.status !== 'opening') return view
  return (
    <Suspense fallback={view}>
      <DisplayUri key={connectorId} namespace={namespace} connectorId={connectorId} wallet={model.wallet}>
        {view}
      </DisplayUri>
    </Suspense>
  )
}

/** Returns the id of the connecting connector unless it is an extension: extensions emit no URI. */
function getExternalConnectorId(
  { connection, wallets }: KitState,
  namespace: ContainerProps<'connecting'>['route']['namespace'],
): string | undefined {
  const state = connection[namespace]
  if (state?.status !== 'connecting') return undefined
  const { connectorId } = state.attempt
  const type = wallets.connectors[namespace]?.find(({ id }) => id === connectorId)?.type
  return type === 'external' || type === 'walletConnect' ? connectorId : undefined
}
