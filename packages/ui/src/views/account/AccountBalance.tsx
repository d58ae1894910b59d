import type { AccountTotal, BalanceModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createUsdFormat } from '../../format/createUsdFormat.js'
import { formatAmount } from '../../format/formatAmount.js'
import { RollingNumber } from '../../parts/rolling-number/RollingNumber.js'
import { Skeleton } from '../../parts/status/Skeleton.js'

/** The number of characters that fit the card in the large font size. */
const maxLargeLength = 18

/** Props of {@link AccountBalance}. */
export type AccountBalanceProps = {
  readonly balance: BalanceModel
  /** The value of all tokens. Absent: the account has no list of them. */
  readonly total?: AccountTotal | undefined
  /** Number of decimals of `total`. */
  readonly valueDecimals?: number | undefined
  /** The name of the network. */
  readonly network: string
}

/**
 * Shows what the account is worth, with the native balance below it. Without a known value, the native balance takes its place. With a list
 * of tokens, both lines have a place from the first frame.
 */
export function AccountBalance(props: AccountBalanceProps): ReactNode {
  const { balance, total, valueDecimals = 0, network } = props
  const { account, lang } = useAccountCopy()
  const amount = balance.status === 'ready' && formatAmount(balance.value, balance.decimals, { locale: lang })
  const native = balance.status === 'ready' && amount !== false && (
    <bdi>
      <RollingNumber text={amount} /> <span className="account-symbol">{balance.symbol}</span>
    </bdi>
  )
  if (total?.status === 'ready' && isKnown(total.value, balance)) {
    const text = createUsdFormat(lang)(total.value, valueDecimals)
    return (
      <div className="account-balance" part="balance" data-status="ready" data-long={isLong(text)}>
        <p>
          <span className="visually-hidden">{account.tokens.total} </span>
          <bdi dir="ltr">
            <RollingNumber text={text} />
          </bdi>
        </p>
        <p className="account-native">{native || <bdi>{network}</bdi>}</p>
      </div>
    )
  }
  if (balance.status === 'loading' || total?.status === 'loading')
    return (
      <div className="account-balance" data-status="loading">
        <p>
          <Skeleton label={account.balanceLoading} />
        </p>
        {total && <p className="account-native">{native || '\u00a0'}</p>}
      </div>
    )
  const note = total && (
    <p className="account-native">
      <bdi>{network}</bdi>
    </p>
  )
  if (balance.status === 'unavailable')
    return (
      <div className="account-balance" data-status="unavailable">
        {total ? (
          <p>
            {/* The list of tokens below says it, and offers to try again. */}
            <span className="visually-hidden">{account.balanceUnavailable.title}</span>
            <span aria-hidden="true">–</span>
          </p>
        ) : (
          <p>
            {account.balanceUnavailable.title}
            <small>{account.balanceUnavailable.text}</small>
          </p>
        )}
        {note}
      </div>
    )
  return (
    <div
      className="account-balance"
      part="balance"
      data-status="ready"
      data-long={isLong(`${amount}${balance.symbol}`)}
    >
      <p>
        <span className="visually-hidden">{account.balance} </span>
        {native}
      </p>
      {note}
    </div>
  )
}

/** Whether a value is the account's: 0 of an account with a native balance means that its price is not known. */
function isKnown(value: bigint, balance: BalanceModel): boolean {
  return value > 0n || balance.status !== 'ready' || balance.value === 0n
}

function isLong(text: string): true | undefined {
  return text.length > maxLargeLength || undefined
}
