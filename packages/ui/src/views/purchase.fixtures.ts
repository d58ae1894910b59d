import type { PurchaseRow } from '@latchkit/core'
import { network } from './transfer.fixtures.js'

/** A provider. */
export const provider: PurchaseRow['provider'] = { name: 'Harbor Pay' }

/** A purchase that is not paid. */
export const purchase: PurchaseRow = {
  ...{ id: 'a', provider, symbol: 'ETH', payment: 'USD', paid: '100', network },
  ...{ status: 'created', startedAt: Date.UTC(2026, 0, 31, 12) },
}
