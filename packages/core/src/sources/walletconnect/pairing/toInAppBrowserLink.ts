/** Wallets that open a dapp in their in-app browser instead of pairing with it. */
const phantom = ['app.phantom', 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393']
const coinbase = ['com.coinbase.wallet', 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa']

/**
 * Returns the link that opens the dapp in a wallet's in-app browser: always for Phantom, which cannot be paired on mobile devices,
 * and for Coinbase Wallet only if `canPair` is false. Otherwise returns `undefined`.
 *
 * @param canPair Whether Coinbase Wallet can be paired; on Solana it cannot.
 */
export function toInAppBrowserLink(walletId: string, pageUrl: string, canPair: boolean): string | undefined {
  if (!/^https?:/.test(pageUrl)) return undefined
  const page = encodeURIComponent(pageUrl)
  if (phantom.includes(walletId)) {
    return `https://phantom.app/ul/browse/${page}?ref=${encodeURIComponent(new URL(pageUrl).origin)}`
  }
  return coinbase.includes(walletId) && !canPair ? `https://go.cb-w.com/dapp?cb_url=${page}` : undefined
}
