import type { ReactNode } from 'react'
import type { ButtonCopy } from '../../copy/Copy.js'
import { fill } from '../../format/fill.js'
import { shortAddress } from '../../format/shortAddress.js'
import { HostButton, type HostButtonProps } from '../../parts/host-button/HostButton.js'
import { HostSpinner } from '../../parts/host-button/HostSpinner.js'
import { Avatar } from '../../parts/mark/Avatar.js'

/** What the connect button shows: once connected, the account. */
export type ConnectButtonModel =
  | { readonly status: 'idle' | 'connecting' }
  | { readonly status: 'connected'; readonly address: string; readonly name?: string | undefined }

/** What {@link ConnectButtonView} takes: what a `<button>` takes, and these. */
export type ConnectButtonViewProps = HostButtonProps & {
  readonly model: ConnectButtonModel
  readonly copy: ButtonCopy
  /** In place of the copy's "Connect wallet". */
  readonly label?: string | undefined
}

/**
 * The button that opens the modal, and then shows who is connected.
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
  // One element throughout: when the modal closes, the focus comes back to what was pressed.
  if (model.status === 'connected') {
    const name = model.name ?? shortAddress(model.address)
    return (
      <HostButton
        aria-label={fill(copy.account, { account: name })}
        {...button}
        kind="account"
        status={model.status}
      >
        <Avatar address={model.address} size={22} />
        <b>{name}</b>
      </HostButton>
    )
  }
  const connecting = model.status === 'connecting'
  return (
    <HostButton {...button} kind="connect" status={model.status} aria-busy={connecting || undefined}>
      {connecting && <HostSpinner />}
      <b>{connecting ? copy.connecting : (label ?? copy.connect)}</b>
    </HostButton>
  )
}
