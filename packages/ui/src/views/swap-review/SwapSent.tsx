import type { SwapReviewModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { useAmountTexts } from '../../format/useAmountTexts.js'
import { useTitle } from '../../parts/header/TitleContext.js'
import { TokenIcon } from '../../parts/mark/TokenIcon.js'
import { SentStatus } from '../../parts/sent/SentStatus.js'
import { SwapArrival } from './SwapArrival.js'

type SwapSentProps = {
  readonly model: Extract<SwapReviewModel, { status: 'sent' }>
  readonly onDone: (() => void) | undefined
}

/** A swap that the wallet has sent. */
export function SwapSent({ model, onDone }: SwapSentProps): ReactNode {
  const { swap, account } = useAccountCopy()
  const { from, to, network, toNetwork, price, outcome } = model
  const texts = useAmountTexts()
  useTitle(account.swap)
  const [sold, bought] = [from, to].map((token) => ({
    ...token,
    symbol: token.symbol || account.tokens.unknown,
  }))
  if (!sold || !bought) return null
  const isExactOut = price.mode === 'exactOut'
  const limit = isExactOut ? texts.token(price.limit, sold, 'up') : texts.token(price.limit, bought, 'down')
  const mark = (
    <TokenIcon
      token={{ symbol: to.symbol, image: to.icon, isNative: to.id === 'native' }}
      namespace={(toNetwork ?? network).namespace}
      size="large"
    />
  )
  const values = {
    from: isExactOut ? sold.symbol : texts.typed(price.fromAmount, sold, 'up').text,
    to: isExactOut ? texts.typed(price.toAmount, bought, 'down').text : bought.symbol,
  }
  // The transaction of this network is only its first half.
  if (toNetwork && (outcome === 'pending' || outcome === 'confirmed'))
    return <SwapArrival {...{ model, mark, values, onDone }} network={toNetwork.name} />
  return (
    <SentStatus
      sent={model}
      mark={mark}
      shape="round"
      titles={swap.review.sentTitles}
      values={values}
      network={network.name}
      advice={fill(isExactOut ? swap.review.upTo : swap.review.atLeast, { amount: limit.text })}
      onDone={onDone}
    />
  )
}
