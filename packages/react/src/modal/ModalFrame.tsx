'use client'
import { type ModalModel, type Route, themeModeOf, type ViewName } from '@latchkit/core'
import { back, close, dismissAlert, push } from '@latchkit/core/actions'
import type { Copy } from '@latchkit/ui'
import { Modal } from '@latchkit/ui/modal'
import type { ReactNode } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useShared } from '../LatchkitContext.js'

/** What {@link ModalFrame} takes. */
export type ModalFrameProps = {
  readonly model: ModalModel
  readonly copy: Copy
  /** The view of the route. */
  readonly children?: ReactNode
}

/** Where "Help" leads, in the views that have it. */
const help: { readonly [V in ViewName]?: Route } = {
  connect: { view: 'what-is-a-wallet' },
  networks: { view: 'what-is-a-network' },
}

/** The modal without its view: header, messages, theme, and the ways out. */
export function ModalFrame({ model, copy, children }: ModalFrameProps): ReactNode {
  const { kit } = useShared()
  const theme = useLatchkitState((state) => state.theme)
  const snackbar = useLatchkitState((state) => state.snackbar)
  const { alert } = useLatchkitState((state) => state.alerts)
  const helpRoute = model.status === 'open' ? help[model.route.view] : undefined
  return (
    <Modal
      model={model}
      copy={copy}
      theme={themeModeOf(theme)}
      variables={theme.variables}
      onClose={(reason) => close(kit, { reason })}
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
