import type { ArrivalModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { formatArrival } from '../../format/formatArrival.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { ListRow } from '../../parts/list/List.js'

type ArrivalRowsProps = {
  readonly arrival: ArrivalModel
  readonly createCopy: (name: string, text: string) => ReactNode
}

/** Result of a swap on the other network, and the transaction with which it arrived: rows of a list. */
export function ArrivalRows({ arrival, createCopy }: ArrivalRowsProps): ReactNode {
  const { account, swap, lang } = useAccountCopy()
  const { activity } = account
  const { network, source, status, toHash, explorerUrl } = arrival
  const toText = (text: string) => fill(text, { network: network.name })
  return (
    <>
      <ListRow
        small
        title={toText(activity.arrival.title)}
        end={
          // Announced, because it arrives while it is shown.
          <span role="status" data-failed={status === 'refunded' || status === 'failed' || undefined}>
            {formatArrival(arrival, activity, lang)}
          </span>
        }
      />
      <ListRow small title={swap.route} end={<bdi>{source}</bdi>} />
      {toHash && (
        <ListRow
          small
          title={toText(activity.arrival.hash)}
          end={createCopy(toText(activity.arrival.copyHash), toHash)}
        />
      )}
      {sanitizeLink(explorerUrl) && (
        <ListRow
          small
          title={toText(activity.arrival.explorer)}
          end={<ExternalIcon size={18} />}
          href={explorerUrl}
        />
      )}
    </>
  )
}
