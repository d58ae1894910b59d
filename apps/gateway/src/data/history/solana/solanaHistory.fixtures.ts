import { base58 } from '@scure/base'

export const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const account = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
export const other = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtVq'
export const tokenAccount = '9hPEHRQhBJpxhGzEoXYBSy6rM9Q8d4F3PEyqG1aHvUZr'
export const otherTokenAccount = '3vZ67CGoRYkuT76TtpP2VrtTPBfnvG2xj6mUTvvux46q'
export const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const wrappedSol = 'So11111111111111111111111111111111111111112'
const system = '11111111111111111111111111111111'
export const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const swap = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'

export const toSignature = (index: number) =>
  base58.encode(
    new Uint8Array(64)
      .fill(200)
      .fill(index >> 8, 1, 2)
      .fill(index & 255, 2, 3),
  )

type Balances = readonly (readonly [key: string, before: number | string, after: number | string])[]
type TokenBalances = readonly (readonly [
  key: string,
  mint: string,
  owner: string,
  before: string | undefined,
  after: string | undefined,
])[]

/** Creates the result of `getTransaction`. The first account pays the fee. */
export function createTransaction(
  balances: Balances,
  {
    tokens = [],
    program = system,
    err = null,
    loaded = 0,
  }: {
    readonly tokens?: TokenBalances
    readonly program?: string
    readonly err?: unknown
    /** Number of accounts at the end that lookup tables have. */
    readonly loaded?: number
  } = {},
): string {
  const keys = [...balances.map(([key]) => key)]
  const listed = [...keys.slice(0, keys.length - loaded), program]
  const all = [...listed, ...keys.slice(keys.length - loaded)]
  const lamportsOf = (at: 1 | 2) =>
    all.map((key) => balances.find(([one]) => one === key)?.[at] ?? 1).join(',')
  const amounts = (at: 3 | 4) =>
    tokens.flatMap((one) => {
      const amount = one[at]
      const [key, mint, owner] = one
      return amount === undefined
        ? []
        : [{ accountIndex: all.indexOf(key), mint, owner, uiTokenAmount: { amount, decimals: 6 } }]
    })
  const fields = JSON.stringify({
    err,
    preTokenBalances: amounts(3),
    postTokenBalances: amounts(4),
    loadedAddresses: { writable: all.slice(listed.length), readonly: [] },
  })
  const message = { accountKeys: listed, instructions: [{ programIdIndex: listed.length - 1 }] }
  return `{"slot":1,"transaction":${JSON.stringify({ message })},"meta":{"fee":5000,"preBalances":[${lamportsOf(1)}],"postBalances":[${lamportsOf(2)}],${fields.slice(1)}}`
}
