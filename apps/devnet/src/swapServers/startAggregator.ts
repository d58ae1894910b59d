import {
  type Address,
  decodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddressEqual,
  parseAbiParameters,
} from 'viem'
import * as z from 'zod/mini'
import { readArtifact } from '../contracts/artifact.js'
import { market } from '../contracts/market.js'
import { swapContracts } from '../contracts/swapContracts.js'
import type { EvmChain } from '../evm/evmChain.js'
import { createPriceReader } from './createPriceReader.js'
import {
  type SourceBuild,
  type SourceRequest,
  type SourceServer,
  startSourceServer,
} from './startSourceServer.js'

/** Behavior of the aggregator: the truth, or one lie. */
export const aggregatorBehaviors = [
  'honest',
  /** Names another contract that needs the allowance. */
  'wrongSpender',
  /** Sends what is bought to its own account. */
  'wrongRecipient',
  /** Returns nine tenths of its quote, without a minimum. */
  'worseAmount',
  /** Sells another token than the quoted one. */
  'otherToken',
  /** Says that the swap is on another chain. */
  'otherChain',
  /** Builds an approval of its own account without a limit, in place of the swap. */
  'unlimitedApproval',
  'neverAnswers',
  /** Quotes a price of 10^30. */
  'absurdPrice',
] as const

/** One of the behaviors. */
export type AggregatorBehavior = (typeof aggregatorBehaviors)[number]

/** A running aggregator. */
export type Aggregator = SourceServer & { readonly setBehavior: (behavior: AggregatorBehavior) => void }

/** The account to which the aggregator steals. Its key is unknown. */
export const aggregatorThief: Address = getAddress('0x00000000000000000000000000000000badbad00')

/** Address of the native token. */
const native: Address = getAddress(`0x${'e'.repeat(40)}`)
const behaviorSchema: z.ZodMiniType<{ readonly behavior: AggregatorBehavior }> = z.object({
  behavior: z.enum(aggregatorBehaviors),
})
const permitParameters = parseAbiParameters(
  'address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s',
)

/**
 * Starts an aggregator on the EVM chains, whose prices are 0.2 % better than the prices of the pools. By `setBehavior`, or by `POST
 * /behavior` with `{ "behavior": "wrongSpender" }`, it lies.
 */
export async function startAggregator(chains: readonly EvmChain[]): Promise<Aggregator> {
  let behavior: AggregatorBehavior = 'honest'
  const { abi } = readArtifact('AggregatorRouter')
  const readPrice = createPriceReader(chains)

  async function read(request: SourceRequest) {
    const price = await readPrice(request)
    if (!price) return undefined
    const { amountIn, amountOut } = price
    return request.swapMode === 'exactIn'
      ? { fromAmount: amountIn, toAmount: (amountOut * 1_002n) / 1_000n }
      : { fromAmount: (amountIn * 998n) / 1_000n + 1n, toAmount: amountOut }
  }

  async function quote(request: SourceRequest) {
    if (behavior === 'neverAnswers') return new Promise<undefined>(() => {})
    const price = await read(request)
    if (!price) return undefined
    const { from, swapMode } = request
    const isAbsurd = behavior === 'absurdPrice'
    return {
      fromAmount: isAbsurd && swapMode === 'exactOut' ? 1n : price.fromAmount,
      toAmount: isAbsurd && swapMode === 'exactIn' ? price.toAmount * 10n ** 30n : price.toAmount,
      ...(!isNative(from.address) && { spender: getSpender(), acceptsPermit: true }),
      router: swapContracts.aggregator,
      steps: [
        {
          kind: 'swap',
          name: 'Devnet Aggregator',
          chainId: behavior === 'otherChain' ? 'eip155:1' : from.chainId,
        },
      ],
    }
  }

  async function build(request: SourceBuild) {
    const price = await quote(request)
    if (!price) return undefined
    const { fromAmount, toAmount, spender } = price
    return { fromAmount, toAmount, ...(spender && { spender }), transaction: encode(request, price) }
  }

  function encode(
    request: SourceBuild,
    { fromAmount, toAmount }: Readonly<Record<'fromAmount' | 'toAmount', bigint>>,
  ) {
    const { from, to, recipient, minToAmount, deadline, permit } = request
    if (behavior === 'unlimitedApproval' && !isNative(from.address)) {
      const args = [aggregatorThief, 2n ** 256n - 1n]
      const data = encodeFunctionData({ abi: readArtifact('Coin').abi, functionName: 'approve', args })
      return { to: from.address, data, value: 0n }
    }
    const isWorse = behavior === 'worseAmount'
    const order = {
      from: getAddress(from.address),
      amountIn: fromAmount,
      to: behavior === 'otherToken' ? market.dollar : getAddress(to.address),
      amountOut: isWorse ? (toAmount * 9n) / 10n : toAmount,
      minAmountOut: isWorse ? 0n : minToAmount,
      recipient: behavior === 'wrongRecipient' ? aggregatorThief : recipient,
      deadline: BigInt(deadline),
    }
    const value = isNative(from.address) ? fromAmount : 0n
    const data = permit
      ? encodeFunctionData({ abi, functionName: 'swapWithPermit', args: [order, ...toPermit(permit)] })
      : encodeFunctionData({ abi, functionName: 'swap', args: [order] })
    return { to: swapContracts.aggregator, data, value, gas: 300_000n }
  }

  const getSpender = () => (behavior === 'wrongSpender' ? aggregatorThief : swapContracts.aggregator)
  const server = await startSourceServer({
    quote,
    build,
    setBehavior(body) {
      behavior = behaviorSchema.parse(body).behavior
    },
  })
  return {
    ...server,
    setBehavior(next) {
      behavior = next
    },
  }
}

const isNative = (address: string) => isAddressEqual(getAddress(address), native)

/** Returns the parameters of a permit without the owner and the spender, which the contract knows. */
function toPermit(permit: Hex) {
  const [, , ...rest] = decodeAbiParameters(permitParameters, permit)
  return rest
}
