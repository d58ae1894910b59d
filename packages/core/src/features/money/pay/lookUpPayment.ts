import { decodeTransferEvent } from '../../../chains/evm/transferEvent.js'
import type { KitContext } from '../../../engine/types.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { PayLook, Payment, SentPayment } from './types.js'

type Context = Pick<KitContext, 'config' | 'adapterOf'> & { readonly signal: AbortSignal }
type Fields = Readonly<Record<string, unknown>>
/** Reads from the RPC server of the network of the payment. */
type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Returns what the chain shows of a transaction that is said to pay. Answers of nodes are untrusted input. */
export async function lookUpPayment(
  payment: Payment,
  { txHash, via }: Pick<SentPayment, 'txHash' | 'via'>,
  context: Context,
): Promise<PayLook> {
  const ask = createAsk(payment, context)
  if (!ask) return 'unreachable'
  return payment.asset.namespace === 'eip155'
    ? lookUpOnEvm(ask, payment, txHash, via === 'wallet')
    : lookUpOnSolana(ask, payment, txHash)
}

/** Returns the signature of the first transaction with the reference of a payment; `undefined` while there is none. */
export async function findReference(payment: Payment, context: Context): Promise<string | undefined> {
  const answer = await createAsk(payment, context)?.('getSignaturesForAddress', [
    payment.reference,
    { commitment: 'confirmed', limit: 100 },
  ])
  const signatures = toList(answer).filter(({ err }) => err === null)
  // The oldest one is last.
  const { signature } = signatures.at(-1) ?? {}
  return typeof signature === 'string' && /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(signature)
    ? signature
    : undefined
}

function createAsk({ asset }: Payment, { config, adapterOf, signal }: Context): Ask | undefined {
  const network: Network | undefined = config.networkOf(asset.chainId)
  const adapter = adapterOf(asset.namespace)
  const request =
    asset.namespace === 'eip155' ? adapter?.evm?.requestNetwork : adapter?.solana?.requestNetwork
  return network && request && ((method, params) => request({ network, method, params, signal }))
}

/** `isOwn`: the wallet of the user has sent it, so what a contract pays with it counts too. */
async function lookUpOnEvm(
  ask: Ask,
  { asset, recipient, amount }: Payment,
  hash: string,
  isOwn: boolean,
): Promise<PayLook> {
  const receipt = toFields(await ask('eth_getTransactionReceipt', [hash]))
  if (!receipt?.blockNumber) return 'pending'
  if (receipt.status !== '0x1') return 'reverted'
  const { address: token } = asset
  if (token !== undefined) {
    const received = toList(receipt.logs)
      .filter((log) => isSameText(log.address, token))
      .map(decodeTransferEvent)
      .reduce(
        (sum, transfer) => (transfer && isSameText(transfer.to, recipient) ? sum + transfer.amount : sum),
        0n,
      )
    return received >= amount ? 'paid' : 'different'
  }
  const transaction = toFields(await ask('eth_getTransactionByHash', [hash]))
  if (!transaction) return 'pending'
  if (isSameText(transaction.to, recipient))
    return toBigInt(transaction.value) >= amount ? 'paid' : 'different'
  if (!isOwn) return 'different'
  // A swap pays by a call of a contract, which no receipt shows.
  const block = toBigInt(receipt.blockNumber)
  const balanceAt = async (number: bigint) =>
    toBigInt(await ask('eth_getBalance', [recipient, `0x${number.toString(16)}`]))
  return (await balanceAt(block)) - (await balanceAt(block - 1n)) >= amount ? 'paid' : 'different'
}

async function lookUpOnSolana(
  ask: Ask,
  { asset, recipient, amount }: Payment,
  signature: string,
): Promise<PayLook> {
  const options = { commitment: 'confirmed', encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 }
  const found = toFields(await ask('getTransaction', [signature, options]))
  const meta = toFields(found?.meta)
  if (!meta) return 'pending'
  if (meta.err !== null) return 'reverted'
  const { address: mint } = asset
  if (mint !== undefined) {
    const sum = (balances: unknown) =>
      toList(balances)
        .filter((one) => one.owner === recipient && one.mint === mint)
        .reduce((total, one) => total + toBigInt(toFields(one.uiTokenAmount)?.amount), 0n)
    return sum(meta.postTokenBalances) - sum(meta.preTokenBalances) >= amount ? 'paid' : 'different'
  }
  const message = toFields(toFields(found?.transaction)?.message)
  const keys = Array.isArray(message?.accountKeys) ? message.accountKeys : []
  const index = keys.findIndex((key: unknown) => key === recipient || toFields(key)?.pubkey === recipient)
  if (index < 0) return 'different'
  const at = (balances: unknown) => toBigInt(Array.isArray(balances) ? balances[index] : undefined)
  return at(meta.postBalances) - at(meta.preBalances) >= amount ? 'paid' : 'different'
}

function toFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined
}

const toList = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(toFields).filter((one) => one !== undefined) : []

const isSameText = (one: unknown, other: string): boolean =>
  typeof one === 'string' && one.toLowerCase() === other.toLowerCase()

/** A number that is none counts as 0: nothing was paid. */
function toBigInt(value: unknown): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : 0n
  return typeof value === 'string' && /^(?:\d{1,78}|0x[\da-f]{1,64})$/i.test(value) ? BigInt(value) : 0n
}
