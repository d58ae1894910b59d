import type { BalanceModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { formatAmount } from '../../format/formatAmount.js'
import { RollingNumber } from '../../parts/rolling-number/RollingNumber.js'
import { Skeleton } from '../../parts/status/Skeleton.js'

/** The number of characters that fit the card in the large font size. */
const maxLargeLength = 16

/** Shows the balance, that it is loading, or that it is unavailable. */
export function AccountBalance({ balance }: { readonly balance: BalanceModel }): ReactNode {
  const { account, lang } = useAccountCopy()
  switch (balance.status) {
    case 'loading':
      return (
        <p className="account-balance" data-status="loading">
          <Skeleton label={account.balanceLoading} />
        </p>
      )
    case 'unavailable':
      return (
        <p className="account-balance" data-status="unavailable">
          {account.balanceUnavailable.title}
          <small>{account.balanceUnavailable.text}</small>
        </p>
      )
    case 'ready': {
      const amount = formatAmount(balance.value, balance.decimals, { locale: lang })
      const isLong = amount.length + balance.symbol.length > maxLargeLength
      return (
        <p className="account-balance" part="balance" data-status="ready" data-long={isLong || undefined}>
          <span className="visually-hidden">{account.balance} </span>
          <bdi>
            <RollingNumber text={amount} /> <span className="account-symbol">{balance.symbol}</span>
          </bdi>
        </p>
      )
    }
  }
}
