import type { ActivityItem, ArrivalModel, TransactionTransfer } from '@latchkit/core'
import { type ComponentType, memo, type ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { fillCount } from '../../format/fillCount.js'
import { formatArrival } from '../../format/formatArrival.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { LayersIcon } from '../../icons/LayersIcon.js'
import { ListRow } from '../../parts/list/List.js'
import { TransferIcon } from '../../parts/mark/TransferIcon.js'
import { Spinner } from '../../parts/status/Spinner.js'
import type { ActivityFormats } from './createActivityFormats.js'
import { getActivityTitle } from './getActivityTitle.js'

/** Props of {@link ActivityRow}. */
export type ActivityRowProps = {
  readonly item: ActivityItem
  readonly formats: ActivityFormats
  /** When it was, as the row shows it. */
  readonly age: string
  /** The user's label of the address on the other side; see `getCounterpart`. */
  readonly counterpartLabel?: string | undefined
  /** Result of a swap to another network. */
  readonly arrival?: ArrivalModel | undefined
  /** Opens the transaction. Absent: the row is a link to it in the block explorer. */
  readonly onSelect?: ((hash: string) => void) | undefined
}

/** A transaction: what it did, with whom, what it moved, and when. Only changed rows render again. */
export const ActivityRow: ComponentType<ActivityRowProps> = memo(PlainActivityRow)

function PlainActivityRow({
  item,
  formats,
  age,
  counterpartLabel,
  arrival,
  onSelect,
}: ActivityRowProps): ReactNode {
  const { account, lang } = useAccountCopy()
  const { reverted, otherTransfers } = account.activity
  const { hash, label, status, at, transfers, explorerUrl } = item
  const shown = status === 'failed' ? [] : getMainTransfers(transfers)
  const isTrade = shown.length > 1
  const date = <bdi title={formats.full(at)}>{age}</bdi>
  const hiddenCount = transfers.length - shown.length
  const others = isTrade && hiddenCount > 0 && fillCount(otherTransfers, hiddenCount, lang)
  return (
    <ListRow
      small
      mark={<ActivityIcons item={item} transfers={getMainTransfers(transfers)} />}
      title={getActivityTitle(account.activity, arrival ? 'swapped' : label, item)}
      detail={
        arrival && status !== 'failed' ? (
          <span role="status">{formatArrival(arrival, account.activity, lang)}</span>
        ) : isTrade ? (
          <>
            {status === 'pending' && <Spinner size={12} />}
            {date}
            {others && ` · ${others}`}
          </>
        ) : (
          <Counterpart item={item} label={counterpartLabel} />
        )
      }
      end={
        <>
          {status === 'failed' && (
            <span className="activity-amount" data-failed="">
              {reverted}
            </span>
          )}
          {shown.map((transfer, index) => (
            <Amount
              // biome-ignore lint/suspicious/noArrayIndexKey: the transfers of a transaction never change, and can be equal.
              key={index}
              transfer={transfer}
              formats={formats}
            />
          ))}
          {!isTrade && (
            <span className="activity-detail">
              {status === 'pending' && <Spinner size={12} />}
              {date}
            </span>
          )}
        </>
      }
      {...(onSelect ? { onClick: () => onSelect(hash) } : { href: explorerUrl })}
    />
  )
}

/** Returns the transfers that fit in a row: of several, what the account gave and got. */
function getMainTransfers(transfers: readonly TransactionTransfer[]): readonly TransactionTransfer[] {
  const [first, second] = transfers
  if (!first || !second) return transfers
  const got = transfers.find(({ direction }) => direction === 'in')
  const gave = transfers.find(({ direction }) => direction === 'out')
  return got && gave ? [got, gave] : [first, second]
}

function Amount({
  transfer,
  formats,
}: {
  readonly transfer: TransactionTransfer
  readonly formats: ActivityFormats
}): ReactNode {
  const { direction, amount, symbol } = transfer
  const sign = direction === 'in' ? '+' : direction === 'out' ? '\u2212' : ''
  const unit = symbol === '' ? '' : ` ${symbol}`
  return (
    <bdi
      className="activity-amount"
      dir="ltr"
      data-direction={direction}
      title={`${sign}${formats.fullAmount(amount)}${unit}`}
    >
      {sign}
      {formats.amount(amount)}
      {unit}
    </bdi>
  )
}

/** Returns the address on the other side of a transaction, which has sent or received. */
export function getCounterpart({ label, from, to, transfers: [transfer] }: ActivityItem): {
  readonly isSender: boolean
  readonly address: string | undefined
} {
  const isSender = label === 'received' && transfer?.direction !== 'out'
  return { isSender, address: isSender ? from : to }
}

/** The name of an NFT, or the label or address on the other side. */
function Counterpart({
  item,
  label,
}: {
  readonly item: ActivityItem
  readonly label: string | undefined
}): ReactNode {
  const { activity } = useAccountCopy().account
  const [transfer] = item.transfers
  if (transfer?.kind === 'nft' && transfer.name !== '') return <LongText>{transfer.name}</LongText>
  const { isSender, address } = getCounterpart(item)
  if (address === undefined) return transfer?.name && <LongText>{transfer.name}</LongText>
  const text = isSender ? activity.from : activity.to
  if (label === undefined) return fill(text, { address: shortenAddress(address) })
  return <LongText>{fill(text, { address: isolate(label) })}</LongText>
}

/** Two lines at most. Addresses are short: only the rows that need it have a clipped box, which the browser paints on its own. */
function LongText({ children }: { readonly children: string }): ReactNode {
  return <bdi className="activity-name">{children}</bdi>
}

/** Keeps the direction of a label from reordering the text around it (FIRST STRONG ISOLATE). */
const isolate = (text: string) => `\u2068${text}\u2069`

/** The icons of what was moved; without transfers, the icon of the kind of transaction. */
function ActivityIcons({
  item,
  transfers,
}: {
  readonly item: ActivityItem
  readonly transfers: readonly TransactionTransfer[]
}): ReactNode {
  return (
    <span className="activity-icons" data-count={transfers.length} aria-hidden="true">
      {transfers.map((transfer, index) => (
        <TransferIcon
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          key={index}
          transfer={transfer}
          fallback={item.label}
        />
      ))}
      {transfers.length === 0 && (item.label === 'approved' ? <CheckIcon /> : <LayersIcon />)}
    </span>
  )
}
