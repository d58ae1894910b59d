import {
  type BitcoinAnswer,
  field,
  fromBase64,
  fromHex,
  listOf,
  notOpen,
  toHex,
  toText,
} from '@latchkit/core/bip122'
import type { BitcoinChainName } from '@latchkit/core/schema'
import { call, can } from './provider.js'
import type { WalletStyle } from './WalletStyle.js'

const events = ['accountsChanged', 'networkChanged', 'chainChanged'] as const

/** `window.unisat`: one address at a time, with which it also pays. */
export function unisat(provider: object): WalletStyle {
  // The second is what older versions have, which know no other chains than these two.
  const switchNetwork = async (chain: BitcoinChainName) =>
    can(provider, 'switchChain')
      ? call(provider, 'switchChain', `BITCOIN_${chain.toUpperCase()}`)
      : call(provider, 'switchNetwork', chain === 'mainnet' ? 'livenet' : chain)
  /** It signs and pays with the address that is active, whichever it is: what was asked of one is not done by another. */
  async function assertActive(address: string, method: string): Promise<void> {
    if (!can(provider, 'getAccounts')) return
    // A locked wallet names none, and asks to be opened by itself.
    const [active = address] = listOf(await call(provider, 'getAccounts'))
    if (active !== address) throw notOpen(method, address)
  }
  return {
    connect: async () => describe(provider, await call(provider, 'requestAccounts')),
    read: async () => describe(provider, await call(provider, 'getAccounts')),
    watch(changed) {
      const listener = () => changed()
      if (!can(provider, 'on')) return () => {}
      for (const event of events) call(provider, 'on', event, listener)
      return () => {
        for (const event of events) call(provider, 'removeListener', event, listener)
      }
    },
    disconnect: async () => call(provider, 'disconnect'),
    async signMessage({ address, message, protocol }) {
      await assertActive(address, 'signMessage')
      const type = protocol === 'bip322' ? 'bip322-simple' : 'ecdsa'
      return fromBase64(await call(provider, 'signMessage', toText(message), type))
    },
    async signPsbt({ psbt, inputs }) {
      const options = { autoFinalized: false, toSignInputs: inputs }
      return fromHex(await call(provider, 'signPsbt', toHex(psbt), options))
    },
    async sendTransfer({ from, to, amount }) {
      await assertActive(from, 'sendBitcoin')
      return call(provider, 'sendBitcoin', to, amount)
    },
    ...((can(provider, 'switchChain') || can(provider, 'switchNetwork')) && { switchNetwork }),
  }
}

/** The key that goes with the active address, and the chain, which wallets of this style tell apart from it. */
async function describe(provider: object, addresses: unknown): Promise<BitcoinAnswer> {
  if (!Array.isArray(addresses) || addresses.length === 0) return { accounts: addresses }
  const [publicKey, network] = await Promise.all([call(provider, 'getPublicKey'), networkOf(provider)])
  return {
    accounts: addresses.map((address, at) => ({ address, publicKey: at === 0 ? publicKey : undefined })),
    network,
  }
}

/** As the provider calls it. `getNetwork` knows no other chains than main and test, and calls Fractal `livenet`, too. */
export async function networkOf(provider: object): Promise<unknown> {
  if (can(provider, 'getChain')) return field(await call(provider, 'getChain'), 'enum')
  return can(provider, 'getNetwork') ? call(provider, 'getNetwork') : undefined
}
