import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import { SourceError } from '../../sources/BalanceSource.js'
import type { NodeReader } from '../../sources/createNodeReader.js'

/** An account of the chain: the program that owns it, and its data. */
export type AccountData = { readonly owner: string; readonly data: Uint8Array }

/** Number of accounts that a node returns at most. */
const maxAccounts = 100

const answerSchema = z.object({
  value: z.array(
    z.nullable(z.object({ owner: z.string(), data: z.tuple([z.base64(), z.literal('base64')]) })),
  ),
})

/**
 * Reads accounts, with one call per 100.
 *
 * @returns An item per address; `undefined` for an account that does not exist.
 * @throws SourceError if the node fails.
 */
export async function readAccounts(
  node: NodeReader,
  addresses: readonly string[],
): Promise<readonly (AccountData | undefined)[]> {
  const batches: (readonly string[])[] = []
  for (let index = 0; index < addresses.length; index += maxAccounts)
    batches.push(addresses.slice(index, index + maxAccounts))
  return (await Promise.all(batches.map((batch) => readBatch(node, batch)))).flat()
}

async function readBatch(node: NodeReader, addresses: readonly string[]) {
  const json = await node.read('getMultipleAccounts', [
    addresses,
    { encoding: 'base64', commitment: 'confirmed' },
  ])
  const answer = answerSchema.safeParse(JSON.parse(json))
  if (!answer.success || answer.data.value.length !== addresses.length)
    throw new SourceError('the node returns no accounts')
  return answer.data.value.map((account) =>
    account === null ? undefined : { owner: account.owner, data: base64.decode(account.data[0]) },
  )
}
