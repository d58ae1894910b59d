import { Address, Api, FetchProviderConnector, getLimitOrderContract } from '@1inch/limit-order-sdk'
import { expect, test } from 'vitest'
import { createSource } from './createSource.js'
import { account, build, recipient, request, startService, tokenIn, tokenOut } from './sources.fixtures.js'

// 1inch publishes no client of its Swap API. Its client of limit orders has the same key, server and contract, the
// Aggregation Router V6, which is both the swap router and the limit order protocol. Parameters and answers are the
// documentation's, which also describes them as OpenAPI: https://api.1inch.io/swagger/base-json
const signal = AbortSignal.timeout(60_000)
const router = getLimitOrderContract(1)
/** The chains of the documentation, and the ones whose router the client knows. */
const chains = [1, 10, 25, 56, 100, 130, 137, 143, 146, 324, 999, 4663, 5042, 8453, 42161, 43114, 59144]
const chainIds = chains.map((chain) => `eip155:${chain}`)
/** The query parameters of `GET /swap/v6.1/{chain}/swap`; `true`: required. */
const swapParameters: Readonly<Record<string, boolean>> = {
  ...{ src: true, dst: true, amount: true, from: true, origin: true, protocols: false, fee: false },
  ...{ gasPrice: false, complexityLevel: false, parts: false, mainRouteParts: false, gasLimit: false },
  ...{ includeTokensInfo: false, includeProtocols: false, includeGas: false, connectorTokens: false },
  ...{ excludedProtocols: false, slippage: false, minReturn: false, permit: false, receiver: false },
  ...{ referrer: false, allowPartialFill: false, compatibility: false, disableEstimate: false },
  ...{ usePatching: false, usePermit2: false, forceApprove: false },
}
const data = `0x07ed2379${recipient.slice(2).padStart(64, '0')}`
/** An answer with the optional fields that were not asked for absent, and the gas as a number, which is 0 without an estimate. */
const swap = {
  dstAmount: '2000',
  tx: { from: account, to: router, data, value: '0', gasPrice: '12500000000', gas: 0 },
}

function start(to = router) {
  const answers = chains.flatMap((chain) => [
    [`/swap/v6.1/${chain}/quote`, { dstAmount: '2000' }],
    [`/swap/v6.1/${chain}/swap`, { ...swap, tx: { ...swap.tx, to } }],
  ])
  return startService({ ...Object.fromEntries(answers), '/orderbook/1/order/0x01': {} })
}
const open = (url: string) => createSource({ kind: 'oneInch', apiKey: 'key', chainIds, url })

test.each(chains)(
  'behavior: the router of chain %i is the one of @1inch/limit-order-sdk 5.4.3',
  async (chain) => {
    const chainRouter = getLimitOrderContract(chain)
    const { url } = await start(chainRouter)
    const on = <Request extends typeof request>(swapRequest: Request): Request => ({
      ...swapRequest,
      from: { ...swapRequest.from, chainId: `eip155:${chain}` },
      to: { ...swapRequest.to, chainId: `eip155:${chain}` },
    })
    expect(await open(url).quote(on(request), signal)).toMatchObject({
      ...{ router: chainRouter, spender: chainRouter },
    })
    expect(await open(url).build(on(build), signal)).toMatchObject({ transaction: { to: chainRouter } })
  },
)

test('behavior: requests have the key as @1inch/limit-order-sdk 5.4.3 sends it', async () => {
  const { url, calls } = await start()
  await open(url).quote(request, signal)
  const api = new Api({
    ...{ networkId: 1, authKey: 'key', baseUrl: `${url}/orderbook` },
    httpConnector: new FetchProviderConnector(),
  })
  await api.getOrderByHash('0x01')
  const [own, theirs] = calls
  expect(own?.headers.authorization).toBe(theirs?.headers.authorization)
})

test('behavior: tokens are addresses as @1inch/limit-order-sdk 5.4.3 has them, also the native one', async () => {
  const { url, calls } = await start()
  const native = Address.NATIVE_CURRENCY.toString()
  await open(url).quote({ ...request, from: { ...request.from, address: native } }, signal)
  expect(calls[0]?.query.src).toBe(native)
})

test('behavior: requests have the parameters of business.1inch.com/portal/documentation/apis/swap/classic-swap/methods/v6.1/1/swap/method/get', async () => {
  const { url, calls } = await start()
  await open(url).build({ ...build, permit: '0x01' }, signal)
  const [quote, built] = calls
  expect(quote?.query).toEqual({ src: tokenIn, dst: tokenOut, amount: '1000' })
  const sent = Object.keys(built?.query ?? {})
  expect(sent.filter((name) => !(name in swapParameters))).toEqual([])
  const required = Object.keys(swapParameters).filter((name) => swapParameters[name])
  expect(sent).toEqual(expect.arrayContaining(required))
  // A number in percent, from 0 to 50.
  expect(built?.query.slippage).toBe('1')
})

test('error: a transaction that calls the router of another chain', async () => {
  const { url } = await start(getLimitOrderContract(999))
  await expect(open(url).build(build, signal)).rejects.toThrow('the service builds another swap')
})
