import { toHexAddress } from '../../../foundation/toHexAddress.js'
import { HttpError } from '../../../server/http/HttpError.js'
import type { PoolReader } from '../createPoolReader.js'
import { encodeSwap } from '../encodeSwap.js'
import type { PoolSwap } from '../parseSwap.js'
import { getPoolRequest, type QuotedSwap, quoteSwap } from '../quoteSwap.js'
import { getDefaultGasLimit } from '../readGasLimit.js'
import { nativeAddress, type SwapChain } from '../SwapChain.js'
import type { SwapRequest } from '../SwapRequest.js'
import { getLimits } from './getLimits.js'
import type { SourceQuote, SwapSource } from './SwapSource.js'

/** The source of clients that do not choose one. */
const poolSourceId = 'uniswapV2'

/** Creates the source of the pools on chain, with the gateway's own routes. */
export function createPoolSource(chains: readonly SwapChain[], pools: PoolReader): SwapSource {
  function toPoolSwap({ from, to, amount, mode }: SwapRequest): PoolSwap {
    const chain = chains.find(({ id }) => id === from.chainId)
    if (!chain) throw new HttpError(400, 'chainId', `The chain ${from.chainId} has no pools`)
    return { chain, from: toHexAddress(from.address), to: toHexAddress(to.address), amount, mode }
  }
  return {
    id: poolSourceId,
    name: 'Uniswap V2',
    chainIds: chains.map(({ id }) => id),
    canSwap: ({ from, to }) => from.chainId === to.chainId && chains.some(({ id }) => id === from.chainId),
    getCost(request, isBuild) {
      const poolRequest = getPoolRequest(toPoolSwap(request), isBuild)
      return poolRequest ? pools.getCost(poolRequest) : 0
    },
    async quote(request) {
      const swap = toPoolSwap(request)
      return toSourceQuote(swap, await quoteSwap(pools, swap, getPoolRequest(swap)))
    },
    async build(build) {
      const { account, recipient, deadline, permit } = build
      if (permit !== undefined)
        throw new HttpError(
          400,
          'permit',
          '"permit" must be absent: the router of the pools takes no permits',
        )
      const swap = toPoolSwap(build)
      // The current reserves: the limits follow from them.
      const quoted = await quoteSwap(pools, swap, getPoolRequest(swap, true))
      if (quoted.path.length === 1 && recipient !== account)
        throw new HttpError(400, 'recipient', '"recipient" must be the account itself to wrap or unwrap')
      const { fromAmount, toAmount, spender } = toSourceQuote(swap, quoted)
      const limits = getLimits(build, { fromAmount, toAmount })
      return {
        kind: 'evm',
        transaction: encodeSwap(swap, quoted, { ...limits, recipient: toHexAddress(recipient), deadline }),
        ...{ fromAmount, toAmount, spender, ...limits },
        defaultGas: getDefaultGasLimit(quoted.path),
      }
    },
  }
}

function toSourceQuote({ chain, from }: PoolSwap, { path, amountIn, amountOut }: QuotedSwap): SourceQuote {
  const [wrapped] = path
  const isWrap = path.length === 1
  return {
    fromAmount: amountIn,
    toAmount: amountOut,
    // The wrapped token is unwrapped by its own contract.
    ...(from !== nativeAddress && !isWrap && { spender: chain.router }),
    router: isWrap && wrapped ? wrapped : chain.router,
    steps: [{ kind: 'swap', name: isWrap ? 'Wrapped token' : 'Uniswap V2', chainId: chain.id }],
  }
}
