'use client'
import { closeModal, homeRoute, type KitState, type Route, type ViewName } from '@latchkit/core'
import { dismissAlert, goBack, navigate, themeModeOf } from '@latchkit/core/views/connect'
import { Modal, readFrameVariables } from '@latchkit/ui/modal'
import { type ReactNode, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ModalFrameProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useOnlyModal } from './useOnlyModal.js'
import { usePreparation } from './usePreparation.js'
import { useShownProps } from './useShownProps.js'

/** The route that "Help" opens, for the views that have it. */
const helpRoutes: { readonly [V in ViewName]?: Route } = {
  connect: { view: 'what-is-a-wallet' },
  networks: { view: 'what-is-a-network' },
}

/** The modal without its view: header, messages, theme, and the callbacks that close it. */
export function ModalFrame(props: ModalFrameProps): ReactNode {
  const { shown, hasConnectedUnseen } = useShownProps(props)
  const { copy, aside, children } = shown
  const { kit } = useLatchkitContext()
  const model = useOnlyModal(kit, shown.model)
  const theme = useLatchkitState((state) => state.theme)
  const snackbar = useLatchkitState((state) => state.snackbar)
  const { alert } = useLatchkitState((state) => state.alerts)
  const isNonModal = useLatchkitState(hasWalletUiInPage)
  const { lang } = copy
  const mode = themeModeOf(theme)
  useEffect(() => {
    // The frame has a theme and a language of its own, so an error has no effect.
    const { frame } = kit
    if (!frame) return
    readFrameVariables(theme.variables, mode)
      .then((themeVariables) => frame.syncTheme({ mode, language: lang, themeVariables }))
      .catch(() => {})
  }, [kit, mode, lang, theme.variables])
  const home = useLatchkitState(homeRoute)
  // A closed modal has the header of the view that the next click would open.
  const { view } = model.status === 'open' ? model.route : home
  // With two panes, the help stands beside the wallets.
  const helpRoute = aside ? undefined : helpRoutes[view]
  return (
    <Modal
      model={model}
      Preparation={usePreparation(model)}
      copy={copy}
      theme={mode}
      variables={theme.variables}
      // The unsupported-chain view ignores Escape and the backdrop. The close button always closes.
      onClose={(reason) => closeModal(kit, { reason, force: reason === 'close-button' })}
      nonModal={isNonModal}
      onBack={() => goBack(kit)}
      aside={aside}
      onHelp={helpRoute && (() => navigate(kit, { route: helpRoute }))}
      snackbar={snackbar.status === 'shown' ? snackbar.snackbar : undefined}
      alert={alert}
      announcement={hasConnectedUnseen ? copy.connecting.connected : undefined}
      onDismissAlert={() => dismissAlert(kit)}
    >
      {children}
    </Modal>
  )
}

/**
 * Returns whether the connecting wallet may render its own UI in the page. SDKs and embedded wallets do (type `external`),
 * and so does the app's own WalletConnect connector. Extensions open their own window.
 */
function hasWalletUiInPage({ modal, connection, wallets }: KitState): boolean {
  const route = modal.status === 'open' ? modal.stack[modal.stack.length - 1] : undefined
  if (route?.view !== 'connecting') return false
  const { namespace } = route
  const state = connection[namespace]
  if (state?.status !== 'connecting') return false
  const { connectorId } = state.attempt
  const type = wallets.connectors[namespace]?.find(({ id }) => id === connectorId)?.type
  return type === 'external' || type === 'walletConnect'
}
