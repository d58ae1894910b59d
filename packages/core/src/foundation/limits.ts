// Limits and times of the core, with the unit in each name. apps/docs/src/content/docs/concepts/behavior/limits.md, "Limits and times", lists all of them.

/** Retries of a failed read of a balance, of tokens or of transactions are blocked for this long. */
export const balanceRetryBlockMs = 30_000

/** A native balance, a list of tokens, and the first page of transactions is reused for this long. */
export const balanceCacheMs = 30_000

/** The name and the avatar of an address are reused for this long. */
export const identityCacheMs = 300_000

/** Time for which an answer about the server's capabilities is reused. */
export const capabilitiesCacheMs = 60_000

/** Number of labels that are stored. */
export const labelsMax = 100

/** Number of accounts whose total values are kept, and read for one list. */
export const totalsMax = 20

/** Number of addresses whose names are kept. */
export const identitiesMax = 100

/** Transactions are read again after this long while one of the app is pending. */
export const activityPollMs = 4_000

/** For how long they are read for that. Transactions that were sent before are not pending when the list is shown first. */
export const activityPollDurationMs = 300_000

/** Number of sent transactions that are kept. */
export const trackedTransactionsMax = 50

/** The network is asked for a pending transaction again after this long, at first. */
export const transactionLookMs = 4_000

/** Number of times it is asked after that time: together about as long as `waitForReceipt` waits. */
export const transactionQuickLooksMax = 6

/** The network is asked again after this long then. */
export const transactionSlowLookMs = 30_000

/** While the page is hidden, the network is asked again after this long. */
export const transactionHiddenLookMs = 300_000

/** Number of times the network is asked for one transaction until the next `load`. */
export const transactionLooksMax = 99

/** A transaction that the network has not known for this long is dropped. */
export const transactionDroppedMs = 1_200_000

/** A transaction of Solana can be included for at most this long after the wallet has sent it: 150 blocks, with a margin. */
export const transactionExpiredMs = 120_000

/** Quotes of purchases are read this long after the last change of the form. */
export const onRampQuoteDelayMs = 500

/** Quotes of purchases are read again after this long. */
export const onRampQuoteMs = 30_000

/** The server is asked for a purchase again after this long, at first. */
export const purchaseLookMs = 4_000

/** How long after its start a purchase is asked for that often. */
export const purchaseQuickLooksMs = 180_000

/** The server is asked again after this long then. */
export const purchaseSlowLookMs = 30_000

/** A purchase is followed for this long after its start. */
export const purchaseFollowMs = 86_400_000

/** Number of purchases that are kept. */
export const purchasesMax = 50

/** A pairing URI is valid for this long. */
export const pairingExpiryMs = 240_000

/** A pairing URI counts as expired this long before its end, so that there is time left to scan it. */
export const pairingMarginMs = 10_000

/** Disconnecting waits this long for a wallet's response. */
export const disconnectWaitMs = 3_000

/** How long a click on the button of a stored account waits for its session, before the wallets are shown. */
export const restoreWaitMs = 1_000

/** Tokens are shown without the tokens of the wallet if it does not answer after this long. */
export const walletAssetsWaitMs = 2_000

/** A login frame that does not tell within this time which networks have smart accounts has none. */
export const smartAccountNetworksWaitMs = 2_000

/** A wallet that does not tell its capabilities within this time has none. */
export const walletCapabilitiesWaitMs = 2_000

/** `waitForReceipt` waits this long by default. */
export const receiptWaitMs = 25_000

/** Delay between a snackbar that is replaced and the next one. */
export const snackbarSwapMs = 150

/** A snackbar hides after this long, unless it is `loading`. */
export const snackbarHideMs = 5_000

/** Delay of the fact `wentBack` after going back. */
export const goBackFollowUpMs = 100

/** Duration of the modal's shake after a refused action. */
export const shakeMs = 500

/** Number of recent wallets that are kept. */
export const recentWalletsMax = 2

/** Wallets on one page of the wallet directory. */
export const cataloguePageEntries = 40

/** Number of wallets that are requested to recommend some of them. */
export const recommendedWalletsRead = 4

/** Recommended wallets are added until this many are installed, recent or recommended. */
export const recommendedWalletsMax = 2

/** The Networks view has a search field above this many networks. */
export const networksWithoutSearchMax = 7

/** A search waits this long for further input. */
export const catalogueSearchDelayMs = 300

