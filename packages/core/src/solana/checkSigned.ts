import { bytesEqual, getTransactionDecoder, getTransactionEncoder, type Transaction } from '@solana/kit'
import { WalletResponseError } from '../errors/wallet.js'
import { isBytes } from '../schema/isBytes.js'
import { type Message, readMessage } from './readTransaction.js'

/** Lighthouse: instructions that move nothing and only make a transaction fail. Phantom and Solflare add them on mainnet. */
const guards = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'
const fees = 'ComputeBudget111111111111111111111111111111'

/**
 * Reads what a wallet signed, and sees to it that it is what was asked for. Besides signatures a wallet may add what
 * wallets are known to add for the person's sake, and no more: instructions of the Lighthouse program (`guards`), and
 * with `guardsAndFees` another compute budget. Everything else stays: who pays, the blockhash, every instruction with
 * its accounts, their rights and its data, in order; and, as any change would make them void, nothing may change once
 * others have signed.
 *
 * @throws `WalletResponseError`
 */
export function checkSigned(
  method: string,
  asked: Transaction,
  answer: unknown,
  { address, mayAdd }: { readonly address: string; readonly mayAdd: 'guards' | 'guardsAndFees' },
): Uint8Array {
  const fail = (reason: string, cause?: unknown) => new WalletResponseError({ method, reason, cause })
  const signed = parse(answer, fail)
  if (!hasSignature(signed, address)) throw fail('it did not sign')
  const others = Object.entries(asked.signatures).filter(([signer, each]) => each && signer !== address)
  for (const [signer, before] of others) {
    const now = Object.entries(signed.signatures).find(([each]) => each === signer)?.[1]
    if (!before || !now || !bytesEqual(now, before)) throw fail('it dropped the signature of somebody else')
  }
  const isSame = bytesEqual(signed.messageBytes, asked.messageBytes)
  const mayDiffer = others.length === 0 && essence(signed, mayAdd) === essence(asked, mayAdd)
  if (!isSame && !mayDiffer) throw fail('it signed another transaction than it was asked to')
  return Uint8Array.from(getTransactionEncoder().encode(signed))
}

function parse(answer: unknown, fail: (reason: string, cause?: unknown) => Error): Transaction {
  if (!isBytes(answer)) throw fail('it is no transaction')
  try {
    const transaction = getTransactionDecoder().decode(answer)
    readMessage(transaction)
    return transaction
  } catch (cause) {
    throw fail('it is no transaction', cause)
  }
}

function hasSignature({ signatures }: Transaction, address: string): boolean {
  const [, signature] = Object.entries(signatures).find(([signer]) => signer === address) ?? []
  return signature?.some((byte) => byte !== 0) ?? false
}

/** What a transaction does, without what a wallet may add. Different where two do different things. */
function essence(transaction: Transaction, mayAdd: 'guards' | 'guardsAndFees'): string {
  const message = readMessage(transaction)
  // A kind that is still to come is compared as a whole.
  if (message.version !== 'legacy' && message.version !== 0)
    return Array.from(transaction.messageBytes).join()
  const accounts = accountsOf(message)
  const added = mayAdd === 'guards' ? [guards] : [guards, fees]
  const instructions = message.instructions
    .map(({ programAddressIndex, accountIndices = [], data = [] }) => ({
      program: message.staticAccounts[programAddressIndex],
      accounts: accountIndices.map((index) => accounts[index]),
      data: Array.from(data),
    }))
    .filter(({ program }) => !added.some((each) => each === program))
  const signers = message.staticAccounts.slice(0, message.header.numSignerAccounts)
  return JSON.stringify([message.version, message.lifetimeToken, signers, instructions])
}

/** Each account, with its rights, as an instruction's index finds it. */
function accountsOf(message: Extract<Message, { version: 'legacy' | 0 }>): readonly string[] {
  const { staticAccounts, header } = message
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  const isReadonly = (at: number) =>
    at < numSignerAccounts
      ? at >= numSignerAccounts - numReadonlySignerAccounts
      : at >= staticAccounts.length - numReadonlyNonSignerAccounts
  const lookups = message.version === 0 ? (message.addressTableLookups ?? []) : []
  return [
    ...staticAccounts.map((address, at) => `${address}${isReadonly(at) ? '' : ' w'}`),
    ...lookups.flatMap(({ lookupTableAddress, writableIndexes }) =>
      writableIndexes.map((index) => `${lookupTableAddress} ${index} w`),
    ),
    ...lookups.flatMap(({ lookupTableAddress, readonlyIndexes }) =>
      readonlyIndexes.map((index) => `${lookupTableAddress} ${index}`),
    ),
  ]
}
