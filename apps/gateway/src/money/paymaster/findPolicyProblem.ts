import { type Hex, size, slice } from 'viem'
import type { SponsorPolicy } from '../../foundation/SponsorPolicy.js'
import { eip7702Factory } from '../bundler/ParsedOperation.js'
import { decodeCalls } from './decodeCalls.js'

/** Selector of a call without data. */
const noData = '0x'

/**
 * Returns why a policy does not allow an operation; `undefined` if it does.
 *
 * @param now ms since 1970.
 */
export function findPolicyProblem(
  policy: SponsorPolicy,
  {
    chainId,
    callData,
    factory,
    maxCost,
    now,
  }: {
    readonly chainId: string
    readonly callData: Hex
    readonly factory: Hex | undefined
    readonly maxCost: bigint
    readonly now: number
  },
): string | undefined {
  const { chains, targets, methods, factories, maxPerOperation, validUntil } = policy
  if (validUntil !== undefined && now >= Date.parse(validUntil)) return 'The policy of the project has ended'
  if (!chains.includes(chainId)) return `The project does not sponsor operations on ${chainId}`
  if (maxCost > BigInt(maxPerOperation))
    return `The operation can cost ${maxCost} wei, and the project pays at most ${maxPerOperation}`
  // An account that delegates (EIP-7702) is not deployed.
  if (factories && factory && factory !== eip7702Factory && !includes(factories, factory))
    return `The project does not sponsor accounts of the factory ${factory}`
  if (!targets && !methods) return undefined
  const calls = decodeCalls(callData)
  if (!calls) return 'The call data of the account cannot be read, so its targets and methods are unknown'
  for (const { to, data } of calls) {
    if (targets && !includes(targets, to)) return `The project does not sponsor calls to ${to}`
    const selector = size(data) >= 4 ? slice(data, 0, 4) : noData
    if (methods && !includes(methods, selector))
      return `The project does not sponsor the method ${selector} of ${to}`
  }
  return undefined
}

function includes(list: readonly string[], value: string): boolean {
  return list.some((one) => one.toLowerCase() === value.toLowerCase())
}
