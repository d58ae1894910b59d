import type { BalanceModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { ButtonCopy } from '../../copy/Copy.js'
import { fill } from '../../format/fill.js'
import { formatAmount } from '../../format/formatAmount.js'
import { shortAddress } from '../../format/shortAddress.js'
import { HostButton, type HostButtonProps } from '../../parts/host-button/HostButton.js'
import { Avatar } from '../../parts/mark/Avatar.js'

/** What the account button shows. */
export type AccountButtonModel = {
  readonly status: 'connected'
  readonly address: string
  readonly name?: string | undefined
  /** Absent: no balance is shown. One that is loading or unavailable leaves its place out, too. */
  readonly balance?: BalanceModel | undefined
}

/** What {@link AccountButtonView} takes: what a `<button>` takes, and these. */
export type AccountButtonViewProps = HostButtonProps & {
  readonly model: AccountButtonModel
  readonly copy: ButtonCopy
}

/**
 * The button that stands for the connected account.
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
  const name = model.name ?? shortAddress(address)
  const amount =
    balance?.status === 'ready' &&
    `${formatAmount(balance.value, balance.decimals, { locale: copy.lang })} ${balance.symbol}`
  // In the order in which it is seen, for who speaks to the page.
  const label = fill(copy.account, { account: amount ? `${amount} ${name}` : name })
  return (
    <HostButton aria-label={label} {...button} kind="account" status={model.status}>
      {/* The space is one where the words are read, not where they are laid out. */}
      {amount && <span>{amount}</span>} <Avatar address={address} size={22} />
      <b>{name}</b>
    </HostButton>
  )
}
