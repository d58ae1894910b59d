import { base64, hex } from '@scure/base'
import { taprootTweakPubkey } from '@scure/btc-signer/utils.js'
import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../foundation/ProviderRpcError.js'
import { createInvalidParamsError, parseParams } from '../../wallet/params.js'
import type { BitcoinStyle, BitcoinWalletContext, StyledWallet } from '../context.js'
import type { BitcoinWalletAddress } from '../control.js'
import { psbtBytes } from '../psbtBytes.js'

const network = z.optional(z.string())
const addressesParams = z.nullish(z.looseObject({ network }))
const messageParams = z.looseObject({
  message: z.string(),
  paymentType: z.enum(['p2wpkh', 'p2tr']),
  type: z.optional(z.enum(['legacy', 'bip322'])),
  network,
})
const psbtParams = z.looseObject({
  hex: psbtBytes('hex'),
  signAtIndex: z.optional(z.union([z.int(), z.array(z.int())])),
  allowedSighash: z.optional(z.array(z.int())),
  broadcast: z.optional(z.boolean()),
  network,
})
const amount = z.union([z.int(), z.string().check(z.regex(/^\d+$/))])
const transferParams = z.union([
  z.object({ recipients: z.array(z.object({ address: z.string(), amount })), network }),
  z.object({ address: z.string(), amount, network }),
])

/** `window.LeatherProvider`: one method for everything; errors reject with the whole JSON-RPC response. */
export const leatherStyle: BitcoinStyle = {
  promptingMethods: ['getAddresses', 'sendTransfer', 'signMessage', 'signPsbt'],
  create: createLeatherWallet,
}

function createLeatherWallet(context: BitcoinWalletContext): StyledWallet {
  const { baseWallet, events, addresses } = context
  let lastId = 0

  const methods: Readonly<Record<string, (params: unknown) => unknown>> = {
    getInfo: () => ({ version: '1.0.0', supportedMethods: Object.keys(methods) }),
    async getAddresses(params) {
      checkNetwork(parseParams(addressesParams, params)?.network)
      await context.connect('getAddresses', params)
      return { addresses: addresses().map(toItem) }
    },
    async signMessage(params) {
      const given = parseParams(messageParams, params)
      checkNetwork(given.network)
      const { address } = allowed(given.paymentType)
      const signature = await context.signMessage({
        method: 'signMessage',
        address,
        message: new TextEncoder().encode(given.message),
        protocol: given.type === 'legacy' ? 'ecdsa' : 'bip322',
      })
      return { signature: base64.encode(signature), address, message: given.message }
    },
    async signPsbt(params) {
      const given = parseParams(psbtParams, params)
      checkNetwork(given.network)
      allowed('p2wpkh')
      const [signed = given.hex] = await context.signPsbts('signPsbt', [
        {
          psbt: given.hex,
          only: given.signAtIndex === undefined ? undefined : [given.signAtIndex].flat(),
          sighashTypes: given.allowedSighash,
          finalize: given.broadcast === true,
        },
      ])
      return { hex: hex.encode(signed), ...(given.broadcast && { txid: await context.sendPsbt(signed) }) }
    },
    async sendTransfer(params) {
      const given = parseParams(transferParams, params)
      checkNetwork(given.network)
      const recipients = 'recipients' in given ? given.recipients : [given]
      const paid = recipients.map((each) => ({
        address: each.address,
        amount: BigInt(each.amount),
      }))
      return { txid: await context.transfer('sendTransfer', paid) }
    },
  }

  function allowed(type: BitcoinWalletAddress['type']): BitcoinWalletAddress {
    const found = addresses().find((each) => each.type === type)
    if (!found) throw new ProviderRpcError(errorCodes.unauthorized, 'The app is not connected.')
    return found
  }

  function checkNetwork(wanted: string | undefined): void {
    if (wanted !== undefined && wanted !== context.network())
      throw createInvalidParamsError(`the wallet is on ${context.network()}, not on ${wanted}`)
  }

  async function request(method: string, params?: unknown): Promise<unknown> {
    const id = String(++lastId)
    try {
      return { jsonrpc: '2.0', id, result: await context.answer(method, params, () => run(method, params)) }
    } catch (error) {
      if (typeof error !== 'object' || error === null || !('code' in error)) throw error
      const { code, message } = error as ProviderRpcError
      throw { jsonrpc: '2.0', id, error: { code, message } }
    }
  }

  function run(method: string, params: unknown): unknown {
    const known = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!known) throw new ProviderRpcError(errorCodes.methodNotFound, `There is no method ${method}.`)
    return known(params)
  }

  return {
    provider: {
      isLeather: true,
      request,
      listen(event: string, listener: (payload: unknown) => void) {
        events.on(event, listener)
        return () => events.removeListener(event, listener)
      },
    },
    path: ['LeatherProvider'],
    accountsChanged(shared) {
      const payload = { accounts: shared.map(toItem) }
      events.emit('accountChange', baseWallet.getReported('accountChange', payload))
    },
    networkChanged: () => {},
  }
}

function toItem({ type, address, publicKey }: BitcoinWalletAddress) {
  const derivationPath = type === 'p2tr' ? "m/86'/1'/0'/0/0" : "m/84'/1'/0'/0/0"
  const common = { symbol: 'BTC', type, address, publicKey, derivationPath }
  if (type === 'p2wpkh') return common
  const [tweaked] = taprootTweakPubkey(hex.decode(publicKey).slice(1), new Uint8Array())
  return { ...common, tweakedPublicKey: hex.encode(tweaked) }
}
