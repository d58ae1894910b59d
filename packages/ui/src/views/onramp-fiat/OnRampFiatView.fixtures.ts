import type { OnRampPaymentsModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

const limits = { min: '10', max: '7500' }
const ready = {
  status: 'ready',
  payments: [
    { id: 'USD', limits, isSelected: true },
    { id: 'EUR', limits, isSelected: false },
  ],
} as const

export const fixtures: Fixtures<OnRampPaymentsModel> = { disconnected: { status: 'disconnected' }, ready }

export const huge: OnRampPaymentsModel = {
  status: 'ready',
  payments: ['USD', 'EUR', 'JPY', 'GBP', 'CHF', 'AED', 'SAR', 'EGP'].map((id, index) => ({
    ...{ id, isSelected: index === 0 },
    ...(index < 2 && { limits: { min: '0.01', max: '999999999999' } }),
  })),
}
