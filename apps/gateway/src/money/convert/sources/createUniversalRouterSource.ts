import { toHexAddress } from '../../../foundation/toHexAddress.js'
import { HttpError } from '../../../server/http/HttpError.js'
import type { PoolReader, PoolRequest } from '../createPoolReader.js'
import { encodeUniversalSwap } from '../encodeUniversalSwap.js'
import { isConcentrated } from '../findRoute.js'
import type { PoolSwap } from '../parseSwap.js'
import { getPoolRequest, type QuotedSwap, quoteSwap } from '../quoteSwap.js'
import { getDefaultGasLimit } from '../readGasLimit.js'
import { nativeAddress, permit2Address, type SwapChain } from '../SwapChain.js'
import type { SwapRequest } from '../SwapRequest.js'
import { getLimits } from './getLimits.js'
import type { SourceQuote, SwapBuild, SwapSource } from './SwapSource.js'

type UniversalChain = SwapChain & { readonly universalRouter: NonNullable<SwapChain['universalRouter']> }
type UniversalSwap = PoolSwap & { readonly chain: UniversalChain }

/** Gas of a signature for Permit2. */
const permit2Gas = 80_000n

/**
 * Creates the source of the pools on chain whose swaps the Universal Router executes. It takes tokens through Permit2 alone, so it
 * swaps for accounts that can sign for it. It does not wrap the native token: the source of the pools does, without a router.
 */
export function createUniversalRouterSource(all: readonly SwapChain[], pools: PoolReader): SwapSource {
  const chains = all.filter((chain): chain is UniversalChain => chain.universalRouter !== undefined)

  function findSwap({ from, to, amount, mode, canPermit2 }: SwapRequest): UniversalSwap | undefined {
    const chain = chains.find(({ id }) => id === from.chainId)
    if (!chain || from.chainId !== to.chainId || !canPermit2) return undefined
    const swap = { chain, from: toHexAddress(from.address), to: toHexAddress(to.address), amount, mode }
    return getPoolRequest(swap) && swap
  }
  function requireSwap(request: SwapRequest): UniversalSwap {
    const swap = findSwap(request)
    if (!swap) throw new HttpError(400, 'source', 'The Universal Router cannot execute this swap')
    return swap
  }
  return {
    id: 'universalRouter',
    name: 'Uniswap',
    chainIds: chains.map(({ id }) => id),
    canSwap: (request) => findSwap(request) !== undefined,
    getCost(request, isBuild) {
      const poolRequest = withConcentrated(getPoolRequest(requireSwap(request), isBuild))
      return poolRequest ? pools.getCost(poolRequest) : 0
    },
    async quote(request) {
      const swap = requireSwap(request)
      return toSourceQuote(swap, await quoteSwap(pools, swap, withConcentrated(getPoolRequest(swap))))
    },
    async build(build) {
      const swap = requireSwap(build)
      if (build.permit !== undefined)
        throw new HttpError(400, 'permit', '"permit" must be absent: this source takes "permit2"')
      // The current reserves: the limits follow from them.
      const quoted = await quoteSwap(pools, swap, withConcentrated(getPoolRequest(swap, true)))
      const { fromAmount, toAmount, spender } = toSourceQuote(swap, quoted)
      const limits = getLimits(build, { fromAmount, toAmount })
      requirePermit2For(swap, build, limits.maxFromAmount)
      const { permit2, deadline, recipient } = build
      const options = {
        ...{ ...limits, deadline, recipient: toHexAddress(recipient) },
        ...{ router: swap.chain.universalRouter, permit2: permit2?.encoded },
      }
      return {
        kind: 'evm',
        transaction: encodeUniversalSwap(swap, quoted, options),
        ...{ fromAmount, toAmount, spender, ...limits },
        defaultGas: getDefaultGasLimit(quoted.path) + permit2Gas,
      }
    },
  }
}

/**
 * Requires a signature, if there is one, that allows the router to take what the swap costs at most.
 *
 * @throws HttpError 400 `permit2` if it is for another token or contract, for less, or expires before the swap.
 */
function requirePermit2For(
  { chain, from }: UniversalSwap,
  { permit2, deadline }: SwapBuild,
  maxFromAmount: bigint,
): void {
  if (!permit2) return
  const { details, spender, sigDeadline } = permit2.permitSingle
  const fail = (requirement: string, value: string): never => {
    throw new HttpError(400, 'permit2', `"permit2" must ${requirement}, got ${value}`)
  }
  if (toHexAddress(details.token) !== from) fail(`be for the token ${from}`, details.token)
  if (toHexAddress(spender) !== chain.universalRouter)
    fail(`be for the spender ${chain.universalRouter}`, spender)
  if (details.amount < maxFromAmount) fail(`allow at least ${maxFromAmount}`, String(details.amount))
  if (details.expiration < deadline || sigDeadline < BigInt(deadline))
    fail(`be valid until ${deadline}`, `${details.expiration} and ${sigDeadline}`)
}

const withConcentrated = (request: PoolRequest | undefined): PoolRequest | undefined =>
  request && { ...request, withConcentrated: true }

function toSourceQuote(
  { chain, from }: UniversalSwap,
  { pools, amountIn, amountOut }: QuotedSwap,
): SourceQuote {
  const { universalRouter: router } = chain
  const names = [...new Set(pools.map((pool) => (isConcentrated(pool) ? 'Uniswap V3' : 'Uniswap V2')))]
  return {
    ...{ fromAmount: amountIn, toAmount: amountOut, router },
    ...(from !== nativeAddress && { spender: permit2Address, permit2Spender: router }),
    steps: names.map((name) => ({ kind: 'swap', name, chainId: chain.id })),
  }
}
