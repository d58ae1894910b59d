import { createClient, getQuote, getStatus, type LiFiStep, type StatusResponse } from '@lifi/sdk'
import { expect, test } from 'vitest'
import { createSource } from './createSource.js'
import { account, build, recipient, router, spender, startService, tokenIn } from './sources.fixtures.js'

// Requests and answers as LI.FI's own client and its types have them.
const signal = AbortSignal.timeout(60_000)
const chainIds = ['eip155:1', 'eip155:10']
const native = `0x${'e'.repeat(40)}`
const zeroAddress = `0x${'0'.repeat(40)}`
const hash = `0x${'1'.repeat(64)}`

const createToken = (chainId: number, address: string) => ({
  ...{ chainId, address, symbol: 'T', decimals: 18, name: 'Token', priceUSD: '1' },
})
const action: LiFiStep['action'] = {
  ...{ fromChainId: 1, fromAmount: '1000', fromToken: createToken(1, tokenIn), fromAddress: account },
  ...{ toChainId: 10, toToken: createToken(10, zeroAddress), toAddress: recipient, slippage: 0.01 },
}
const estimate: NonNullable<LiFiStep['estimate']> = {
  ...{ tool: 'across', fromAmount: '1000', toAmount: '990', toAmountMin: '981', approvalAddress: spender },
  executionDuration: 61.5,
}
const details = { key: 'across', name: 'Across', logoURI: 'https://example.com/across.svg' }
/** The fields that the types require, and no other one of the transaction. */
const step: LiFiStep = {
  ...{ id: '1', type: 'lifi', tool: 'across', toolDetails: details, action, estimate },
  includedSteps: [{ id: '2', type: 'cross', tool: 'across', toolDetails: details, action, estimate }],
  transactionRequest: { to: router, data: `0x12${recipient.slice(2)}`, gasLimit: '0x493e0' },
}
const toOther = { ...build, to: { chainId: 'eip155:10', address: native } }

async function startLifi(answers: { readonly quote?: LiFiStep; readonly status?: StatusResponse }) {
  const { url, calls } = await startService({ '/v1/quote': answers.quote, '/v1/status': answers.status })
  const options = { integrator: 'test', apiUrl: `${url}/v1`, preloadChains: false }
  return { source: createSource({ kind: 'lifi', chainIds, url }), client: createClient(options), calls }
}

test('behavior: requests have the path and parameters that @lifi/sdk 4.3.0 sends', async () => {
  const { source, client, calls } = await startLifi({ quote: step })
  await source.build(toOther, signal)
  const own = calls.at(-1)
  await getQuote(client, {
    ...{ fromChain: 1, toChain: 10, fromToken: tokenIn, toToken: zeroAddress, fromAmount: '1000' },
    ...{ fromAddress: account, toAddress: recipient, slippage: Number(own?.query.slippage) },
  })
  const theirs = calls.at(-1)
  expect(own?.path).toBe(theirs?.path)
  const { integrator: _, ...query } = theirs?.query ?? {}
  expect(own?.query).toEqual(query)
})

test('behavior: the status has the path and parameters that @lifi/sdk 4.3.0 sends', async () => {
  const sending = { txHash: hash, chainId: 1, txLink: 'https://example.com' }
  const status: StatusResponse = { status: 'PENDING', tool: 'across', sending, receiving: { chainId: 10 } }
  const { source, client, calls } = await startLifi({ status })
  expect(await source.getStatus?.({ fromChainId: 'eip155:1', hash }, signal)).toEqual({
    ...{ status: 'pending', toChainId: 'eip155:10' },
  })
  await getStatus(client, { txHash: hash, fromChain: 1 })
  const [own, theirs] = calls
  expect([own?.path, own?.query]).toEqual([theirs?.path, theirs?.query])
})

test('behavior: reads a step with only what the types of @lifi/sdk 4.3.0 require', async () => {
  const { source } = await startLifi({ quote: step })
  expect(await source.build(toOther, signal)).toMatchObject({
    ...{ transaction: { to: router, value: 0n }, minToAmount: 981n, spender, defaultGas: 300_000n },
  })
})

test('error: a step that sells the native token, and sends none', async () => {
  const { source } = await startLifi({ quote: step })
  const ofNative = { ...toOther, from: { chainId: 'eip155:1', address: native } }
  await expect(source.build(ofNative, signal)).rejects.toThrow('the service builds another swap')
})

test('error: a step whose call data pays another account', async () => {
  const { source } = await startLifi({
    quote: { ...step, transactionRequest: { ...step.transactionRequest, data: `0x12${account.slice(2)}` } },
  })
  await expect(source.build(toOther, signal)).rejects.toThrow('another recipient')
})

test('behavior: reads a failed transfer without a receiving transaction', async () => {
  const sending = { txHash: hash, chainId: 1, txLink: 'https://example.com' }
  const { source } = await startLifi({ status: { status: 'FAILED', substatus: 'OUT_OF_GAS', sending } })
  expect(await source.getStatus?.({ fromChainId: 'eip155:1', hash }, signal)).toEqual({ status: 'failed' })
})
