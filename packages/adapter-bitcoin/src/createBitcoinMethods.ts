import type { Network } from '@latchkit/core'
import {
  checkTransfer,
  type Esplora,
  getTransactionStatus,
  toBitcoinSignature,
  toTxid,
} from '@latchkit/core/bip122'
import { askWallet } from '@latchkit/core/eip1193'
import type { BitcoinCaller, BitcoinMethods } from '@latchkit/core/ports'
import type { Signer } from './Signer.js'

/** A call without a required network, as in the common port. */
export type AnyCaller = Omit<BitcoinCaller, 'network'> & { readonly network?: Network | undefined }

type Methods = Omit<BitcoinMethods, 'signMessage'> & {
  signMessage(
    parameters: AnyCaller & Pick<Parameters<BitcoinMethods['signMessage']>[0], 'message' | 'protocol'>,
  ): Promise<string>
}

/**
 * Creates the Bitcoin-specific methods of the adapter. `signerOf` throws `WalletRequestError` if there is no signer.
 */
export function createBitcoinMethods(parameters: {
  readonly getSigner: (method: string, caller: AnyCaller) => Signer
  readonly getEsplora: (network: Network) => Esplora
}): Methods {
  const { getSigner, getEsplora } = parameters

  function ask<T>(method: string, caller: AnyCaller, work: (signer: Signer) => Promise<T>): Promise<T> {
    return askWallet({ method, connectorId: caller.connectorId }, async () => work(getSigner(method, caller)))
  }

  return {
    signMessage: ({ message, protocol, ...caller }) =>
      ask('signMessage', caller, async ({ style, chain, address }) => {
        const { kind } = address
        const form = protocol ?? (kind === 'p2pkh' || kind === 'p2sh' ? 'ecdsa' : 'bip322')
        const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
        const asked = { protocol: form, message: bytes }
        const signature = await style.signMessage({ ...asked, address: caller.address, chain })
        return toBitcoinSignature(signature, { ...asked, address })
      }),
    signPsbt: ({ psbt, inputs, broadcast, ...caller }) =>
      ask('signPsbt', caller, async (signer) => {
        const getAddress = (text: string) => getSigner('signPsbt', { ...caller, address: text }).address
        const esplora = broadcast ? getEsplora(caller.network) : undefined
        const { signPsbt } = await import('./transactions.js')
        return signPsbt({ signer, psbt, inputs, getAddress, esplora })
      }),
    sendTransfer: ({ to: receiver, amount, exact, ...caller }) =>
      ask('sendTransfer', caller, async (signer) => {
        const { network } = caller
        const { style, chain, address: from, isPayer } = signer
        const to = checkTransfer({ from, to: receiver, amount, network })
        if (style.sendTransfer && isPayer && !exact) {
          const transfer = { from: from.address, to: receiver, amount: Number(amount), chain }
          return toTxid(await style.sendTransfer(transfer))
        }
        const { pay } = await import('./transactions.js')
        return pay({ signer, to, amount, exact, network, esplora: getEsplora(network) })
      }),
    getTransactionStatus: ({ network, ...asked }) => getTransactionStatus(getEsplora(network), asked),
    async readTransfer({ address, network, signal }) {
      const esplora = getEsplora(network)
      const [coins, feeRates] = await Promise.all([
        esplora.getUtxos(address, signal),
        esplora.getFeeRates(signal),
      ])
      return { coins, feeRates, isFeeExact: true }
    },
  }
}
