import { field } from '@latchkit/core/bip122'
import { call } from './provider.js'
import { networkOf, unisat } from './unisat.js'
import type { WalletStyle } from './WalletStyle.js'

/** `window.okxwallet.bitcoin` and `.bitcoinTestnet`: as UniSat's, but for how it opens. It cannot go to another chain. */
export function okx(provider: object): WalletStyle {
  const { switchNetwork: _, ...style } = unisat(provider)
  return {
    ...style,
    async connect() {
      const opened = await call(provider, 'connect')
      return {
        accounts: [{ address: field(opened, 'address'), publicKey: field(opened, 'publicKey') }],
        network: await networkOf(provider),
      }
    },
  }
}
