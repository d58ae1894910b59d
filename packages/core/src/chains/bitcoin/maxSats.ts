/** The maximum supply: 21 million BTC, in sats. */
export const maxSats = 2_100_000_000_000_000n
