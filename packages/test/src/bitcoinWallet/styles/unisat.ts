import { base64, hex } from '@scure/base'
import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../foundation/ProviderRpcError.js'
import { parseParams } from '../../wallet/params.js'
import type { BitcoinStyle, BitcoinWalletContext, StyledWallet } from '../context.js'
import type { BitcoinNetworkName, BitcoinWalletAddress } from '../control.js'
import { psbtBytes } from '../psbtBytes.js'

const messageParams = z.tuple([z.string(), z.optional(z.enum(['ecdsa', 'bip322-simple']))])
const signOptions = z.nullish(
  z.looseObject({
    autoFinalized: z.optional(z.boolean()),
    toSignInputs: z.optional(
      z.array(
        z.looseObject({
          index: z.int(),
          address: z.optional(z.string()),
          publicKey: z.optional(z.string()),
          sighashTypes: z.optional(z.array(z.int())),
        }),
      ),
    ),
  }),
)
const psbtParams = z.tuple([psbtBytes('hex'), z.optional(signOptions)])
const psbtsParams = z.tuple([z.array(psbtBytes('hex')), z.optional(z.array(signOptions))])
const transferParams = z.tuple([z.string(), z.int(), z.optional(z.unknown())])
const pushTxParams = z.tuple([z.union([z.string(), z.looseObject({ rawtx: z.string() })])])
const names: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'livenet',
  testnet: 'testnet',
  regtest: 'regtest',
}

/** `window.unisat`: one address at a time, the payment address; it cannot switch networks. */
export const unisatStyle: BitcoinStyle = {
  promptingMethods: ['requestAccounts', 'sendBitcoin', 'signMessage', 'signPsbt', 'signPsbts'],
  create: createUnisatWallet,
}

function createUnisatWallet(context: BitcoinWalletContext): StyledWallet {
  const { provider, emit } = createUnisatProvider(context)
  return {
    provider,
    path: ['unisat'],
    accountsChanged: (shared) => emit('accountsChanged', getShownAddresses(shared)),
    networkChanged(network) {
      emit('networkChanged', names[network])
      emit('chainChanged', chainOf(network))
    },
  }
}

/** A provider of this style and its event emitter. */
export type UnisatProvider = {
  readonly provider: object
  readonly emit: (event: string, payload: unknown) => void
}

/** The provider's methods by name. `active` returns the authorized address, or throws ProviderRpcError 4100. */
export type UnisatMethods = (
  active: () => BitcoinWalletAddress,
) => Readonly<Record<string, (params: readonly unknown[]) => unknown>>

/** Creates a provider with the common methods and events of UniSat and OKX, plus the given ones. */
export function createUnisatProvider(
  context: BitcoinWalletContext,
  more: UnisatMethods = () => ({}),
): UnisatProvider {
  const { baseWallet, events, answer } = context
  const shown = () => getShownAddresses(context.addresses())

  function active(): BitcoinWalletAddress {
    const [address] = context.addresses()
    if (!address) throw new ProviderRpcError(errorCodes.unauthorized, 'The app is not connected.')
    return address
  }

  function toRequest(psbt: Uint8Array, options: z.infer<typeof signOptions>) {
    const inputs = options?.toSignInputs?.map(({ index, address, publicKey, sighashTypes }) => {
      const owner = context.addresses().find((each) => each.publicKey === publicKey)?.address
      return { index, sighashTypes, address: address ?? owner ?? active().address }
    })
    return { psbt, inputs, finalize: options?.autoFinalized ?? true }
  }

  const methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    async requestAccounts(params) {
      await context.connect('requestAccounts', params)
      return shown()
    },
    getAccounts: shown,
    getNetwork: () => names[context.network()],
    getChain: () => chainOf(context.network()),
    getPublicKey: () => active().publicKey,
    async getBalance() {
      const total = Number(await context.getBalance(active().address))
      return { confirmed: total, unconfirmed: 0, total }
    },
    async signMessage(params) {
      const [text, type] = parseParams(messageParams, params)
      const message = new TextEncoder().encode(text)
      const protocol = type === 'bip322-simple' ? 'bip322' : 'ecdsa'
      const { address } = active()
      return base64.encode(await context.signMessage({ method: 'signMessage', address, message, protocol }))
    },
    async signPsbt(params) {
      const [psbt, options] = parseParams(psbtParams, params)
      const [signed = psbt] = await context.signPsbts('signPsbt', [toRequest(psbt, options)])
      return hex.encode(signed)
    },
    async signPsbts(params) {
      const [psbts, options] = parseParams(psbtsParams, params)
      const signed = await context.signPsbts(
        'signPsbts',
        psbts.map((psbt, at) => toRequest(psbt, options?.[at])),
      )
      return signed.map((each) => hex.encode(each))
    },
    pushPsbt: (params) => context.sendPsbt(parseParams(z.tuple([psbtBytes('hex')]), params)[0]),
    pushTx(params) {
      const [given] = parseParams(pushTxParams, params)
      return context.sendHex(typeof given === 'string' ? given : given.rawtx)
    },
    sendBitcoin(params) {
      const [address, amount] = parseParams(transferParams, params)
      return context.transfer('sendBitcoin', [{ address, amount: BigInt(amount) }])
    },
    disconnect: () => baseWallet.set({ connected: false }),
    ...more(active),
  }

  const callable = Object.fromEntries(
    Object.entries(methods).map(([name, run]) => [
      name,
      (...params: readonly unknown[]) => answer(name, params, () => run(params)),
    ]),
  )
  const provider = {
    ...callable,
    on: (event: string, listener: (payload: unknown) => void) => events.on(event, listener),
    removeListener: (event: string, listener: (payload: unknown) => void) =>
      events.removeListener(event, listener),
  }
  return {
    provider,
    emit: (event: string, payload: unknown) => events.emit(event, baseWallet.getReported(event, payload)),
  }
}

/** Returns one address per account. */
export function getShownAddresses(addresses: readonly BitcoinWalletAddress[]): readonly string[] {
  return addresses.filter(({ purpose }) => purpose === 'payment').map(({ address }) => address)
}

function chainOf(network: BitcoinNetworkName) {
  const chain = `BITCOIN_${network.toUpperCase()}`
  return { enum: chain, name: `Bitcoin ${network}`, network: names[network] }
}
