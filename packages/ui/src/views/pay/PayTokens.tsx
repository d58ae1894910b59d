import type { PayTokenRow } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { List, ListRow } from '../../parts/list/List.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'

/** The most valuable tokens; a longer list would hide the payment. */
const tokensMax = 4

/** Other tokens of the account, with which it can pay. */
export function PayTokens({
  tokens,
  onToken,
}: {
  readonly tokens: readonly PayTokenRow[]
  readonly onToken: ((id: string) => void) | undefined
}): ReactNode {
  const { pay, lang } = useAccountCopy()
  const format = useMemo(() => createAmountFormat({ locale: lang, fractionDigits: 6 }), [lang])
  return (
    <List label={pay.review.tokens} heading>
      {tokens.slice(0, tokensMax).map(({ id, name, symbol, decimals, icon, balance }) => (
        <ListRow
          key={id}
          mark={<WalletIcon wallet={{ name, icon }} />}
          title={<bdi>{name}</bdi>}
          detail={<bdi>{fill(pay.review.balance, { amount: `${format(balance, decimals)} ${symbol}` })}</bdi>}
          end={<ForwardIcon size={18} />}
          onClick={onToken && (() => onToken(id))}
        />
      ))}
    </List>
  )
}
