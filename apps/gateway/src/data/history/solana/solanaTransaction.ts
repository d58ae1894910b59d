import * as z from 'zod/mini'
import { splitMembers } from '../../../chain/rpcProxy/splitJson.js'
import { SourceError } from '../../sources/BalanceSource.js'

/** A change of the lamports of one account. */
export type LamportChange = {
  readonly address: string
  readonly before: bigint
  readonly after: bigint
}

/** A change of the amount of a token account. */
export type TokenChange = {
  /** Of the token account. */
  readonly address: string
  /** Empty if the node does not tell it. */
  readonly owner: string
  readonly mint: string
  readonly decimals: number
  readonly change: bigint
}

/** Changes that a transaction has made. */
export type SolanaTransaction = {
  /** The account that pays the fee. */
  readonly feePayer: string
  readonly fee: bigint
  readonly isFailed: boolean
  readonly lamports: readonly LamportChange[]
  readonly tokens: readonly TokenChange[]
  /** The programs that the transaction calls. */
  readonly programs: readonly string[]
}

const address = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/))
const index = z.int().check(z.gte(0), z.lt(256))
const balanceSchema = z.object({
  accountIndex: index,
  mint: address,
  owner: z.optional(z.string()),
  uiTokenAmount: z.object({
    amount: z.string().check(z.regex(/^\d{1,20}$/)),
    decimals: z.int().check(z.gte(0), z.lte(255)),
  }),
})
const balances = z.nullish(z.array(balanceSchema).check(z.maxLength(256)))
const transactionSchema = z.object({
  meta: z.object({
    err: z.unknown(),
    preTokenBalances: balances,
    postTokenBalances: balances,
    loadedAddresses: z.nullish(z.object({ writable: z.array(address), readonly: z.array(address) })),
  }),
  transaction: z.object({
    message: z.object({
      accountKeys: z.array(address).check(z.minLength(1), z.maxLength(256)),
      instructions: z.array(z.object({ programIdIndex: index })),
    }),
  }),
})
const lamports = /^\[\s*(?:\d{1,20}\s*(?:,\s*\d{1,20}\s*)*)?\]$/

/**
 * Parses the result of `getTransaction` with the encoding `json`, which is untrusted. Returns `undefined` for null: the node has
 * it no longer.
 *
 * @throws SourceError if it is no transaction.
 */
export function parseSolanaTransaction(json: string): SolanaTransaction | undefined {
  if (json.trim() === 'null') return undefined
  const { data } = transactionSchema.safeParse(JSON.parse(json))
  // A number of lamports can have 64 bits, of which `JSON.parse` keeps 53.
  const meta = data && splitMembers(splitMembers(json).get('meta') ?? '{}')
  const before = parseLamports(meta?.get('preBalances'))
  const after = parseLamports(meta?.get('postBalances'))
  const fee = meta?.get('fee') ?? ''
  const loaded = data?.meta.loadedAddresses
  const keys = data && [
    ...data.transaction.message.accountKeys,
    ...(loaded ? [...loaded.writable, ...loaded.readonly] : []),
  ]
  const [feePayer] = keys ?? []
  if (!data || !keys || feePayer === undefined || !before || !after || !/^\d{1,20}$/.test(fee))
    throw new SourceError('the node returns an unknown transaction')
  if (before.length !== keys.length || after.length !== keys.length)
    throw new SourceError('the node returns a transaction without all balances')
  const { preTokenBalances, postTokenBalances, err } = data.meta
  return {
    feePayer,
    fee: BigInt(fee),
    isFailed: err !== null && err !== undefined,
    lamports: keys.map((key, position) => ({
      address: key,
      before: before[position] ?? 0n,
      after: after[position] ?? 0n,
    })),
    tokens: toTokenChanges(preTokenBalances ?? [], postTokenBalances ?? [], keys),
    programs: [
      ...new Set(data.transaction.message.instructions.map((one) => keys[one.programIdIndex] ?? '')),
    ],
  }
}

function parseLamports(json: string | undefined): readonly bigint[] | undefined {
  if (json === undefined || !lamports.test(json)) return undefined
  return (json.match(/\d+/g) ?? []).map(BigInt)
}

function toTokenChanges(
  before: readonly z.infer<typeof balanceSchema>[],
  after: readonly z.infer<typeof balanceSchema>[],
  keys: readonly string[],
): readonly TokenChange[] {
  const changes = new Map<number, TokenChange>()
  const add = (balance: z.infer<typeof balanceSchema>, sign: bigint) => {
    const { accountIndex, mint, owner = '', uiTokenAmount } = balance
    const known = changes.get(accountIndex)
    const change = (known?.change ?? 0n) + sign * BigInt(uiTokenAmount.amount)
    changes.set(accountIndex, {
      address: keys[accountIndex] ?? '',
      owner,
      mint,
      decimals: uiTokenAmount.decimals,
      change,
    })
  }
  for (const balance of before) add(balance, -1n)
  for (const balance of after) add(balance, 1n)
  return [...changes.values()]
}
