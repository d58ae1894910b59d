import type { Copy } from '../copy/Copy.js'

/** Returns the name of a wallet. Adapters name a wallet without a name `Browser wallet`, which is translated. */
export function getWalletName(wallet: { readonly name: string }, { connect }: Pick<Copy, 'connect'>): string {
  return wallet.name === 'Browser wallet' ? connect.browserWallet : wallet.name
}
