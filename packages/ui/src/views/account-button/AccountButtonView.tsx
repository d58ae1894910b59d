import type { BalanceModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { ButtonCopy } from '../../copy/Copy.js'
import { fill } from '../../format/fill.js'
import { formatAmount } from '../../format/formatAmount.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { Avatar } from '../../parts/mark/Avatar.js'
import { PageButton, type PageButtonProps } from '../../parts/page-button/PageButton.js'

/** The model of the account button. */
export type AccountButtonModel = {
  /** `restoring`: the address is the stored one, until the wallet responds. */
  readonly status: 'connected' | 'restoring'
  readonly address: string
  readonly name?: string | undefined
  /** Absent: no balance is shown. A loading or unavailable balance is not shown either. */
  readonly balance?: BalanceModel | undefined
}

/** Props of {@link AccountButtonView}, in addition to the props of a `<button>`. */
export type AccountButtonViewProps = PageButtonProps & {
  readonly model: AccountButtonModel
  readonly copy: ButtonCopy
}

/**
 * A button that shows the connected account.
 *
 * @example
 * ```tsx
 * import { AccountButtonView } from '@latchkit/ui/buttons'
 * import { buttonsEn } from '@latchkit/ui/copy/buttons-en'
 *
 * export const Account = ({ address, open }: { address: string; open: () => void }) => (
 *   <AccountButtonView model={{ status: 'connected', address }} copy={buttonsEn} onClick={open} />
 * )
 * ```
 */
export function AccountButtonView({ model, copy, ...button }: AccountButtonViewProps): ReactNode {
  const { address, balance } = model
  const name = model.name ?? shortenAddress(address)
  const amount =
    balance?.status === 'ready' &&
    `${formatAmount(balance.value, balance.decimals, { locale: copy.lang })} ${balance.symbol}`
  // The accessible name has the visual order, because speech recognition matches the visible text.
  const label = fill(copy.account, { account: amount ? `${amount} ${name}` : name })
  return (
    <PageButton aria-label={label} {...button} kind="account" status={model.status}>
      {/* The space separates the words for screen readers; flex layout ignores it. */}
      {amount && <span>{amount}</span>} <Avatar address={address} size={22} />
      <b>{name}</b>
    </PageButton>
  )
}
