import type { AssetTransfer } from '../../sources/HistorySource.js'
import { zeroAddress } from './readTransfers.js'

/** Converts a transfer with both of its parties to the transfer of one of them. A mint has no other party. */
export function toAssetTransfer({
  from,
  to,
  ...transfer
}: AssetTransfer & { readonly from: string; readonly to: string }): AssetTransfer {
  const other = transfer.direction === 'in' ? from : to
  const isAccount = transfer.direction !== 'self' && other !== '' && other !== zeroAddress
  return { ...transfer, counterparties: isAccount ? [other] : [] }
}
