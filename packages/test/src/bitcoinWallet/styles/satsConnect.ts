import { base64, hex } from '@scure/base'
import { sha256x2 } from '@scure/btc-signer/utils.js'
import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../foundation/ProviderRpcError.js'
import { parseParams } from '../../wallet/params.js'
import type { BitcoinStyle, BitcoinWalletContext, StyledWallet } from '../context.js'
import type { BitcoinWalletAddress } from '../control.js'
import { psbtBytes } from '../psbtBytes.js'

const purposesParams = z.nullish(z.looseObject({ purposes: z.optional(z.array(z.string())) }))
const connectParams = z.nullish(z.looseObject({ addresses: z.optional(z.array(z.string())) }))
const messageParams = z.looseObject({
  address: z.string(),
  message: z.string(),
  protocol: z.optional(z.enum(['ECDSA', 'BIP322'])),
})
const psbtParams = z.looseObject({
  psbt: psbtBytes('base64'),
  signInputs: z.optional(z.record(z.string(), z.array(z.int()))),
  broadcast: z.optional(z.boolean()),
})
const transferParams = z.looseObject({
  recipients: z.array(z.looseObject({ address: z.string(), amount: z.int() })).check(z.minLength(1)),
})

/**
 * EIP-1193 codes and their sats-connect equivalents.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
const codes: Readonly<Record<number, number>> = {
  [errorCodes.userRejected]: -32000,
  [errorCodes.unsupportedMethod]: -32001,
  [errorCodes.unauthorized]: -32002,
}
const networkNames = { mainnet: 'Mainnet', testnet: 'Testnet', regtest: 'Regtest' } as const

/** `window.XverseProviders.BitcoinProvider`, the API of the sats-connect library: errors are responses. */
export const satsConnectStyle: BitcoinStyle = {
  promptingMethods: [
    'getAccounts',
    'getAddresses',
    'sendTransfer',
    'signMessage',
    'signPsbt',
    'wallet_connect',
    'wallet_requestPermissions',
  ],
  create: createSatsConnectProvider,
}

/** The format of sats-connect of an address. */
const toItem = ({ purpose, type, address, publicKey }: BitcoinWalletAddress) => ({
  address,
  // Taproot: the 32 bytes of the locking script.
  publicKey: type === 'p2tr' ? publicKey.slice(2) : publicKey,
  purpose,
  addressType: type,
  walletType: 'software',
})

