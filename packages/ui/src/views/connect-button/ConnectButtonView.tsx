import type { ReactNode } from 'react'
import type { ButtonCopy } from '../../copy/Copy.js'
import { fill } from '../../format/fill.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { Avatar } from '../../parts/mark/Avatar.js'
import { PageButton, type PageButtonProps } from '../../parts/page-button/PageButton.js'
import { PageSpinner } from '../../parts/page-button/PageSpinner.js'

/** The model of the connect button. It has the account while a wallet is connected or its session is being restored. */
export type ConnectButtonModel =
  | { readonly status: 'idle' | 'connecting' }
  | {
      readonly status: 'connected' | 'restoring'
      readonly address: string
      readonly name?: string | undefined
    }

/** Props of {@link ConnectButtonView}, in addition to the props of a `<button>`. */
export type ConnectButtonViewProps = PageButtonProps & {
  readonly model: ConnectButtonModel
  readonly copy: ButtonCopy
  /** Replaces "Connect wallet". */
  readonly label?: string | undefined
}

/**
 * A button that opens the modal, and shows the account while a wallet is connected.
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
  // The same element for all states, so that closing the modal can restore the focus to it.
  if ('address' in model) {
    const name = model.name ?? shortenAddress(model.address)
    return (
      <PageButton
        aria-label={fill(copy.account, { account: name })}
        {...button}
        kind="account"
        status={model.status}
      >
        <Avatar address={model.address} size={22} />
        <b>{name}</b>
      </PageButton>
    )
  }
  const connecting = model.status === 'connecting'
  return (
    <PageButton {...button} kind="connect" status={model.status}>
      {connecting && <PageSpinner />}
      <b>{connecting ? copy.connecting : (label ?? copy.connect)}</b>
    </PageButton>
  )
}
