import type { SwapModel } from '@latchkit/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { normalizeAmountText } from '../../format/normalizeAmountText.js'
import { List, ListRow } from '../../parts/list/List.js'
import { RouteRows } from '../../parts/route/RouteRows.js'
import { Countdown } from '../../parts/status/Countdown.js'

type SwapDetailsProps = {
  readonly model: Extract<SwapModel, { status: 'ready' }>
  /** In hundredths of a percent; `undefined`: automatic. */
  readonly onSlippage: ((slippageBps: number | undefined) => void) | undefined
}

/** The price in detail, and the slippage. Each row keeps its place while the price is read again. */
export function SwapDetails({ model, onSlippage }: SwapDetailsProps): ReactNode {
  const { price, from, to, slippageBps, isAutoSlippage, deadlineMinutes } = model
  const { swap, account, lang } = useAccountCopy()
  const amount = useMemo(() => createAmountFormat({ locale: lang, fractionDigits: 6 }), [lang])
  const percent = useMemo(
    () => new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }),
    [lang],
  )
  const [typed, setTyped] = useState<string>()
  const symbolOf = (side: typeof from) => side.token?.symbol || account.tokens.unknown
  const limitSide = price?.mode === 'exactOut' ? from : to
  const toText = (units: bigint, side: typeof from) =>
    `${amount(units, side.token?.decimals ?? 0)} ${symbolOf(side)}`
  const rate = price && from.token && to.token && getRate(price, from.token.decimals)
  return (
    <>
      <p className="visually-hidden" role="status">
        {price && fill(swap.quoted, { from: toText(price.fromAmount, from), to: toText(price.toAmount, to) })}
      </p>
      <List label={swap.details}>
        <ListRow
          small
          title={swap.rate}
          detail={
            <span className="swap-rate">
              <bdi dir="ltr">
                {rate === undefined || !to.token
                  ? '–'
                  : `1 ${symbolOf(from)} = ${amount(rate, to.token.decimals)} ${symbolOf(to)}`}
              </bdi>
              {model.quotedAt !== undefined && (
                <Countdown key={model.quotedAt} ms={model.refreshMs} label={swap.refreshes} />
              )}
            </span>
          }
        />
        <ListRow
          small
          title={price?.mode === 'exactOut' ? swap.paid : swap.received}
          detail={<bdi dir="ltr">{price ? toText(price.limit, limitSide) : '–'}</bdi>}
        />
        <ListRow
          small
          title={swap.impact}
          end={
            <span className="swap-impact" data-level={price?.impact.level}>
              {!price
                ? '–'
                : price.impact.bps === undefined
                  ? swap.impacts[price.impact.level]
                  : percent.format(price.impact.bps / 10_000)}
            </span>
          }
        />
        {price?.source && <ListRow small title={swap.source} detail={<bdi>{price.source}</bdi>} />}
        {price?.route && <RouteRows route={price.route} />}
        {/* Solana has a limit of its own: about a minute. */}
        {model.network.namespace === 'eip155' && (
          <ListRow
            small
            title={swap.deadline}
            end={fill(swap.minutes, { minutes: String(deadlineMinutes) })}
          />
        )}
      </List>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend is no flex item */}
      <div className="swap-slippage" role="group" aria-label={swap.slippage}>
        <span aria-hidden="true">{swap.slippage}</span>
        <button
          type="button"
          className="send-link"
          aria-pressed={isAutoSlippage}
          disabled={!onSlippage}
          onClick={() => {
            setTyped(undefined)
            onSlippage?.(undefined)
          }}
        >
          {swap.auto}
        </button>
        <span className="swap-slippage-field">
          <input
            type="text"
            inputMode="decimal"
            dir="ltr"
            aria-label={swap.slippageInput}
            value={typed ?? String(slippageBps / 100)}
            onChange={(event) => {
              const text = normalizeAmountText(event.currentTarget.value)
              setTyped(text)
              const bps = Math.round(Number(text) * 100)
              if (text !== '' && bps >= 0 && bps <= 5_000) onSlippage?.(bps)
            }}
          />
          %
        </span>
      </div>
    </>
  )
}

/** Amount that one sold token buys, in base units of the token that is bought. */
function getRate(
  { fromAmount, toAmount }: { readonly fromAmount: bigint; readonly toAmount: bigint },
  fromDecimals: number,
): bigint {
  return fromAmount === 0n ? 0n : (toAmount * 10n ** BigInt(fromDecimals)) / fromAmount
}
