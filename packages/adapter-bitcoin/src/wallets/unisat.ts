import {
  type BitcoinAnswer,
  field,
  fromBase64,
  fromHex,
  listOf,
  toHex,
  toText,
  unauthorizedError,
} from '@latchkit/core/bip122'
import type { BitcoinChainName } from '@latchkit/core/schema'
import { callMethod, hasMethod } from './provider.js'
import type { WalletStyle } from './WalletStyle.js'

const events = ['accountsChanged', 'networkChanged', 'chainChanged'] as const

/** Creates the driver of `window.unisat`: it has one address at a time, which also pays. */
export function unisat(provider: object): WalletStyle {
  // The second method belongs to older versions, which know only these two chains.
  const switchNetwork = async (chain: BitcoinChainName) =>
    hasMethod(provider, 'switchChain')
      ? callMethod(provider, 'switchChain', `BITCOIN_${chain.toUpperCase()}`)
      : callMethod(provider, 'switchNetwork', chain === 'mainnet' ? 'livenet' : chain)
  /** The wallet signs and pays with the active address: reject a request for another one. */
  async function assertActive(address: string, method: string): Promise<void> {
    if (!hasMethod(provider, 'getAccounts')) return
    // A locked wallet returns no address, and prompts to unlock.
    const [active = address] = listOf(await callMethod(provider, 'getAccounts'))
    if (active !== address) throw unauthorizedError(method, address)
  }
  return {
    connect: async () => readAccount(provider, await callMethod(provider, 'requestAccounts')),
    read: async () => readAccount(provider, await callMethod(provider, 'getAccounts')),
    watch(changed) {
      const listener = () => changed()
      if (!hasMethod(provider, 'on')) return () => {}
      for (const event of events) callMethod(provider, 'on', event, listener)
      return () => {
        for (const event of events) callMethod(provider, 'removeListener', event, listener)
      }
    },
    disconnect: async () => callMethod(provider, 'disconnect'),
    async signMessage({ address, message, protocol }) {
      await assertActive(address, 'signMessage')
      const type = protocol === 'bip322' ? 'bip322-simple' : 'ecdsa'
      return fromBase64(await callMethod(provider, 'signMessage', toText(message), type))
    },
    async signPsbt({ psbt, inputs }) {
      const toSignInputs = inputs.map(({ isUntweaked, ...input }) => ({
        ...input,
        // By default the wallet tweaks its key for every taproot input.
        ...(isUntweaked && { disableTweakSigner: true }),
      }))
      const options = { autoFinalized: false, toSignInputs }
      return fromHex(await callMethod(provider, 'signPsbt', toHex(psbt), options))
    },
    async sendTransfer({ from, to, amount }) {
      await assertActive(from, 'sendBitcoin')
      return callMethod(provider, 'sendBitcoin', to, amount)
    },
    ...((hasMethod(provider, 'switchChain') || hasMethod(provider, 'switchNetwork')) && { switchNetwork }),
  }
}

/** Returns the public key of the active address and the chain, which are separate calls in this style. */
async function readAccount(provider: object, addresses: unknown): Promise<BitcoinAnswer> {
  if (!Array.isArray(addresses) || addresses.length === 0) return { accounts: addresses }
  const [publicKey, network] = await Promise.all([callMethod(provider, 'getPublicKey'), getNetwork(provider)])
  return {
    accounts: addresses.map((address, at) => ({ address, publicKey: at === 0 ? publicKey : undefined })),
    network,
  }
}

/**
 * Returns the provider's name of the chain. `getNetwork` knows only main and test, and reports Fractal as `livenet`.
 */
export async function getNetwork(provider: object): Promise<unknown> {
  if (hasMethod(provider, 'getChain')) return field(await callMethod(provider, 'getChain'), 'enum')
  return hasMethod(provider, 'getNetwork') ? callMethod(provider, 'getNetwork') : undefined
}
