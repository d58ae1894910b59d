import type { PurchaseModel, PurchaseRow } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { provider, purchase } from '../purchase.fixtures.js'
import { network } from '../transfer.fixtures.js'

const url = 'https://pay.example.com/buy'
const shown = { status: 'shown', purchase, url, isBlocked: false, isFollowed: true } as const

const withStatus = (fields: Partial<PurchaseRow>): PurchaseModel => ({
  ...{ ...shown, url: undefined, purchase: { ...purchase, ...fields } },
})

export const fixtures: Fixtures<PurchaseModel> = {
  none: { status: 'none' },
  starting: { status: 'starting', provider },
  'start-failed': { status: 'start-failed', provider },
  shown,
}

export const blocked: PurchaseModel = { ...shown, isBlocked: true }
export const untracked: PurchaseModel = { ...shown, isFollowed: false }
export const reloaded: PurchaseModel = withStatus({})
export const processing: PurchaseModel = withStatus({ status: 'processing', amount: '0.032833' })
export const completed: PurchaseModel = withStatus({
  ...{ status: 'completed', amount: '0.032833', explorerUrl: 'https://explorer.example/tx/0x1' },
})
export const declined: PurchaseModel = withStatus({ status: 'declined' })
export const failed: PurchaseModel = withStatus({ status: 'failed' })
export const expired: PurchaseModel = withStatus({ status: 'expired' })
export const long: PurchaseModel = withStatus({
  ...{ status: 'completed', amount: '123456789012345.123456', symbol: 'W'.repeat(40) },
  ...{ provider: { name: 'P'.repeat(40) }, network: { ...network, name: 'N'.repeat(40) } },
})
