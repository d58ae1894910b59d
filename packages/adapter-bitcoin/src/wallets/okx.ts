import { field } from '@latchkit/core/bip122'
import { callMethod } from './provider.js'
import { getNetwork, unisat } from './unisat.js'
import type { WalletStyle } from './WalletStyle.js'

/**
 * Creates the driver of `window.okxwallet.bitcoin` and `.bitcoinTestnet`: like UniSat's, except for connect. It cannot
 * switch chains.
 */
export function okx(provider: object): WalletStyle {
  const { switchNetwork: _, ...style } = unisat(provider)
  return {
    ...style,
    async connect() {
      const opened = await callMethod(provider, 'connect')
      return {
        accounts: [{ address: field(opened, 'address'), publicKey: field(opened, 'publicKey') }],
        network: await getNetwork(provider),
      }
    },
  }
}
