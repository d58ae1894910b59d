import { base58, base64 } from '@scure/base'
import type { TransactionMetadata } from 'litesvm'
import type { LedgerEntry } from './createLedger.js'

/** The encoding of a transaction. `jsonParsed` parses no instructions, as nodes do for unknown programs. */
export type EntryEncoding = 'base58' | 'base64' | 'json' | 'jsonParsed'

/** Encodes a transaction of a block like a node. */
export function encodeEntry(entry: LedgerEntry, encoding: EntryEncoding): Readonly<Record<string, unknown>> {
  return {
    slot: entry.slot,
    blockTime: entry.time,
    version: entry.transaction.message.version,
    transaction: encodeTransaction(entry, encoding),
    meta: encodeMeta(entry, encoding),
  }
}

/** Encodes a program's return data; `null` if there is none. */
export function encodeReturnData(meta: TransactionMetadata): unknown {
  const returned = meta.returnData()
  if (returned.data().length === 0) return null
  return { programId: base58.encode(returned.programId()), data: [base64.encode(returned.data()), 'base64'] }
}

function encodeTransaction(
  { bytes, transaction, accounts, loaded }: LedgerEntry,
  encoding: EntryEncoding,
): unknown {
  if (encoding === 'base58') return [base58.encode(bytes), 'base58']
  if (encoding === 'base64') return [base64.encode(bytes), 'base64']
  const { header, accountKeys, recentBlockhash, instructions, lookups, version } = transaction.message
  const parsed = encoding === 'jsonParsed'
  const message = {
    recentBlockhash,
    accountKeys: parsed ? keysWithRoles(header, accounts, loaded) : accountKeys,
    instructions: instructions.map((each) => {
      const data = base58.encode(each.data)
      return parsed
        ? {
            programId: accounts[each.programIdIndex],
            accounts: each.accounts.map((at) => accounts[at]),
            data,
            stackHeight: 1,
          }
        : { programIdIndex: each.programIdIndex, accounts: each.accounts, data, stackHeight: 1 }
    }),
    ...(!parsed && { header }),
    ...(version === 0 && { addressTableLookups: lookups }),
  }
  return { signatures: transaction.signatures.map((each) => base58.encode(each)), message }
}

function keysWithRoles(
  header: LedgerEntry['transaction']['message']['header'],
  accounts: readonly string[],
  loaded: LedgerEntry['loaded'],
): unknown {
  const own = accounts.length - loaded.writable.length - loaded.readonly.length
  const signers = header.numRequiredSignatures
  return accounts.map((pubkey, at) => {
    const writable =
      at < signers
        ? at < signers - header.numReadonlySignedAccounts
        : at < own
          ? at < own - header.numReadonlyUnsignedAccounts
          : at < own + loaded.writable.length
    return { pubkey, signer: at < signers, writable, source: at < own ? 'transaction' : 'lookupTable' }
  })
}

function encodeMeta(entry: LedgerEntry, encoding: EntryEncoding): unknown {
  const { outcome, fee, balances, tokenBalances, loaded, transaction } = entry
  const { error, meta } = outcome
  return {
    err: error ?? null,
    status: error === undefined ? { Ok: null } : { Err: error },
    fee,
    preBalances: balances.before,
    postBalances: balances.after,
    preTokenBalances: tokenBalances.before,
    postTokenBalances: tokenBalances.after,
    innerInstructions: encodeInner(entry, encoding),
    logMessages: meta.logs(),
    rewards: [],
    computeUnitsConsumed: meta.computeUnitsConsumed(),
    ...(encoding !== 'jsonParsed' && transaction.message.version === 0 && { loadedAddresses: loaded }),
  }
}

function encodeInner({ outcome, accounts }: LedgerEntry, encoding: EntryEncoding): unknown {
  return outcome.meta.innerInstructions().flatMap((inner, index) => {
    if (inner.length === 0) return []
    const instructions = inner.map((each) => {
      const instruction = each.instruction()
      const data = base58.encode(Uint8Array.from(instruction.data()))
      const places = [...instruction.accounts()]
      const stackHeight = each.stackHeight()
      return encoding === 'jsonParsed'
        ? {
            programId: accounts[instruction.programIdIndex()],
            accounts: places.map((at) => accounts[at]),
            data,
            stackHeight,
          }
        : { programIdIndex: instruction.programIdIndex(), accounts: places, data, stackHeight }
    })
    return [{ index, instructions }]
  })
}
