import { permit2Addresses } from '../../../chains/evm/permitData.js'
import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { SwapNetworkError } from '../../../foundation/errors/transaction.js'
import { UnexpectedError } from '../../../foundation/errors/unexpected.js'
import type { SwapRequest, SwapSource } from '../../../ports/SwapSource.js'
import { hasOnlyPinned } from '../swap-review/pinnedContracts.js'
import { toPriceKey } from './rules.js'
import type { SwapEffect, SwapEvent } from './types.js'

/** Asks the server for tokens, and for quotes with the prices of both tokens. */
export const effects: Effects<SwapEffect, SwapEvent, Pick<KitContext, 'dataApi' | 'clock'>> = {
  async loadTokens({ chainId }, { dataApi, signal }) {
    try {
      const source = await loadSource(dataApi)
      const list = await source.getTokens({ chainId, signal })
      if (list.length === 0) throw new SwapNetworkError()
      return { type: 'tokensLoaded', chainId, list }
    } catch (error) {
      return { type: 'tokensFailed', chainId, error: toLatchkitError(error) }
    }
  },
  async quote({ request, account }, { dataApi, clock, signal }) {
    try {
      const source = await loadSource(dataApi)
      const [quotes, prices] = await Promise.all([
        source.getQuotes({ ...request, account, canPermit2: true, signal }),
        // A swap without prices is possible: its price impact is not known then.
        readPrices(source, request, signal).catch(() => new Map<string, string>()),
      ])
      // A contract that only names itself Permit2 could take more than what is signed.
      const known = quotes.filter(
        ({ permit2, router, spender = '' }) =>
          (!permit2 || permit2Addresses.includes(spender.toLowerCase())) &&
          hasOnlyPinned(source, {
            chainId: request.chainId,
            router,
            ...(request.from && { spender, permit2Spender: permit2?.spender }),
          }),
      )
      return { type: 'quoted', request, at: clock.now(), quotes: known, prices }
    } catch (error) {
      return { type: 'quoteFailed', request, at: clock.now(), error: toLatchkitError(error) }
    }
  },
}

async function readPrices(
  source: SwapSource,
  { chainId, toChainId = chainId, from, to }: SwapRequest,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  if (toChainId === chainId) return source.getPrices({ chainId, tokens: [from, to], signal })
  const [own, others] = await Promise.all([
    source.getPrices({ chainId, tokens: [from], signal }),
    source.getPrices({ chainId: toChainId, tokens: [to], signal }),
  ])
  const address = to?.toLowerCase()
  const price = others.get(address ?? 'native')
  return price === undefined
    ? own
    : new Map([...own, [toPriceKey({ address, chainId: toChainId }, chainId), price]])
}

async function loadSource(dataApi: KitContext['dataApi']): Promise<SwapSource> {
  const source = await dataApi?.swaps?.()
  if (!source) throw new SwapNetworkError()
  return source
}

const toLatchkitError = (cause: unknown): LatchkitError =>
  cause instanceof LatchkitError ? cause : new UnexpectedError({ cause })
