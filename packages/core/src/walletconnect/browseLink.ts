/** Wallets that open a page in their own browser instead of pairing with it (peer-facts.md §10.4). */
const phantom = ['app.phantom', 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393']
const coinbase = ['com.coinbase.wallet', 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa']

/**
 * The link that opens this page inside a wallet's app, for those that are reached on a phone by that only.
 *
 * @param canPair Whether Coinbase's wallet can be paired with instead: not on Solana.
 */
export function browseLink(walletId: string, pageUrl: string, canPair: boolean): string | undefined {
  if (!/^https?:/.test(pageUrl)) return undefined
  const page = encodeURIComponent(pageUrl)
  if (phantom.includes(walletId)) {
    return `https://phantom.app/ul/browse/${page}?ref=${encodeURIComponent(new URL(pageUrl).origin)}`
  }
  return coinbase.includes(walletId) && !canPair ? `https://go.cb-w.com/dapp?cb_url=${page}` : undefined
}
