import { type ChainAccount, parseChainAccounts } from '../../../chains/solana/chainAccount.js'
import { encodeBase64 } from '../../../chains/solana/nodeBytes.js'
import { encodeBase58 } from '../../../foundation/encoding/base58.js'
import { field, listOf } from '../../../foundation/encoding/field.js'
import { type CheckedTransaction, checkTransaction } from './checkTransaction.js'
import { type AccountChanges, compareAccounts, type WrittenAccount } from './compareAccounts.js'
import type { ClusterRequest, SwapTools } from './types.js'

/** The most accounts of one request. */
const accountsMax = 100
/** Length of what an address lookup table has before its addresses, and of an address. */
const [tableHeaderLength, addressLength] = [56, 32]

const config = { encoding: 'base64', commitment: 'confirmed' } as const

/**
 * Executes a transaction on a node without sending it, and returns what it changes for the account. Its bytes are not decoded:
 * every account that it can write to is compared, so instructions that are not known can do nothing else.
 *
 * @throws `createMismatch`; `createReverted` if a program would reject it; what `request` rejects with
 */
export async function simulateSwap(
  request: ClusterRequest,
  { transaction, account }: { readonly transaction: Uint8Array; readonly account: string },
  tools: SwapTools,
): Promise<AccountChanges> {
  const addresses = await getWritable(request, checkTransaction(transaction, account, tools), tools)
  const before = await readAccounts(request, addresses, tools)
  const answer = await request('simulateTransaction', [
    encodeBase64(transaction),
    // The account has not signed it. The blockhash comes from the transaction: an expired one fails.
    { ...config, sigVerify: false, accounts: { encoding: 'base64', addresses } },
  ])
  const value = field(answer, 'value')
  const error = field(value, 'err')
  if (error !== null)
    throw tools.createReverted(String(listOf(field(value, 'logs')).at(-1) ?? stringifyError(error)))
  const after = parseChainAccounts(field(value, 'accounts'), addresses.length)
  return compareAccounts(
    account,
    addresses.map((address, at): WrittenAccount => ({ address, before: before[at], after: after[at] })),
    tools,
  )
}

/** Reads accounts; those that do not exist are `undefined`. */
async function readAccounts(
  request: ClusterRequest,
  addresses: readonly string[],
  { createMismatch }: SwapTools,
): Promise<readonly (ChainAccount | undefined)[]> {
  if (addresses.length > accountsMax) throw createMismatch('method')
  const answer = await request('getMultipleAccounts', [addresses, config])
  return parseChainAccounts(field(answer, 'value'), addresses.length)
}

/** Returns the addresses of the accounts that a transaction can write to, with the accounts of its address lookup tables. */
async function getWritable(
  request: ClusterRequest,
  { contents }: CheckedTransaction,
  tools: SwapTools,
): Promise<readonly string[]> {
  const written = contents.accounts
    .filter((account) => account.endsWith(' w'))
    .map((account) => account.split(' '))
  const tables = [...new Set(written.flatMap(([address = '', index]) => (index === 'w' ? [] : [address])))]
  const found = tables.length === 0 ? [] : await readAccounts(request, tables, tools)
  const addresses = written.map(([address = '', index]) => {
    if (index === 'w') return address
    const at = tableHeaderLength + Number(index) * addressLength
    const data = found[tables.indexOf(address)]?.data.slice(at, at + addressLength)
    if (data?.length !== addressLength) throw tools.createMismatch('method')
    return encodeBase58(data)
  })
  return [...new Set(addresses)]
}

/** Bigints are numbers of the node. */
const stringifyError = (error: unknown): string =>
  JSON.stringify(error, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))
