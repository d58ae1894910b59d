'use client'
import { close, type KitState, type Route, type ViewName } from '@latchkit/core'
import { back, dismissAlert, push, themeModeOf } from '@latchkit/core/connect-view'
import { Modal } from '@latchkit/ui/modal'
import type { ReactNode } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLatchkitContext } from '../LatchkitContext.js'
import type { ModalFrameProps } from './types.js'

/** Where "Help" leads, in the views that have it. */
const helpRoutes: { readonly [V in ViewName]?: Route } = {
  connect: { view: 'what-is-a-wallet' },
  networks: { view: 'what-is-a-network' },
}

/** The modal without its view: header, messages, theme, and the ways out. */
export function ModalFrame({ model, copy, children }: ModalFrameProps): ReactNode {
  const { kit } = useLatchkitContext()
  const theme = useLatchkitState((state) => state.theme)
  const snackbar = useLatchkitState((state) => state.snackbar)
  const { alert } = useLatchkitState((state) => state.alerts)
  const isNonModal = useLatchkitState(isWalletUiInPage)
  const helpRoute = model.status === 'open' ? helpRoutes[model.route.view] : undefined
  return (
    <Modal
      model={model}
      copy={copy}
      theme={themeModeOf(theme)}
      variables={theme.variables}
      // UnsupportedChain refuses Escape and the backdrop; the button is deliberate, and always closes.
      onClose={(reason) => close(kit, { reason, force: reason === 'close-button' })}
      nonModal={isNonModal}
      onBack={() => back(kit)}
      onHelp={helpRoute && (() => push(kit, { route: helpRoute }))}
      snackbar={snackbar.status === 'shown' ? snackbar.snackbar : undefined}
      alert={alert}
      onDismissAlert={() => dismissAlert(kit)}
    >
      {children}
    </Modal>
  )
}

/**
 * Whether the wallet that is being connected may draw its own UI in the page: SDKs and embedded wallets do, which adapters
 * report as `external`, and so does a WalletConnect connector of the app's own. Extensions have their own window.
 */
function isWalletUiInPage({ modal, connection, wallets }: KitState): boolean {
  const route = modal.status === 'open' ? modal.stack[modal.stack.length - 1] : undefined
  if (route?.view !== 'connecting') return false
  const { namespace } = route
  const state = connection[namespace]
  if (state?.status !== 'connecting') return false
  const { connectorId } = state.attempt
  const type = wallets.connectors[namespace]?.find(({ id }) => id === connectorId)?.type
  return type === 'external' || type === 'walletConnect'
}
