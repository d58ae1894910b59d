import { type BitcoinAnswer, field, fromBase64, fromHex, toHex, toText } from '@latchkit/core/bip122'
import { bitcoinChainIds, bitcoinNetworkOf, parseBitcoinAddress } from '@latchkit/core/schema'
import { addListener, callMethod } from './provider.js'
import type { WalletStyle } from './WalletStyle.js'

/**
 * Creates the driver of `window.LeatherProvider`, which has one method for everything. It has no silent connect and no
 * disconnect.
 */
export function leather(provider: object): WalletStyle {
  async function request(method: string, params?: object): Promise<unknown> {
    try {
      return field(await callMethod(provider, 'request', method, params), 'result')
    } catch (error) {
      // It rejects with the whole JSON-RPC response.
      throw field(error, 'error') ?? error
    }
  }
  return {
    connect: async () => toAnswer(field(await request('getAddresses'), 'addresses')),
    watch: (changed) =>
      addListener(provider, 'listen', 'accountChange', (event: unknown) =>
        changed(toAnswer(field(event, 'accounts'))),
      ),
    async signMessage({ address, message, protocol, chain }) {
      const paymentType = parseBitcoinAddress(address, bitcoinNetworkOf(bitcoinChainIds[chain]))?.kind
      const type = protocol === 'ecdsa' ? { type: 'legacy' } : {}
      const params = { message: toText(message), paymentType, network: chain, ...type }
      return fromBase64(field(await request('signMessage', params), 'signature'))
    },
    async signPsbt({ psbt, inputs, chain }) {
      const allowedSighash = inputs.flatMap(({ sighashTypes = [] }) => sighashTypes)
      const signed = await request('signPsbt', {
        hex: toHex(psbt),
        signAtIndex: inputs.map(({ index }) => index),
        broadcast: false,
        network: chain,
        ...(allowedSighash.length > 0 ? { allowedSighash } : {}),
      })
      return fromHex(field(signed, 'hex'))
    },
    async sendTransfer({ to, amount, chain }) {
      const recipients = [{ address: to, amount: String(amount) }]
      return field(await request('sendTransfer', { recipients, network: chain }), 'txid')
    },
  }
}

function toAnswer(accounts: unknown): BitcoinAnswer {
  if (!Array.isArray(accounts)) return { accounts }
  return {
    // Stacks addresses are returned together with Bitcoin's.
    accounts: accounts
      .filter((account) => field(account, 'symbol') !== 'STX')
      .map((account) => ({
        address: field(account, 'address'),
        publicKey: field(account, 'publicKey'),
        path: field(account, 'derivationPath'),
      })),
  }
}