/** Creates the methods of the wallet, and what its events have too. */
function createMethods(context: BitcoinWalletContext) {
  const { baseWallet, addresses } = context
  const network = () => ({
    bitcoin: { name: networkNames[context.network()] },
    stacks: { name: 'mainnet' },
    spark: { name: 'regtest' },
  })
  const items = (purposes?: readonly string[]) =>
    addresses()
      .filter(({ purpose }) => purposes?.includes(purpose) ?? true)
      .map(toItem)
  const account = (purposes?: readonly string[]) => ({
    id: 'devnet',
    addresses: items(purposes),
    walletType: 'software',
    network: network(),
  })

  const methods: Readonly<Record<string, (params: unknown) => unknown>> = {
    getInfo: () => ({ version: '1.0.0', platform: 'web', methods: Object.keys(methods), supports: [] }),
    async getAccounts(params) {
      const given = parseParams(purposesParams, params)
      await context.connect('getAccounts', params)
      return items(given?.purposes)
    },
    async getAddresses(params) {
      const given = parseParams(purposesParams, params)
      await context.connect('getAddresses', params)
      return { addresses: items(given?.purposes), network: network() }
    },
    async wallet_connect(params) {
      const given = parseParams(connectParams, params)
      await context.connect('wallet_connect', params)
      return account(given?.addresses)
    },
    async wallet_requestPermissions(params) {
      await context.connect('wallet_requestPermissions', params)
      return true
    },
    wallet_getAccount() {
      allowed()
      return account()
    },
    wallet_getNetwork: network,
    wallet_disconnect() {
      baseWallet.set({ connected: false })
      return null
    },
    wallet_renouncePermissions() {
      baseWallet.set({ connected: false })
      return true
    },
    async getBalance() {
      const total = String(await context.getBalance(allowed().address))
      return { confirmed: total, unconfirmed: '0', total }
    },
    async signMessage(params) {
      const { address, message, protocol = 'BIP322' } = parseParams(messageParams, params)
      const text = new TextEncoder().encode(message)
      if (
        protocol === 'ECDSA' &&
        addresses().some((each) => each.address === address && each.type === 'p2tr')
      )
        throw new ProviderRpcError(errorCodes.unsupportedMethod, 'A taproot address cannot sign with ECDSA.')
      const signature = await context.signMessage({
        method: 'signMessage',
        address,
        message: text,
        protocol: protocol === 'ECDSA' ? 'ecdsa' : 'bip322',
      })
      return {
        signature: base64.encode(signature),
        messageHash: hex.encode(sha256x2(text)),
        address,
        protocol,
      }
    },
    async signPsbt(params) {
      const { psbt, signInputs, broadcast } = parseParams(psbtParams, params)
      const inputs = Object.entries(signInputs ?? {}).flatMap(([address, indexes]) =>
        indexes.map((index) => ({ index, address })),
      )
      const request = { psbt, finalize: broadcast === true, inputs: signInputs && inputs }
      const [signed = psbt] = await context.signPsbts('signPsbt', [request])
      return { psbt: base64.encode(signed), ...(broadcast && { txid: await context.sendPsbt(signed) }) }
    },
    async sendTransfer(params) {
      const { recipients } = parseParams(transferParams, params)
      const paid = recipients.map(({ address, amount }) => ({ address, amount: BigInt(amount) }))
      return { txid: await context.transfer('sendTransfer', paid) }
    },
  }

  function allowed(): BitcoinWalletAddress {
    const [address] = addresses()
    if (!address) throw new ProviderRpcError(errorCodes.unauthorized, 'The app is not connected.')
    return address
  }

  return { methods, network, items }
}

function createSatsConnectProvider(context: BitcoinWalletContext): StyledWallet {
  const { baseWallet, events } = context
  let lastId = 0
  const { methods, network, items } = createMethods(context)

  async function request(method: string, params: unknown): Promise<unknown> {
    const id = String(++lastId)
    try {
      const result = await context.answer(method, params, () => run(method, params))
      return { jsonrpc: '2.0', id, result }
    } catch (error) {
      if (typeof error !== 'object' || error === null || !('code' in error)) throw error
      const { code, message, data } = error as ProviderRpcError
      return {
        jsonrpc: '2.0',
        id,
        error: { code: codes[code] ?? code, message, ...(data !== undefined && { data }) },
      }
    }
  }

  function run(method: string, params: unknown): unknown {
    const known = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!known) throw new ProviderRpcError(errorCodes.methodNotFound, `There is no method ${method}.`)
    return known(params)
  }

  const provider = {
    request,
    // Both signatures are used by versions of the library.
    addListener(
      first: string | { readonly eventName: string; readonly cb: (event: unknown) => void },
      second?: (event: unknown) => void,
    ) {
      const { eventName, cb } = typeof first === 'string' ? { eventName: first, cb: second } : first
      if (!cb) throw new TypeError('addListener needs a function.')
      events.on(eventName, cb)
      return () => events.removeListener(eventName, cb)
    },
  }
  const emit = (type: string, more: object) =>
    events.emit(type, baseWallet.getReported(type, { type, ...more }))
  return {
    provider,
    path: ['XverseProviders', 'BitcoinProvider'],
    accountsChanged(shared) {
      if (shared.length === 0) emit('disconnect', {})
      else emit('accountChange', { addresses: shared.map(toItem) })
    },
    networkChanged: () => emit('networkChange', { ...network(), addresses: items() }),
  }
}
