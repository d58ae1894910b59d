import * as z from 'zod/mini'
import { parseParams } from '../../wallet/params.js'
import type { BitcoinStyle, BitcoinWalletContext, StyledWallet } from '../context.js'
import { createUnisatProvider, getShownAddresses } from './unisat.js'

const sendParams = z.tuple([
  z.looseObject({ from: z.optional(z.string()), to: z.string(), value: z.union([z.string(), z.number()]) }),
])
const satsPerCoin = 100_000_000

/** `window.okxwallet.bitcoin`: UniSat's API, plus connecting with the public key and sending amounts in coins. */
export const okxStyle: BitcoinStyle = {
  promptingMethods: [
    'connect',
    'requestAccounts',
    'send',
    'sendBitcoin',
    'signMessage',
    'signPsbt',
    'signPsbts',
  ],
  create: createOkxWallet,
}

function createOkxWallet(context: BitcoinWalletContext): StyledWallet {
  const { provider, emit } = createUnisatProvider(context, (active) => ({
    async connect(params) {
      await context.connect('connect', params)
      const { address, publicKey } = active()
      return { address, publicKey, compressedPublicKey: publicKey }
    },
    async send(params) {
      const [{ to, value }] = parseParams(sendParams, params)
      const amount = BigInt(Math.round(Number(value) * satsPerCoin))
      return { txhash: await context.transfer('send', [{ address: to, amount }]) }
    },
  }))
  return {
    provider,
    path: ['okxwallet', 'bitcoin'],
    accountsChanged(shared) {
      const [first] = shared
      emit('accountsChanged', getShownAddresses(shared))
      emit('accountChanged', first ? { address: first.address, publicKey: first.publicKey } : null)
      if (!first) emit('disconnect', undefined)
    },
    networkChanged: (network) => emit('networkChanged', network === 'mainnet' ? 'livenet' : network),
  }
}
