import type { sendCalls } from '@latchkit/react/actions'
import { encodeFunctionData, erc20Abi } from 'viem'
import { testDollar } from '../parts/testDollar.js'

/** The account that may spend, and that receives: an account of the devnet that no wallet uses. */
export const callsRecipient = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

/** The amount of both calls, in base units: 2.5 TUSD. */
export const callsAmount = 2_500_000n

/** Returns an approval and a transfer of the devnet's token. */
export function toCalls(): readonly sendCalls.Call[] {
  const args = [callsRecipient, callsAmount] as const
  return (['approve', 'transfer'] as const).map((functionName) => ({
    to: testDollar,
    data: encodeFunctionData({ abi: erc20Abi, functionName, args }),
  }))
}
