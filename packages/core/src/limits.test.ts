import { expect, test } from 'vitest'
import * as limits from './limits.js'

test('default', () => {
  // Spec §9, in its order. A constant without a line here, or a line without a constant, fails.
  expect({ ...limits }).toEqual({
    emailResendCooldownMs: 30_000,
    balanceRetryBlockMs: 30_000,
    balanceCacheMs: 30_000,
    identityCacheMs: 5 * 60_000,
    pairingExpiryMs: 4 * 60_000,
    pairingMarginMs: 10_000,
    frameLoadTimeoutMs: 20_000,
    frameConnectTimeoutMs: 30_000,
    disconnectWaitMs: 3_000,
    frameReadyDelayMs: 500,
    imagePreloadMs: 2_000,
    receiptWaitMs: 25_000,
    pendingPollMs: 30_000,
    pendingPollsMax: 99,
    snackbarSwapMs: 150,
    snackbarHideMs: 2_500,
    headerTextMs: 120,
    modalHeightMs: 150,
    viewTransitionMs: 150,
    goBackFollowUpMs: 100,
    shakeMs: 500,
    embeddedRejectDelayMs: 300,
    recentWalletsMax: 2,
    cataloguePageEntries: 40,
    balanceDecimals: 3,
    tokenBalanceDecimals: 2,
    slippageBps: 100,
    swapChainIds: [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554].map(
      (id) => `eip155:${id}`,
    ),
    onrampFeeBps: { min: 100, max: 200 },
    onrampNamespaces: ['eip155', 'solana'],
    onrampCardLimit: { min: '10.00', max: '7500.00' },
    onrampBankLimit: { min: '10.00', max: '25000.00' },
    onrampPaymentCurrencies: ['USD', 'EUR'],
    sendNamespaces: ['eip155', 'solana'],
    nameNamespaces: ['eip155'],
    defaultChainId: 'eip155:1',
    frameZIndex: 999_999,
    // Not of the spec.
    recommendedWalletsRead: 4,
    recommendedWalletsMax: 2,
    catalogueSearchDelayMs: 300,
    relayAnswerTimeoutMs: 15_000,
  })
})
