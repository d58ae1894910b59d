import type { ActivityDetailModel, TransactionTransfer } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { LayersIcon } from '../../icons/LayersIcon.js'
import { Amount } from '../../parts/amount/Amount.js'
import { Button } from '../../parts/button/Button.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { DetailSkeleton } from '../../parts/detail/DetailSkeleton.js'
import { NetworkRow } from '../../parts/detail/NetworkRow.js'
import { Footer } from '../../parts/footer/Footer.js'
import { List, ListRow } from '../../parts/list/List.js'
import { TransferIcon } from '../../parts/mark/TransferIcon.js'
import { Notice } from '../../parts/notice/Notice.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { type ActivityFormats, createActivityFormats } from '../activity/createActivityFormats.js'
import { getActivityTitle } from '../activity/getActivityTitle.js'
import { NotConnected } from '../receive/NotConnected.js'
import css from './ActivityDetailView.css?inline'
import { ArrivalRows } from './ArrivalRows.js'

/** Props of {@link ActivityDetailView}. */
export type ActivityDetailViewProps = {
  readonly model: ActivityDetailModel
  /** Copies an address, or the id of the transaction; rejects if that failed. */
  readonly onCopy?: ((text: string) => void | Promise<void>) | undefined
  /** Shows what a pending transaction can be replaced by: the same with a higher fee. */
  readonly onSpeedUp?: (() => void) | undefined
  /** The same, by one of nothing. */
  readonly onCancel?: (() => void) | undefined
  /** Shows the form of a transfer that sends the same again. */
  readonly onSendAgain?: (() => void) | undefined
  /** Shows the transactions of the account, if this one is not among them. */
  readonly onActivity?: (() => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

/**
 * Shows a transaction of the account: what it did, everything that it moved, and what identifies it.
 *
 * @example
 * ```tsx
 * import type { ActivityDetailModel } from '@latchkit/core'
 * import { ActivityDetailView } from '@latchkit/ui/views/activity-detail'
 *
 * type Props = { model: ActivityDetailModel; copy: (text: string) => Promise<void> }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, copy }: Props) => <ActivityDetailView model={model} onCopy={copy} />
 * ```
 */
export function ActivityDetailView({
  model,
  onCopy,
  onSpeedUp,
  onCancel,
  onSendAgain,
  onActivity,
  onConnect,
}: ActivityDetailViewProps): ReactNode {
  const { detail, loading } = useAccountCopy().account.activity
  useStyles(css)
  switch (model.status) {
    case 'disconnected':
      return <NotConnected onConnect={onConnect} />
    case 'loading':
      return <DetailSkeleton label={loading} />
    case 'missing':
      return (
        <Status
          figure={
            <Figure>
              <LayersIcon size={32} />
            </Figure>
          }
          title={detail.missing.title}
          text={detail.missing.text}
        >
          {onActivity && (
            <Button variant="primary" onClick={onActivity}>
              {detail.showAll}
            </Button>
          )}
        </Status>
      )
    case 'ready':
      return <Detail {...{ model, onCopy, onSpeedUp, onCancel, onSendAgain }} />
  }
}

function Detail({
  model,
  onCopy,
  onSpeedUp,
  onCancel,
  onSendAgain,
}: Pick<ActivityDetailViewProps, 'onCopy' | 'onSpeedUp' | 'onCancel' | 'onSendAgain'> & {
  readonly model: Extract<ActivityDetailModel, { status: 'ready' }>
}): ReactNode {
  const { account, replacement: texts, lang } = useAccountCopy()
  const { pending, reverted, detail } = account.activity
  const { item, network, namespace, fromName, toName, outcome, replacement, hasOtherNonce, arrival } = model
  const { label, status, at, from, to, hash, transfers, explorerUrl } = item
  const formats = useMemo(() => createActivityFormats(lang), [lang])
  const createCopy = (name: string, text: string) => (
    <CopyButton label={name} copiedLabel={account.copied} onCopy={onCopy && (() => onCopy(text))}>
      <bdi dir="ltr" title={text}>
        {shortenAddress(text)}
      </bdi>
    </CopyButton>
  )
  const createAddressRow = (
    title: string,
    address: string | undefined,
    name: string | undefined,
    copy: string,
  ) =>
    address !== undefined && (
      <ListRow small title={title} detail={name && <bdi>{name}</bdi>} end={createCopy(copy, address)} />
    )
  return (
    <div className="detail transaction">
      <h3>
        {getActivityTitle(
          account.activity,
          arrival ? 'swapped' : label,
          outcome ? { ...item, status: 'failed' } : item,
        )}
      </h3>
      {hasOtherNonce && <Notice {...texts.otherNonce} />}
      {status !== 'failed' && transfers.length > 0 && (
        <List label={detail.transfers}>
          {transfers.map((transfer, index) => (
            <TransferRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the transfers of a transaction never change, and can be equal.
              key={index}
              transfer={transfer}
              formats={formats}
            />
          ))}
        </List>
      )}
      {replacement && <Replace {...{ replacement, onSpeedUp, onCancel }} />}
      <div className="detail-rows">
        <List label={detail.heading}>
          <ListRow
            small
            title={detail.status}
            end={
              // Announced, because a pending transaction is confirmed while it is shown.
              <span role="status" data-failed={status === 'failed' || undefined}>
                {outcome
                  ? texts.outcomes[outcome.type]
                  : status === 'pending'
                    ? pending
                    : status === 'failed'
                      ? reverted
                      : detail.confirmed}
              </span>
            }
          />
          {arrival && <ArrivalRows arrival={arrival} createCopy={createCopy} />}
          <ListRow small title={detail.date} end={<bdi>{formats.full(at)}</bdi>} />
          {createAddressRow(detail.from, from, fromName, detail.copyFrom)}
          {createAddressRow(detail.to, to, toName, detail.copyTo)}
          <ListRow small title={detail.hash} end={createCopy(detail.copyHash, hash)} />
          {outcome?.by !== undefined && (
            <ListRow small title={texts.replacedBy} end={createCopy(texts.copyReplacedBy, outcome.by)} />
          )}
          <NetworkRow network={network} namespace={namespace} />
          {sanitizeLink(explorerUrl) && (
            <ListRow small title={account.explorer} end={<ExternalIcon size={18} />} href={explorerUrl} />
          )}
        </List>
      </div>
      {model.again && onSendAgain && (
        <Footer>
          <Button variant="primary" onClick={onSendAgain}>
            {detail.sendAgain}
          </Button>
        </Footer>
      )}
    </div>
  )
}

/** Actions for a pending transaction, or the reason why there is none. */
function Replace({
  replacement: { canSpeedUp, canCancel, obstacle },
  onSpeedUp,
  onCancel,
}: Pick<ActivityDetailViewProps, 'onSpeedUp' | 'onCancel'> & {
  readonly replacement: NonNullable<Extract<ActivityDetailModel, { status: 'ready' }>['replacement']>
}): ReactNode {
  const { actions, obstacles } = useAccountCopy().replacement
  return (
    <div className="transaction-replace">
      {canSpeedUp && (
        <Button variant="primary" onClick={onSpeedUp}>
          {actions['speed-up']}
        </Button>
      )}
      {canCancel && <Button onClick={onCancel}>{actions.cancel}</Button>}
      {obstacle && <p>{obstacles[obstacle]}</p>}
    </div>
  )
}

/** A moved asset. */
function TransferRow({
  transfer,
  formats,
}: {
  readonly transfer: TransactionTransfer
  readonly formats: ActivityFormats
}): ReactNode {
  const { kind, name, symbol, direction, amount } = transfer
  const { tokens, nfts } = useAccountCopy().account
  const sign = direction === 'in' ? '+' : direction === 'out' ? '\u2212' : ''
  const title = name || symbol || (kind === 'nft' ? nfts.unknown : tokens.unknown)
  const toText = (digits: string) => `${sign}${digits}${symbol === '' ? '' : ` ${symbol}`}`
  return (
    <ListRow
      small
      mark={<TransferIcon transfer={transfer} fallback={title} />}
      title={title}
      end={
        <span data-direction={direction}>
          <Amount
            amount={{
              text: toText(formats.exactAmount(amount, direction === 'in' ? 'down' : 'up')),
              full: toText(formats.fullAmount(amount)),
            }}
          />
        </span>
      }
    />
  )
}
