import { type Effect, readEffects } from '@latchkit/core/eip1193'
import { getAddress, type Hex, toHex } from 'viem'
import * as z from 'zod/mini'
import type { EvmTransactionRequest } from './types.js'

/** keccak-256 of `Transfer(address,address,uint256)`, of ERC-20 and ERC-721. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** The most tokens whose balances are compared, so that a contract cannot fill the page. */
const tokensMax = 10

/** The most events of a transaction that are parsed. A block has fewer. */
const logsMax = 5_000

/** Of a size in bytes; absent: any. */
const hex = (size?: number) =>
  z.pipe(
    z
      .string()
      .check(
        z.regex(size === undefined ? /^0x(?:[\da-f]{2})*$/i : new RegExp(`^0x[\\da-f]{${size * 2}}$`, 'i')),
      ),
    z.transform((text) => text as Hex),
  )
const log = z.object({
  address: hex(20),
  topics: z.array(hex(32)).check(z.maxLength(4)),
  data: hex(),
})
const call = z.object({ status: z.literal('0x1'), logs: z.array(log).check(z.maxLength(logsMax)) })
const answerSchema = z.array(z.object({ calls: z.array(call) })).check(z.length(1))

/** Tokens of which a simulated transaction reports transfers from or to an account. */
export type MovedTokens = {
  readonly addresses: readonly Hex[]
  /** Everything that the events say the account gives away or allows. */
  readonly effects: readonly Effect[]
  readonly isComplete: boolean
}

/**
 * Finds the tokens that transactions, one after the other, move for an account, from the events of a simulation on the node (`eth_simulateV1`). Events only
 * name the tokens: a contract can report a transfer that it does not make.
 *
 * @returns `undefined` if the node does not simulate events, or a transaction fails.
 */
export async function findMovedTokens(
  ask: (method: string, params: readonly unknown[]) => Promise<unknown>,
  transactions: readonly Pick<EvmTransactionRequest, 'to' | 'data' | 'value'>[],
  from: Hex,
): Promise<MovedTokens | undefined> {
  const calls = transactions.map(({ to, data, value }) => ({ from, to, data, value: toHex(value) }))
  const answer = await ask('eth_simulateV1', [{ blockStateCalls: [{ calls }] }, 'latest']).catch(
    () => undefined,
  )
  const parsed = answerSchema.safeParse(answer)
  const results = parsed.data?.[0]?.calls
  if (results?.length !== calls.length) return undefined
  const logs = results.flatMap((result) => result.logs)
  if (logs.length > logsMax) return undefined
  const account = `0x${from.slice(2).toLowerCase().padStart(64, '0')}`
  const moved = logs.filter(
    ({ topics: [topic, ...parties] }) =>
      topic?.toLowerCase() === transferTopic &&
      parties.slice(0, 2).some((party) => party.toLowerCase() === account),
  )
  const addresses = [...new Set(moved.map(({ address }) => getAddress(address)))]
  return {
    addresses: addresses.slice(0, tokensMax),
    effects: readEffects(logs, from),
    isComplete: addresses.length <= tokensMax,
  }
}
