import { expect, test } from 'vitest'
import * as limits from './limits.js'

test('default', () => {
  // All constants: a constant that is added or removed must be listed here too.
  expect({ ...limits }).toEqual({
    balanceRetryBlockMs: 30_000,
    balanceCacheMs: 30_000,
    identityCacheMs: 5 * 60_000,
    identitiesMax: 100,
    labelsMax: 100,
    totalsMax: 20,
    walletAssetsWaitMs: 2_000,
    activityPollMs: 4_000,
    activityPollDurationMs: 5 * 60_000,
    trackedTransactionsMax: 50,
    transactionLookMs: 4_000,
    transactionQuickLooksMax: 6,
    transactionSlowLookMs: 30_000,
    transactionLooksMax: 99,
    transactionDroppedMs: 20 * 60_000,
    pairingExpiryMs: 4 * 60_000,
    pairingMarginMs: 10_000,
    disconnectWaitMs: 3_000,
    receiptWaitMs: 25_000,
    snackbarSwapMs: 150,
    snackbarHideMs: 2_500,
    goBackFollowUpMs: 100,
    shakeMs: 500,
    recentWalletsMax: 2,
    cataloguePageEntries: 40,
    recommendedWalletsRead: 4,
    recommendedWalletsMax: 2,
    networksWithoutSearchMax: 7,
    catalogueSearchDelayMs: 300,
    relayAnswerTimeoutMs: 15_000,
  })
})
