import type { PurchasesModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { purchase } from '../purchase.fixtures.js'

const statuses = ['created', 'processing', 'completed', 'declined', 'failed', 'expired'] as const

const ready: PurchasesModel = {
  status: 'ready',
  months: [0, 1].map((month) => {
    const at = purchase.startedAt - month * 31 * 86_400_000
    return {
      at,
      purchases: statuses.slice(month * 3, month * 3 + 3).map((status, index) => ({
        ...{ ...purchase, id: `${month}${index}`, status, startedAt: at - index * 86_400_000 },
        ...(status !== 'created' && { amount: '0.032833' }),
      })),
    }
  }),
}

export const fixtures: Fixtures<PurchasesModel> = { ready }
export const empty: PurchasesModel = { status: 'ready', months: [] }
export const long: PurchasesModel = {
  status: 'ready',
  months: [
    {
      at: purchase.startedAt,
      purchases: [
        {
          ...{ ...purchase, symbol: 'W'.repeat(40), amount: '123456789012345.123456' },
          ...{ provider: { name: 'P'.repeat(40) }, paid: '123456789012' },
        },
      ],
    },
  ],
}
