import type { SwapModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import type { AmountUnit } from '../../format/createAmountTexts.js'
import { fill } from '../../format/fill.js'
import { useAmountTexts } from '../../format/useAmountTexts.js'
import { Amount } from '../../parts/amount/Amount.js'
import { List, ListRow } from '../../parts/list/List.js'
import { RouteRows } from '../../parts/route/RouteRows.js'
import { Tag } from '../../parts/tag/Tag.js'
import { Slippage } from './Slippage.js'

type Ready = Extract<SwapModel, { status: 'ready' }>

/** Props of {@link PriceDetails}. */
export type PriceDetailsProps = {
  readonly model: Ready
  readonly price: NonNullable<Ready['price']>
  readonly sold: AmountUnit
  readonly bought: AmountUnit
  readonly percent: Intl.NumberFormat
  /** In hundredths of a percent; `undefined`: automatic. */
  readonly onSlippage: ((slippageBps: number | undefined) => void) | undefined
}

/** The limits of a swap, who makes its price, and the prices of other sources. */
export function PriceDetails(props: PriceDetailsProps): ReactNode {
  const { model, price, sold, bought, percent, onSlippage } = props
  const { swap } = useAccountCopy()
  const texts = useAmountTexts()
  const { mode, limit, source, offers = [], route } = price
  const { level, bps } = price.impact
  const isExactOut = mode === 'exactOut'
  return (
    <>
      <List label={swap.details}>
        <ListRow
          small
          title={isExactOut ? swap.paid : swap.received}
          end={
            <Amount
              amount={isExactOut ? texts.token(limit, sold, 'up') : texts.token(limit, bought, 'down')}
            />
          }
        />
        <ListRow
          small
          title={swap.impact}
          end={
            <span className="swap-impact" data-level={level}>
              {bps === undefined ? swap.impacts[level] : percent.format(bps / 10_000)}
            </span>
          }
        />
        {source && offers.length < 2 && <ListRow small title={swap.source} end={<bdi>{source}</bdi>} />}
        {route && <RouteRows route={route} />}
        {/* Solana has a limit of its own: about a minute. */}
        {model.network.namespace === 'eip155' && (
          <ListRow
            small
            title={swap.deadline}
            end={fill(swap.minutes, { minutes: String(model.deadlineMinutes) })}
          />
        )}
      </List>
      {offers.length > 1 && (
        <List label={swap.source} heading>
          {offers.map((offer, index) => (
            <ListRow
              key={offer.source}
              small
              title={offer.source}
              detail={index === 0 && <Tag tone="accent">{swap.best}</Tag>}
              end={
                <Amount
                  amount={
                    isExactOut
                      ? texts.typed(offer.fromAmount, sold, 'up')
                      : texts.typed(offer.toAmount, bought, 'down')
                  }
                />
              }
            />
          ))}
        </List>
      )}
      <Slippage model={model} onSlippage={onSlippage} />
    </>
  )
}
