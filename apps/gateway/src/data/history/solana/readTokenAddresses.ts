import * as z from 'zod/mini'
import { tokenPrograms } from '../../accountData/solana/tokenPrograms.js'
import { SourceError } from '../../sources/BalanceSource.js'
import type { NodeReader } from '../../sources/createNodeReader.js'

/** Each needs a request of its own, and anyone can create token accounts for an owner. */
const maxAccounts = 20
/** Error code of JSON-RPC for invalid parameters. */
const invalidParams = -32_602
const address = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/))
const answerSchema = z.object({
  value: z.array(
    z.object({
      pubkey: address,
      account: z.object({
        data: z.object({
          parsed: z.object({ info: z.object({ tokenAmount: z.object({ amount: z.string() }) }) }),
        }),
      }),
    }),
  ),
})

/**
 * Returns the addresses of the token accounts of an owner, of both token programs: at most 20, those with an amount first.
 *
 * @throws SourceError if the node fails.
 */
export async function readTokenAddresses(node: NodeReader, owner: string): Promise<readonly string[]> {
  const lists = await Promise.all(tokenPrograms.map((program) => readOf(node, owner, program)))
  return lists
    .flat()
    .sort((a, b) => Number(a.isEmpty) - Number(b.isEmpty))
    .slice(0, maxAccounts)
    .map((one) => one.address)
}

async function readOf(node: NodeReader, owner: string, programId: string) {
  const options = { encoding: 'jsonParsed', commitment: 'confirmed' }
  const { kind, json } = await node.call('getTokenAccountsByOwner', [owner, { programId }, options])
  // A cluster without this program refuses its id.
  if (kind === 'error' && JSON.parse(json).code === invalidParams) return []
  const answer = kind === 'result' ? answerSchema.safeParse(JSON.parse(json)) : undefined
  if (!answer?.success) throw new SourceError('the node returns no token accounts')
  return answer.data.value.map(({ pubkey, account }) => ({
    address: pubkey,
    isEmpty: account.data.parsed.info.tokenAmount.amount === '0',
  }))
}
