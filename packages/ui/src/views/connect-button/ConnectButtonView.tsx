import type { ReactNode } from 'react'
import type { ButtonCopy } from '../../copy/Copy.js'
import { HostButton, type HostButtonProps } from '../../parts/host-button/HostButton.js'
import { HostSpinner } from '../../parts/host-button/HostSpinner.js'

/** What the connect button shows. */
export type ConnectButtonModel = { readonly status: 'idle' | 'connecting' }

/** What {@link ConnectButtonView} takes: what a `<button>` takes, and these. */
export type ConnectButtonViewProps = HostButtonProps & {
  readonly model: ConnectButtonModel
  readonly copy: ButtonCopy
  /** In place of the copy's "Connect wallet". */
  readonly label?: string | undefined
}

/**
 * The button that opens the modal.
 *
 * @example
 * ```tsx
 * import { ConnectButtonView } from '@latchkit/ui/buttons'
 * import { buttonsEn } from '@latchkit/ui/copy/buttons-en'
 *
 * export const Connect = ({ open }: { open: () => void }) => (
 *   <ConnectButtonView model={{ status: 'idle' }} copy={buttonsEn} onClick={open} />
 * )
 * ```
 */
export function ConnectButtonView({ model, copy, label, ...button }: ConnectButtonViewProps): ReactNode {
  const connecting = model.status === 'connecting'
  return (
    <HostButton {...button} kind="connect" status={model.status} aria-busy={connecting || undefined}>
      {connecting && <HostSpinner />}
      <b>{connecting ? copy.connecting : (label ?? copy.connect)}</b>
    </HostButton>
  )
}
