import type { Effect } from '@latchkit/core/eip1193'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'

/** The most effects that are displayed. */
const effectsMax = 10

const zeroAddress = `0x${'0'.repeat(40)}`

/**
 * Returns what an account gives away or allows, beside transfers of tokens, whose balances are compared. An allowance that is not larger than the
 * present one is left out: tokens report the rest of it after a transfer.
 */
export async function findAccess(
  effects: readonly Effect[],
  from: Hex,
  ask: (method: string, params: readonly unknown[]) => Promise<unknown>,
): Promise<{ readonly access: readonly Effect[]; readonly isComplete: boolean }> {
  const given = [...new Map(effects.filter(isGiven).map((effect) => [toKey(effect), effect])).values()]
  const shown = given.slice(0, effectsMax)
  const known = await Promise.all(
    shown.map(async (effect) => {
      const { kind, contract, other, amount = 0n } = effect
      if (kind !== 'allowance') return effect
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [from, other] })
      const answer = await ask('eth_call', [{ to: contract, data }, 'latest']).catch(() => undefined)
      const isMore = typeof answer !== 'string' || !/^0x[\da-f]{64}$/i.test(answer) || amount > BigInt(answer)
      return isMore ? effect : undefined
    }),
  )
  return {
    access: known.filter((effect) => effect !== undefined),
    isComplete: given.length <= effectsMax,
  }
}

/** Of several events about the same thing, the last one counts. */
const toKey = ({ kind, contract, token, other, amount, count }: Effect): string =>
  [kind, contract, token, other, ...(kind === 'nft' || kind === 'nftAllowance' ? [amount, count] : [])].join()

function isGiven({ kind, other, amount }: Effect): boolean {
  if (kind === 'transfer') return false
  if (kind === 'nft') return true
  // The id of an NFT can be 0.
  return kind === 'nftAllowance' ? other !== zeroAddress : amount !== 0n
}
