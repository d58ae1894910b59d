import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { ProviderRpcError } from '../foundation/ProviderRpcError.js'
import { parseTransaction, type WireInstruction, type WireTransaction } from '../solana/wire.js'

/** A transaction that a fake cluster executed. */
export type SentTransaction = {
  /** The first signature, base58. */
  readonly signature: string
  readonly slot: number
  readonly feePayer: string
  readonly transaction: WireTransaction
}

/** The balances and transactions of a fake cluster. */
export type Transfers = {
  readonly getBalance: (address: string) => bigint
  readonly setBalance: (address: string, lamports: bigint) => void
  readonly transactions: () => readonly SentTransaction[]
  readonly find: (signature: string) => SentTransaction | undefined
  readonly getSlot: () => number
  readonly getBlockhash: () => string
  readonly isBlockhash: (hash: string) => boolean
  /** Executes a signed transaction. Returns its signature. @throws ProviderRpcError as nodes do. */
  readonly send: (bytes: Uint8Array) => string
}

const systemProgram = '11111111111111111111111111111111'

/** The fee of one signature, in lamports. */
export const signatureFee = 5_000n

/** Creates the balances and transactions of a fake cluster. */
export function createTransfers(): Transfers {
  const balances = new Map<string, bigint>()
  const sent: SentTransaction[] = []
  const blockhash = base58.encode(crypto.getRandomValues(new Uint8Array(32)))
  const getBalance = (address: string) => balances.get(address) ?? 0n
  const find = (signature: string) => sent.find((transaction) => transaction.signature === signature)

  function transfer(from: string, to: string, lamports: bigint): void {
    if (getBalance(from) < lamports) throw createSimulationError('custom program error: 0x1')
    balances.set(from, getBalance(from) - lamports)
    balances.set(to, getBalance(to) + lamports)
  }

  function execute({ message, signatures }: WireTransaction): void {
    const [feePayer = ''] = message.accountKeys
    const before = new Map(balances)
    const fee = signatureFee * BigInt(signatures.length)
    if (getBalance(feePayer) < fee)
      throw createSimulationError('Attempt to debit an account but found no record of a prior credit.')
    balances.set(feePayer, getBalance(feePayer) - fee)
    try {
      for (const instruction of message.instructions) {
        const found = readTransfer(message.accountKeys, instruction)
        if (found) transfer(found.from, found.to, found.lamports)
      }
    } catch (error) {
      for (const [address, lamports] of before) balances.set(address, lamports)
      throw error
    }
  }

  return {
    ...{ getBalance, find },
    setBalance: (address, lamports) => void balances.set(address, lamports),
    transactions: () => [...sent],
    getSlot: () => sent.length + 1,
    getBlockhash: () => blockhash,
    isBlockhash: (hash) => hash === blockhash,
    send(bytes) {
      const transaction = parseBytes(bytes)
      const { message, messageBytes, signatures } = transaction
      for (const [index, signature] of signatures.entries())
        if (!isSignedBy(message.accountKeys[index] ?? '', messageBytes, signature))
          throw new ProviderRpcError(-32003, 'Transaction signature verification failure')
      const signature = base58.encode(signatures[0] ?? new Uint8Array())
      if (find(signature)) return signature
      if (message.recentBlockhash !== blockhash) throw createSimulationError('Blockhash not found')
      execute(transaction)
      const [feePayer = ''] = message.accountKeys
      sent.push({ signature, slot: sent.length + 2, feePayer, transaction })
      return signature
    },
  }
}

function parseBytes(bytes: Uint8Array): WireTransaction {
  try {
    return parseTransaction(bytes)
  } catch (cause) {
    throw new ProviderRpcError(
      -32602,
      `failed to deserialize the transaction: ${cause instanceof Error ? cause.message : cause}`,
    )
  }
}

function isSignedBy(address: string, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, message, base58.decode(address))
  } catch {
    return false
  }
}

/** Reads an instruction `Transfer` of the system program. */
function readTransfer(accountKeys: readonly string[], { programIdIndex, accounts, data }: WireInstruction) {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  if (accountKeys[programIdIndex] !== systemProgram || data.length !== 12 || view.getUint32(0, true) !== 2)
    return undefined
  const [from, to] = accounts.map((index) => accountKeys[index] ?? '')
  return { from: from ?? '', to: to ?? '', lamports: view.getBigUint64(4, true) }
}

function createSimulationError(reason: string): ProviderRpcError {
  return new ProviderRpcError(-32002, `Transaction simulation failed: ${reason}`, { err: reason, logs: [] })
}
