import type { Copy } from '../copy/Copy.js'

/** The name of a wallet. Adapters name one that does not name itself `Browser wallet`: that is translated. */
export function getWalletName(wallet: { readonly name: string }, { connect }: Pick<Copy, 'connect'>): string {
  return wallet.name === 'Browser wallet' ? connect.browserWallet : wallet.name
}
