import { domainSeparator, encodeFunctionResult, parseAbi } from 'viem'
import { permit2Addresses } from '../../../chains/evm/permitData.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { TypedData } from '../../../ports/EvmMethods.js'
import type { EvmSwapTransaction, SwapRequest } from '../../../ports/SwapSource.js'
import { type SwapWorld, setUpSwap } from './setUpSwap.fixtures.js'
import { router, tokens, usdc } from './swap.fixtures.js'

const abi = parseAbi([
  'function name() view returns (string)',
  'function allowance(address, address, address) view returns (uint160, uint48, uint48)',
])
export const domain: TypedData['domain'] = {
  ...{ name: 'USD Coin', version: '1', chainId: 31_337, verifyingContract: usdc },
}
export const separator: Hex = domainSeparator({ domain })
export const name: Hex = encodeFunctionResult({ abi, functionName: 'name', result: 'USD Coin' })
export const permit2: Hex = permit2Addresses[0] as Hex

type BuildRequest = SwapRequest & {
  readonly permit?: Hex
  readonly permit2?: Hex
  readonly deadline?: number
}

/** `built`: what the source was asked to build. */
type PermitWorld = SwapWorld & { readonly built: readonly BuildRequest[] }

/** What the token and Permit2 answer, by selector. */
export function answerCalls({ answers, chain }: SwapWorld, calls: Readonly<Record<string, string>>): void {
  answers.set('eth_call', (...given: Parameters<typeof chain.answer>) => {
    const own = given[2] ? undefined : calls[given[0].data.slice(0, 10)]
    return own ?? chain.answer(...given)
  })
}

/** A token with permits, and a source that takes them: the fake router needs no allowance then. */
export async function setUpPermit(calls: Readonly<Record<string, string>> = {}): Promise<PermitWorld> {
  const world = await setUpSwap()
  const { answers, source, account } = world
  const nonce = `0x${'7'.padStart(64, '0')}`
  answerCalls(world, {
    ...{ '0x3644e515': separator, '0x06fdde03': name, '0x7ecebe00': nonce },
    ...{ '0x30adf81f': '0x', '0x54fd4d50': '0x', ...calls },
  })
  answers.set('eth_getCode', (address: string) =>
    address.toLowerCase() === account.toLowerCase() ? '0x' : '0x6000',
  )
  source.getTokens = async () => tokens.map((token) => ({ ...token, canPermit: token.address === usdc }))
  source.changeQuote = (quote) => ({ ...quote, acceptsPermit: true })
  const built: BuildRequest[] = []
  source.changeTransaction = (transaction: EvmSwapTransaction, request) => {
    built.push(request)
    return transaction
  }
  return { ...world, built }
}

/** What Permit2 allows the router to take, and its nonce. */
export function answerPermit2(
  world: SwapWorld,
  { amount, expiration }: { readonly amount: bigint; readonly expiration: number },
): void {
  const result = [amount, expiration, 3] as const
  answerCalls(world, { '0x927da105': encodeFunctionResult({ abi, functionName: 'allowance', result }) })
}

/** A source that takes the token through Permit2, which allows nothing yet. */
export async function setUpPermit2(spender: Hex = permit2): Promise<PermitWorld> {
  const world = await setUpPermit()
  answerPermit2(world, { amount: 0n, expiration: 0 })
  world.source.changeQuote = (quote) => ({ ...quote, spender, permit2: { spender: router } })
  return world
}
