import type { Copy } from '../copy/Copy.js'

/** Returns the name of a wallet, or the words for one without a name: usually the one behind `window.ethereum`. */
export function getWalletName(wallet: { readonly name: string }, { connect }: Pick<Copy, 'connect'>): string {
  return wallet.name || connect.browserWallet
}
