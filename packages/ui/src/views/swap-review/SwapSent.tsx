import type { SwapReviewModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { useAmountTexts } from '../../format/useAmountTexts.js'
import { useTitle } from '../../parts/header/TitleContext.js'
import { TokenIcon } from '../../parts/mark/TokenIcon.js'
import { SentStatus } from '../../parts/sent/SentStatus.js'

type SwapSentProps = {
  readonly model: Extract<SwapReviewModel, { status: 'sent' }>
  readonly onDone: (() => void) | undefined
}

/** A swap that the wallet has sent. */
export function SwapSent({ model, onDone }: SwapSentProps): ReactNode {
  const { swap, account } = useAccountCopy()
  const { from, to, network, toNetwork, price } = model
  const texts = useAmountTexts()
  useTitle(account.swap)
  const [sold, bought] = [from, to].map((token) => ({
    ...token,
    symbol: token.symbol || account.tokens.unknown,
  }))
  if (!sold || !bought) return null
  const isExactOut = price.mode === 'exactOut'
  const limit = isExactOut ? texts.token(price.limit, sold, 'up') : texts.token(price.limit, bought, 'down')
  return (
    <SentStatus
      sent={model}
      mark={
        <TokenIcon
          token={{ symbol: to.symbol, image: to.icon, isNative: to.id === 'native' }}
          namespace={(toNetwork ?? network).namespace}
          size="large"
        />
      }
      shape="round"
      titles={swap.review.sentTitles}
      values={{
        from: isExactOut ? sold.symbol : texts.typed(price.fromAmount, sold, 'up').text,
        to: isExactOut ? texts.typed(price.toAmount, bought, 'down').text : bought.symbol,
      }}
      network={network.name}
      advice={
        toNetwork
          ? fill(account.activity.arrival.statuses.sent, { network: toNetwork.name })
          : fill(isExactOut ? swap.review.upTo : swap.review.atLeast, { amount: limit.text })
      }
      onDone={onDone}
    />
  )
}