/** Time-out for requests that the relay itself responds to: opening a connection and publishing. */
export const relayAnswerTimeoutMs = 15_000

/** The status of a payment at an exchange, and a transaction that is said to pay, are read again after this long. */
export const payPollMs = 4_000

/** The price of a payment with another token is read again after this time. */
export const payPriceMs = 20_000

/** Number of times the chain is asked for a transaction that is said to pay. */
export const payLooksMax = 75

/** The result of a payment is shown for this long before the modal closes. */
export const payResultMs = 3_000

/** A stored payment at an exchange is followed for this long. */
export const storedPaymentMs = 86_400_000

/** Number of payments at exchanges that are stored. */
export const storedPaymentsMax = 10

/** The wallet is asked this often what became of a batch of calls. */
export const callsLookMs = 2_000

/** Number of looks at that interval. */
export const callsQuickLooksMax = 20

/** The interval after them. */
export const callsSlowLookMs = 30_000

/** Number of looks until the page is loaded again. */
export const callsLooksMax = 200

/** Number of pending batches of calls that are kept. */
export const callsMax = 20

/** Number of granted permissions that are kept. */
export const permissionsMax = 50

/** Time between two reads whether the chain has revoked a permission that the wallet revokes itself, in ms. */
export const revocationCheckMs = 2_000

/** Number of characters of the longest permissions context of a wallet. */
export const permissionsContextMax = 131_074

/** Number of chains of which the capabilities of a wallet are kept. */
export const capabilityChainsMax = 200

/** Number of capabilities of one chain that are kept. */
export const capabilitiesOfChainMax = 50

/** Number of characters of the longest capability, as JSON. */
export const capabilityLengthMax = 8_192

/**
 * Number of assets of one chain that a wallet reports (ERC-7811), and that are kept.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7811
 */
export const walletAssetsMax = 1_000

/** Number of receipts of a batch of calls that are kept. */
export const callsReceiptsMax = 100

/** Number of logs of one receipt that are kept. */
export const receiptLogsMax = 1_000

/** Default time-out of `waitForCalls`. */
export const callsWaitMs = 60_000

/** Calls that are sent one after the other: the receipt of each is waited for this long. */
export const sequentialReceiptWaitMs = 120_000

/** The source of a swap to another chain is asked again after this long, at first. */
export const arrivalLookMs = 2_000

/** The interval is twice as long after this number of looks. */
export const arrivalLooksPerInterval = 3

/** The longest interval. */
export const arrivalLookMaxMs = 60_000

/** Number of looks until the page is loaded again. */
export const arrivalLooksMax = 300

/** The status of a confirmed swap that its source does not know for this long is unknown. */
export const arrivalUnknownMs = 600_000

/** Number of swaps to other chains that are kept. */
export const arrivalsMax = 50

/** Another e-mail of a login is sent after this long at the earliest. */
export const emailCooldownMs = 30_000

/** The link and the code of a login are valid for at most this long. */
export const emailValidityMs = 600_000

/** The number of installed wallets that are listed beside a login. */
export const loginWalletsMax = 4

/** A login ends after this number of wrong codes. */
export const wrongCodesMax = 5

/** The address at the provider of a social login must be known after this long. */
export const socialUriMs = 45_000

/** A pop-up of a social login is asked this often whether the user has closed it. */
export const socialPopupMs = 1_000

/** A social login that left the page is continued for this long. */
export const socialReturnMs = 1_200_000

/** A login with Farcaster waits this long for the user: the services accept an approval for 5 minutes from when they created the code. */
export const farcasterMs = 295_000

/** The message of a sign-in is created again at this age: servers often accept a nonce for 5 minutes. */
export const siwxRefreshMs = 240_000

/** The default interval in which a `siweConfig` creates its message again, and reads its session. */
export const siweRefetchMs = 300_000

/** The longest delay of a timer of a browser. */
export const timerMsMax = 2_147_483_647

/** How long a session of `localSignIn` lasts. */
export const localSignInMs = 604_800_000

/** Messages of `localSignIn` that can be signed at the same time. */
export const pendingSignInsMax = 8

/** The message of a sign-in with the approval of a remote session must be created within this time. */
export const oneClickMessageMs = 5_000

/** Number of characters of the longest ReCap that a wallet is asked to sign. `@latchkit/siwx` accepts longer ones. */
export const recapLengthMax = 12_288
