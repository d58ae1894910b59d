import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fillNodes } from '../../format/fillNodes.js'
import { List } from '../../parts/list/List.js'
import { ListRow } from '../../parts/list/ListRow.js'
import { Spinner } from '../../parts/status/Spinner.js'

/** What {@link PendingRequest} takes. */
export type PendingRequestProps = {
  readonly kind: 'signature' | 'transaction'
  /** The wallet's own name: untrusted input. */
  readonly wallet: string
  /** Stops waiting for the wallet's answer. */
  readonly onCancel?: (() => void) | undefined
}

/** The request that the wallet has not answered, and the way to stop waiting for it. */
export function PendingRequest({ kind, wallet, onCancel }: PendingRequestProps): ReactNode {
  const { pendingRequest } = useCopy().account
  const requested = fillNodes(pendingRequest[kind], { wallet: <bdi>{wallet}</bdi> })
  const mark = (
    <span className="row-sign">
      <Spinner />
    </span>
  )
  return (
    <List label={pendingRequest.heading}>
      <ListRow
        small
        mark={mark}
        title={onCancel ? pendingRequest.cancel : requested}
        detail={onCancel && requested}
        onClick={onCancel}
      />
    </List>
  )
}
