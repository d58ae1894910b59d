import type { CaipNetworkId, ChainNamespace } from './schema/caip.js'

// Every number of spec §9 that is Latchkit's own, in the spec's order.
//
// Left to whom they belong to:
// - viem and wagmi: RPC time-out, retries and their delays, fallback ranking, RPC and multicall batch sizes, the fee rules'
//   256-bit maximum, the address-check cache and the byte reader's limit (8192 each).
// - TanStack Query: cache garbage collection and the retries of data fetching.
// - the WalletConnect logger: the log buffer's cap.
// - the host application: toasts (5 s) and page-view analytics.
// - nobody: the number-parse window (amounts are bigint or text here, never parsed numbers) and the restricted
//   timezones (the peer never read its list).

/** §9 Time limits: "E-mail login cooldown: 30 s." */
export const emailResendCooldownMs = 30_000

/** §9 Time limits: "Balance retry block after a failure: 30 s." */
export const balanceRetryBlockMs = 30_000

/** §9 Time limits: "Cache expiry: portfolio and native balance 30 s". */
export const balanceCacheMs = 30_000

/** §9 Time limits: "Cache expiry: … names and identity 5 min." */
export const identityCacheMs = 300_000

/** §9 Time limits: "Pairing expiry: 4 min". */
export const pairingExpiryMs = 240_000

/** §9 Time limits: "Pairing expiry: … considered expired within 10 s." */
export const pairingMarginMs = 10_000

/** §9 Time limits: "Frame load time-out: 20 s". */
export const frameLoadTimeoutMs = 20_000

/** §9 Time limits: "Connect e-mail, device, otp, social and social-redirect requests time out at 30 s." */
export const frameConnectTimeoutMs = 30_000

/** §9 Time limits: "Disconnect wait: 3 s." */
export const disconnectWaitMs = 3_000

/** §9 Time limits: "Post-ready delay: 500 ms." */
export const frameReadyDelayMs = 500

/** §9 Time limits: "Image preload wait: 2 s." */
export const imagePreloadMs = 2_000

/** §9 Time limits: "Send-transaction receipt wait: 25000 ms." */
export const receiptWaitMs = 25_000

/** §9 Time limits: "Pending polling: 30000 ms". */
export const pendingPollMs = 30_000

/** §9 Time limits: "Pending polling: … stopping after 99 pending." */
export const pendingPollsMax = 99

/** §9 Animation and delays: "Snackbar swap delay: 150 ms." */
export const snackbarSwapMs = 150

/** How long a snackbar stays: the peer's value, which spec §9 does not name. */
export const snackbarHideMs = 2_500

/** §9 Animation and delays: "Header text animation: 120 ms." */
export const headerTextMs = 120

/** §9 Animation and delays: "Modal height: 150 ms." */
export const modalHeightMs = 150

/** §9 Animation and delays: "View transition: 150 ms." */
export const viewTransitionMs = 150

/** §9 Animation and delays: "Go-back follow-up: 100 ms." */
export const goBackFollowUpMs = 100

/** §9 Animation and delays: "Modal shake: 500 ms." */
export const shakeMs = 500

/** §9 Animation and delays: "Rejected embedded request delay: 300 ms." */
export const embeddedRejectDelayMs = 300

/** §9 Counts and sizes: "Recent wallets kept: 2." */
export const recentWalletsMax = 2

/** §9 Counts and sizes: "Wallet catalogue pages: 40 entries." */
export const cataloguePageEntries = 40

/** Not of the spec: how many wallets are read to recommend some of (the peer: 4). */
export const recommendedWalletsRead = 4

/** Not of the spec: recommended wallets fill the list up to so many that are installed, recent or recommended (the peer: 2). */
export const recommendedWalletsMax = 2

/** §9 Counts and sizes: "Balances show 3 decimals". */
export const balanceDecimals = 3

/** §9 Counts and sizes: "token balance 2 decimals." */
export const tokenBalanceDecimals = 2

/** §9 Swap: "Slippage tolerance is a named constant; one reading gives 1": 1 % in basis points. */
export const slippageBps = 100

/** §9 Swap: "Twelve swap networks, mostly EVM." */
export const swapChainIds: readonly CaipNetworkId[] = [
  'eip155:1',
  'eip155:42161',
  'eip155:10',
  'eip155:324',
  'eip155:8453',
  'eip155:56',
  'eip155:137',
  'eip155:100',
  'eip155:43114',
  'eip155:250',
  'eip155:8217',
  'eip155:1313161554',
]

/** §9 On-ramp: "Two providers, each with a stated fee range of 1-2%." In basis points. */
export const onrampFeeBps: { readonly min: number; readonly max: number } = { min: 100, max: 200 }

/** §9 On-ramp: "On-ramp chains: eip155 and solana." */
export const onrampNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']

/** §9 On-ramp: "Fallback limits: card min 10.00, max 7500.00". Decimal text in the payment currency. */
export const onrampCardLimit: { readonly min: string; readonly max: string } = {
  min: '10.00',
  max: '7500.00',
}

/** §9 On-ramp: "Fallback limits: … bank account min 10.00, max 25000.00". Decimal text in the payment currency. */
export const onrampBankLimit: { readonly min: string; readonly max: string } = {
  min: '10.00',
  max: '25000.00',
}

/** §9 On-ramp: "payment currencies USD and EUR." */
export const onrampPaymentCurrencies: readonly string[] = ['USD', 'EUR']

/** §9 On-ramp: "Balance and send chains: eip155 and solana." */
export const sendNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']

/** §9 On-ramp: "Names and activity: eip155 only." */
export const nameNamespaces: readonly ChainNamespace[] = ['eip155']

/** §9 Chains: "Default chain id: eip155:1." */
export const defaultChainId: CaipNetworkId = 'eip155:1'

/** §9 Defaults: "Frame z-index: 999999." */
export const frameZIndex = 999_999

/** Not of the spec: how long a search waits for the next letter (the peer: 500 ms). */
export const catalogueSearchDelayMs = 300

/** Not of the spec: how long the relay has for what it answers itself (opening, publishing). */
export const relayAnswerTimeoutMs = 15_000
