import type { OnRampModel } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createMoneyFormat } from '../../format/createMoneyFormat.js'
import { fill } from '../../format/fill.js'
import { CardIcon } from '../../icons/CardIcon.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { Button } from '../../parts/button/Button.js'
import { IconButton } from '../../parts/icon-button/IconButton.js'
import { List, ListRow } from '../../parts/list/List.js'
import { TokenIcon } from '../../parts/mark/TokenIcon.js'
import { Notice } from '../../parts/notice/Notice.js'
import { Figure } from '../../parts/status/Figure.js'
import { Skeleton } from '../../parts/status/Skeleton.js'
import { Status } from '../../parts/status/Status.js'
import { Tag } from '../../parts/tag/Tag.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { NotConnected } from '../receive/NotConnected.js'
import { OnRampAmount } from './OnRampAmount.js'
import { OnRampOfferRow } from './OnRampOfferRow.js'
import css from './OnRampView.css?inline'

/** Props of {@link OnRampView}. */
export type OnRampViewProps = {
  readonly model: OnRampModel
  /** Changes the payment. */
  readonly onAmount?: ((text: string) => void) | undefined
  /** Shows the currencies to buy. */
  readonly onSelectToken?: (() => void) | undefined
  /** Shows the currencies to pay with. */
  readonly onSelectPayment?: (() => void) | undefined
  /** Starts the purchase with a provider. Opens a window, so it must be called in the click. */
  readonly onBuy?: ((provider: string) => void) | undefined
  /** Reads the quotes now. */
  readonly onRefresh?: (() => void) | undefined
  /** Shows the purchases. */
  readonly onPurchases?: (() => void) | undefined
  /** Asks the server again. */
  readonly onRetry?: (() => void) | undefined
  /** Shows the networks. */
  readonly onNetworks?: (() => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

/**
 * Shows the form of a purchase, and what each provider offers for the payment.
 *
 * @example
 * ```tsx
 * import type { OnRampModel } from '@latchkit/core'
 * import { OnRampView } from '@latchkit/ui/views/onramp'
 *
 * type Props = { model: OnRampModel; buy: (provider: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, buy }: Props) => <OnRampView model={model} onBuy={buy} />
 * ```
 */
export function OnRampView(props: OnRampViewProps): ReactNode {
  const { model, onRetry, onNetworks, onConnect } = props
  const { onramp, titles } = useAccountCopy()
  useStyles(css)
  const figure = (
    <Figure>
      <CardIcon size={32} />
    </Figure>
  )
  switch (model.status) {
    case 'disconnected':
      return <NotConnected onConnect={onConnect} />
    case 'loading':
      return <Skeleton label={onramp.loading} />
    case 'restricted':
      return <Status figure={figure} {...onramp.restricted} />
    case 'absent':
      return <Status figure={figure} {...onramp.absent} />
    case 'unsupported':
      return (
        <Status figure={figure} {...onramp.unsupported}>
          {onNetworks && (
            <Button variant="primary" onClick={onNetworks}>
              {titles.networks}
            </Button>
          )}
        </Status>
      )
    case 'unavailable':
      return (
        <Status figure={figure} {...onramp.unavailable}>
          {onRetry && (
            <Button variant="primary" onClick={onRetry}>
              {onramp.retry}
            </Button>
          )}
        </Status>
      )
    case 'ready':
      return <OnRampForm {...props} model={model} />
  }
}

function OnRampForm({
  model,
  onAmount,
  onSelectToken,
  onSelectPayment,
  onBuy,
  onRefresh,
  onPurchases,
}: OnRampViewProps & { readonly model: Extract<OnRampModel, { status: 'ready' }> }): ReactNode {
  const { onramp, lang } = useAccountCopy()
  const format = useMemo(() => createMoneyFormat(lang), [lang])
  const { token, offers, quotes, failedProvider, isStarting, openPurchases, hasPurchases } = model
  const failed = offers.find(({ provider }) => provider.id === failedProvider)
  return (
    <div className="onramp">
      <OnRampAmount model={model} format={format} onAmount={onAmount} onSelectPayment={onSelectPayment} />
      <List label={onramp.receive} heading>
        <ListRow
          mark={
            <TokenIcon
              token={{ symbol: token.symbol, isNative: token.symbol === token.network.currency }}
              network={token.network}
              namespace={token.network.id.startsWith('solana:') ? 'solana' : 'eip155'}
            />
          }
          title={token.symbol}
          detail={fill(onramp.onNetwork, { network: token.network.name })}
          end={model.canSelectToken && <ForwardIcon size={18} />}
          onClick={model.canSelectToken ? onSelectToken : undefined}
        />
      </List>
      {failed && (
        <Notice
          title={fill(onramp.failed.title, { provider: failed.provider.name })}
          text={onramp.failed.text}
        />
      )}
      {quotes === 'estimates' && <Notice {...onramp.estimates} />}
      {offers.length > 0 && (
        <div className="onramp-offers">
          <List label={onramp.providers} heading>
            {offers.map((offer) => (
              <OnRampOfferRow
                key={offer.provider.id}
                offer={offer}
                symbol={token.symbol}
                payment={model.payment}
                format={format}
                onBuy={isStarting ? undefined : onBuy}
              />
            ))}
          </List>
        </div>
      )}
      {quotes === 'live' && (
        <div className="onramp-refresh">
          {/* Starts again with each read. */}
          <span
            className="onramp-countdown"
            key={model.quotedAt}
            data-reading={model.quotedAt === undefined || undefined}
          />
          <p className="onramp-note">{onramp.refresh}</p>
          {onRefresh && (
            <IconButton label={onramp.refreshNow} onClick={onRefresh}>
              <RetryIcon size={18} />
            </IconButton>
          )}
        </div>
      )}
      {hasPurchases && onPurchases && (
        <List label={onramp.purchases}>
          <ListRow
            small
            mark={
              <span className="row-icon">
                <CardIcon />
              </span>
            }
            title={onramp.purchases}
            end={
              <>
                {openPurchases > 0 && <Tag tone="accent">{onramp.open}</Tag>}
                <ForwardIcon size={18} />
              </>
            }
            onClick={onPurchases}
          />
        </List>
      )}
      <p className="onramp-note">{onramp.note}</p>
    </div>
  )
}
