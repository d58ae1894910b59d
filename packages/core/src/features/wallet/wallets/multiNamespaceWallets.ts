/**
 * Reviewed list of wallets with several namespaces: their rdns on `eip155` (EIP-6963), and their names on other namespaces,
 * where the Wallet Standard has no rdns. Some of them announce a different icon in each namespace.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export const multiNamespaceWallets: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'app.backpack': ['Backpack'],
  'app.nightly': ['Nightly'],
  'app.phantom': ['Phantom'],
  'com.binance.wallet': ['Binance Wallet'],
  'com.bitget.web3': ['Bitget Wallet', 'Bitget'],
  'com.brave.wallet': ['Brave Wallet'],
  'com.coinbase.wallet': ['Coinbase Wallet'],
  'com.exodus.web3-wallet': ['Exodus'],
  'com.okex.wallet': ['OKX Wallet'],
  'com.trustwallet.app': ['Trust', 'Trust Wallet'],
  'io.magiceden.wallet': ['Magic Eden'],
  'io.metamask': ['MetaMask'],
  'pro.tokenpocket': ['TokenPocket'],
}
