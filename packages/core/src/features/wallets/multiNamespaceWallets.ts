/**
 * Wallets of several namespaces, reviewed by hand: the rdns they announce on `eip155` (EIP-6963), and the names they have on
 * the other namespaces, where nothing has an rdns (Wallet Standard). Some announce another icon on each.
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
