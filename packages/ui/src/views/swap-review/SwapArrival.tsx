import type { SwapReviewModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { formatArrival } from '../../format/formatArrival.js'
import { Result, type ResultProps } from '../../parts/sent/Result.js'

type SwapArrivalProps = Pick<ResultProps, 'mark' | 'onDone'> & {
  readonly model: Extract<SwapReviewModel, { status: 'sent' }>
  /** The placeholders of the titles. */
  readonly values: Readonly<Record<string, string>>
  /** The name of the network on which it arrives. */
  readonly network: string
}

/**
 * A swap to another network that the wallet has sent: it is swapped only when it has arrived there. Until then the ring runs, also if
 * the network of the account has confirmed its part.
 */
export function SwapArrival({ model, mark, values, network, onDone }: SwapArrivalProps): ReactNode {
  const { swap, send, account, lang } = useAccountCopy()
  const { sentTitles, onItsWay } = swap.review
  const { arrival, outcome, explorerUrl, price } = model
  const status = arrival?.status ?? 'sent'
  const shown = { mark, onDone, shape: 'round' } as const
  const { estimatedSeconds } = arrival ?? price.route ?? {}
  const when = formatArrival({ status, estimatedSeconds, network: { name: network } }, account.activity, lang)
  const there = {
    explorerUrl: arrival?.explorerUrl ?? explorerUrl,
    ...(arrival?.explorerUrl && { explorerLabel: fill(account.activity.arrival.explorer, { network }) }),
  }
  switch (status) {
    case 'done':
      return (
        <Result {...shown} {...there} state="closed" title={fill(sentTitles.confirmed, values)} text={when} />
      )
    case 'partial':
      return <Result {...shown} {...there} state="failed" title={when} />
    case 'refunded':
    case 'failed':
      return <Result {...shown} {...there} state="failed" title={sentTitles.failed} text={when} />
    default: {
      const isConfirmed = outcome === 'confirmed' || status !== 'sent'
      return (
        <Result
          {...shown}
          explorerUrl={explorerUrl}
          state="running"
          title={isConfirmed ? fill(onItsWay, { network }) : fill(sentTitles.pending, values)}
          text={when}
          advice={send.sent.texts.pending}
        />
      )
    }
  }
}
