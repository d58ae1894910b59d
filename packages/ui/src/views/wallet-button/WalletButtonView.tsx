import type { WalletButtonModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { ButtonCopy } from '../../copy/Copy.js'
import { sanitizeImage } from '../../format/sanitizeImage.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { PageButton, type PageButtonProps } from '../../parts/page-button/PageButton.js'
import { PageSpinner } from '../../parts/page-button/PageSpinner.js'

/** Props of {@link WalletButtonView}, in addition to the props of a `<button>`. */
export type WalletButtonViewProps = PageButtonProps & {
  readonly model: WalletButtonModel
  readonly copy: ButtonCopy
  /** Replaces the name of the wallet. */
  readonly label?: string | undefined
}

/**
 * A button that connects one wallet: its name, and what became of the last attempt. Its accessible name says what it does.
 *
 * @example
 * ```tsx
 * import { WalletButtonView } from '@latchkit/ui/buttons'
 * import { buttonsEn } from '@latchkit/ui/copy/buttons-en'
 *
 * export const Connect = ({ connect }: { connect: () => void }) => (
 *   <WalletButtonView model={{ status: 'idle', name: 'Example Wallet' }} copy={buttonsEn} onClick={connect} />
 * )
 * ```
 */
export function WalletButtonView({ model, copy, label, ...button }: WalletButtonViewProps): ReactNode {
  const { status, icon } = model
  const name = label ?? model.name ?? copy.connect
  const source = sanitizeImage(icon)
  const isConnecting = status === 'connecting'
  const isFailed = status === 'failed'
  const action = isConnecting ? copy.connecting : copy.connect
  return (
    <PageButton
      // A failed attempt has its action beside the name.
      aria-label={status === 'connected' || isFailed || name === action ? undefined : `${name}: ${action}`}
      {...button}
      kind="wallet"
      status={status}
    >
      {isConnecting ? (
        <PageSpinner size={20} />
      ) : source ? (
        <img src={source} alt="" width="20" height="20" referrerPolicy="no-referrer" />
      ) : (
        <PurseIcon size={20} />
      )}
      <b>{name}</b> {isFailed && <span>{copy.loadFailure.retry}</span>}
    </PageButton>
  )
}
