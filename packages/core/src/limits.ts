/** How long a disconnect waits for the wallet (spec §9 "Disconnect wait: 3 s"). */
export const disconnectTimeoutMs = 3_000

/** How long a receipt is waited for (spec §9 "Send-transaction receipt wait: 25000 ms"). */
export const receiptTimeoutMs = 25_000
