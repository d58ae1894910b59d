import * as z from 'zod/mini'
import { SourceError } from '../../sources/BalanceSource.js'
import type { NodeReader } from '../../sources/createNodeReader.js'

/** The amount of one mint that an owner has in all its token accounts. */
export type MintAmount = { readonly amount: bigint; readonly decimals: number }

/** Error code of JSON-RPC for invalid parameters. */
const invalidParams = -32_602

const answerSchema = z.object({ value: z.array(z.unknown()) })

const accountSchema = z.object({
  account: z.object({
    data: z.object({
      parsed: z.object({
        info: z.object({
          mint: z.string(),
          tokenAmount: z.object({
            amount: z.string().check(z.regex(/^\d{1,20}$/)),
            decimals: z.int().check(z.gte(0), z.lte(255)),
          }),
        }),
      }),
    }),
  }),
})

/**
 * Reads the token accounts of an owner that belong to one token program, and adds up the accounts of each mint. Accounts that
 * the node cannot parse are left out.
 *
 * @returns The amounts by mint.
 * @throws SourceError if the node fails.
 */
export async function readTokenAccounts(
  node: NodeReader,
  owner: string,
  programId: string,
): Promise<ReadonlyMap<string, MintAmount>> {
  const options = { encoding: 'jsonParsed', commitment: 'confirmed' }
  const { kind, json } = await node.call('getTokenAccountsByOwner', [owner, { programId }, options])
  // A cluster without this program refuses its id.
  if (kind === 'error' && JSON.parse(json).code === invalidParams) return new Map()
  const answer = kind === 'result' ? answerSchema.safeParse(JSON.parse(json)) : undefined
  if (!answer?.success) throw new SourceError('the node returns no token accounts')
  const amounts = new Map<string, MintAmount>()
  for (const item of answer.data.value) {
    const account = accountSchema.safeParse(item)
    if (!account.success) continue
    const { mint, tokenAmount } = account.data.account.data.parsed.info
    const amount = (amounts.get(mint)?.amount ?? 0n) + BigInt(tokenAmount.amount)
    amounts.set(mint, { amount, decimals: tokenAmount.decimals })
  }
  return amounts
}
