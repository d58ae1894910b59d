import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fillNodes } from '../../format/fillNodes.js'
import { List, ListRow } from '../../parts/list/List.js'
import { Spinner } from '../../parts/status/Spinner.js'

/** Props of {@link PendingRequest}. */
export type PendingRequestProps = {
  readonly kind: 'signature' | 'transaction'
  /** The wallet's name: untrusted input. */
  readonly wallet: string
  /** Cancels the request. */
  readonly onCancel?: (() => void) | undefined
}

/** The request that is pending in the wallet, with a button that cancels it. */
export function PendingRequest({ kind, wallet, onCancel }: PendingRequestProps): ReactNode {
  const { pendingRequest } = useAccountCopy().account
  const requested = fillNodes(pendingRequest[kind], { wallet: <bdi>{wallet}</bdi> })
  const mark = (
    <span className="row-icon">
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
