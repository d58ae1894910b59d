import { hex } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { bitcoinAccounts } from '../bitcoin/accounts.js'
import type { BitcoinNetworkName } from '../bitcoinWallet/control.js'
import { bitcoinNetworks, toKeys, toWalletAddress } from '../bitcoinWallet/keys.js'
import type { BitcoinTestChain, UnspentOutput } from '../foundation/NamespaceChain.js'
import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'
import { handleEsplora } from './handleEsplora.js'
import type { SentBitcoinTransaction } from './SentBitcoinTransaction.js'

/** Options of a fake Bitcoin chain. */
export type FakeBitcoinChainOptions = {
  /** Default `mainnet`. */
  readonly network?: BitcoinNetworkName | undefined
  /** The initial balance of each address of `bitcoinAccounts`, in sats. Default: one BTC. */
  readonly balance?: number | undefined
  /** The servers of the app that lead to it. Default: Blockstream's and mempool.space. */
  readonly appUrls?: readonly (string | RegExp)[] | undefined
}

/** A Bitcoin chain in memory. It checks amounts and double spends, and does not execute scripts. */
export type FakeBitcoinChain = BitcoinTestChain & {
  readonly kind: 'fake'
  /** All transactions, oldest first. */
  readonly transactions: readonly SentBitcoinTransaction[]
  /** In sats. */
  readonly getBalance: (address: string) => number
  /** Replaces the outputs of an address by one with this value, in sats. */
  readonly setBalance: (address: string, value: number) => void
}

type Output = UnspentOutput & { readonly script: string }

/**
 * Creates a Bitcoin chain in memory, which wallets use and which answers requests of the app to servers with the API of Esplora.
 *
 * @see https://github.com/Blockstream/esplora/blob/master/API.md
 * @example
 * import { createFakeBitcoinChain } from '@latchkit/test'
 *
 * const chain = createFakeBitcoinChain({ network: 'testnet' })
 * console.log(chain.transactions)
 */
export function createFakeBitcoinChain(options: FakeBitcoinChainOptions = {}): FakeBitcoinChain {
  const { network = 'mainnet', balance = 100_000_000, appUrls } = options
  const addresses = Address(bitcoinNetworks[network])
  const unspent = new Map<string, Output>()
  const sent: SentBitcoinTransaction[] = []

  const toScript = (address: string) => hex.encode(OutScript.encode(addresses.decode(address)))
  const getOutputs = (address: string) => {
    const script = toScript(address)
    return [...unspent.values()].filter((output) => output.script === script)
  }

  function setBalance(address: string, value: number): void {
    for (const { txid, vout } of getOutputs(address)) unspent.delete(`${txid}:${vout}`)
    const txid = hex.encode(crypto.getRandomValues(new Uint8Array(32)))
    if (value > 0) unspent.set(`${txid}:0`, { txid, vout: 0, value, script: toScript(address) })
  }

  function toAddress(script: Uint8Array): string | undefined {
    try {
      return addresses.encode(OutScript.decode(script))
    } catch {
      return undefined
    }
  }

  function spend(transaction: Transaction): number {
    const inputs = Array.from({ length: transaction.inputsLength }, (_, index) => {
      const { txid = new Uint8Array(), index: vout } = transaction.getInput(index)
      return `${hex.encode(txid)}:${vout}`
    })
    const spent = inputs.map((key) => unspent.get(key))
    if (spent.includes(undefined)) throw createRejection(-25, 'bad-txns-inputs-missingorspent')
    for (const key of inputs) unspent.delete(key)
    return spent.reduce((sum, output) => sum + (output?.value ?? 0), 0)
  }

  function send(text: string): string {
    const transaction = parse(text)
    const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => {
      const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(index)
      return { script, value: Number(amount) }
    })
    const before = new Map(unspent)
    const fee = spend(transaction) - outputs.reduce((sum, { value }) => sum + value, 0)
    if (fee < 0) {
      for (const [key, output] of before) unspent.set(key, output)
      throw createRejection(-26, 'bad-txns-in-belowout')
    }
    const txid = transaction.id
    for (const [vout, { script, value }] of outputs.entries())
      unspent.set(`${txid}:${vout}`, { ...{ txid, vout, value }, script: hex.encode(script) })
    const shown = outputs.map(({ script, value }) => ({ address: toAddress(script), value }))
    sent.push({ ...{ txid, fee, outputs: shown }, height: sent.length + 2, hex: text })
    return txid
  }

  for (const { payment, ordinals } of bitcoinAccounts)
    for (const key of toKeys({ payment: payment.privateKey, ordinals: ordinals.privateKey }))
      setBalance(toWalletAddress(key, network).address, balance)

  const getBalance = (address: string) => getOutputs(address).reduce((sum, { value }) => sum + value, 0)
  const getUnspentOutputs = async (address: string) =>
    getOutputs(address).map(({ txid, vout, value }) => ({ txid, vout, value }))

  return {
    ...{ kind: 'fake', network, appUrls, getBalance, setBalance, getUnspentOutputs },
    get transactions() {
      return [...sent]
    },
    sendTransaction: async (text) => send(text),
    handleEsplora: async (request) => handleEsplora({ getOutputs, getBalance, send, sent }, request),
  }
}

function parse(text: string): Transaction {
  try {
    return Transaction.fromRaw(hex.decode(text), { allowUnknownOutputs: true, allowUnknownInputs: true })
  } catch {
    throw createRejection(-22, 'TX decode failed')
  }
}

function createRejection(code: number, message: string): ProviderRpcError {
  return new ProviderRpcError(
    errorCodes.internal,
    `sendrawtransaction RPC error: {"code":${code},"message":"${message}"}`,
  )
}
