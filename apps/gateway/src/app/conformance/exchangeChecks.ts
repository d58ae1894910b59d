import {
  exchangeBuyStatusResultSchema,
  exchangeErrorCodes,
  exchangePayUrlResultSchema,
  exchangeRpcErrorSchema,
  exchangesResultSchema,
} from '@latchkit/blockchain-api/contract'
import type * as z from 'zod/mini'
import type { Check, Target } from './Check.js'
import { expectThat, fetchPath } from './requests.js'

/** An id that no payment has. */
const noSession = '0'.repeat(32)
const invalidParams = -32_602

/** Calls a method of payments by exchange. */
async function callExchanges(target: Target, method: string, params: object, query = {}) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 'a', method, params })
  return fetchPath(target, '/v1/json-rpc', query, { method: 'POST', body })
}

/** Calls a method that must succeed. */
async function readExchangeResult<T>(
  target: Target,
  [method, params]: readonly [string, object],
  schema: z.ZodMiniType<T>,
): Promise<T> {
  const response = await callExchanges(target, method, params)
  const { id, result } = (await response.json()) as { readonly id: unknown; readonly result: unknown }
  expectThat(response.status === 200 && id === 'a', `status ${response.status}, id ${id}`)
  const parsed = schema.safeParse(result)
  if (!parsed.success) throw new Error('the result does not match the schema')
  return parsed.data
}

const list = (target: Target, params: object = {}) =>
  readExchangeResult(target, ['reown_getExchanges', params], exchangesResultSchema)

/** A page that no server has. */
const pageMax = 1_000

/** Expects an error of JSON-RPC. */
async function expectCode(answer: Promise<Response>, code: number): Promise<void> {
  const response = await answer
  expectThat(response.status >= 400, `status ${response.status} of an error`)
  const parsed = exchangeRpcErrorSchema.safeParse(await response.json())
  expectThat(parsed.data?.error.code === code, `code ${parsed.data?.error.code} instead of ${code}`)
}

const getPayment = ({ chainId, address }: Target) => ({
  exchangeId: 'no-such-exchange',
  asset: `${chainId}/slip44:60`,
  amount: '0x1',
  recipient: `${chainId}:${address}`,
})

/** Parameters of a payment that a server must refuse. */
const refused: readonly (readonly [string, object])[] = [
  ['an amount of 0', { amount: '0' }],
  ['an amount that is no whole number', { amount: '1.5' }],
  ['an amount of more than 256 bits', { amount: String(2n ** 256n) }],
  ['an asset without a chain', { asset: 'slip44:60' }],
  ['a recipient on another chain', { recipient: `eip155:999999999999:0x${'1'.repeat(40)}` }],
]

/** The checks of payments by exchange, which a server without exchanges passes too. */
export const exchangeChecks: readonly Check[] = [
  {
    endpoint: 'callExchanges',
    name: 'lists its exchanges, each one once',
    async run(target) {
      const { total, exchanges } = await list(target)
      expectThat(total >= exchanges.length, `${exchanges.length} exchanges of ${total}`)
      expectThat(
        new Set(exchanges.map(({ id }) => id)).size === exchanges.length,
        'an exchange is listed twice',
      )
      const [first] = exchanges
      if (!first) return
      const others = await list(target, { exclude: [first.id] })
      expectThat(
        others.exchanges.every(({ id }) => id !== first.id),
        `${first.id} is not left out`,
      )
      const only = await list(target, { includeOnly: [first.id] })
      expectThat(
        only.total === 1 && only.exchanges.every(({ id }) => id === first.id),
        `${only.total} exchanges where only ${first.id} is asked for`,
      )
    },
  },
  {
    endpoint: 'callExchanges',
    name: 'lists each exchange on one page',
    async run(target) {
      const [first, second, last] = [
        await list(target),
        await list(target, { page: 2 }),
        await list(target, { page: pageMax }),
      ]
      const ids = [...first.exchanges, ...second.exchanges].map(({ id }) => id)
      expectThat(new Set(ids).size === ids.length, 'an exchange is on two pages')
      expectThat(second.total === first.total, `${first.total} exchanges, then ${second.total}`)
      expectThat(last.exchanges.length === 0, `${last.exchanges.length} exchanges on page ${pageMax}`)
    },
  },
  {
    endpoint: 'callExchanges',
    name: 'begins a payment that is in progress, at an exchange that has the asset',
    async run(target) {
      const payment = getPayment(target)
      const [exchange] = (await list(target, { asset: payment.asset })).exchanges
      if (!exchange) return
      const exchangeId = exchange.id
      const { url, sessionId } = await readExchangeResult(
        target,
        ['reown_getExchangePayUrl', { ...payment, exchangeId }],
        exchangePayUrlResultSchema,
      )
      expectThat(/^https?:/.test(url), `the page is ${url}`)
      const { status, txHash } = await readExchangeResult(
        target,
        ['reown_getExchangeBuyStatus', { exchangeId, sessionId }],
        exchangeBuyStatusResultSchema,
      )
      expectThat(status === 'IN_PROGRESS' || status === 'UNKNOWN', `the status is ${status}`)
      expectThat(txHash === undefined, 'it has a transaction')
      // The session is one of this exchange alone.
      await expectCode(
        callExchanges(target, 'reown_getExchangeBuyStatus', { exchangeId: 'no-such-exchange', sessionId }),
        exchangeErrorCodes.buyStatus,
      )
    },
  },
  ...refused.map(([name, change]) => ({
    endpoint: 'callExchanges',
    name: `refuses ${name}`,
    run: (target: Target) =>
      expectCode(
        callExchanges(target, 'reown_getExchangePayUrl', { ...getPayment(target), ...change }),
        invalidParams,
      ),
  })),
  {
    endpoint: 'callExchanges',
    name: 'refuses an exchange that it does not have',
    run: (target) =>
      expectCode(
        callExchanges(target, 'reown_getExchangePayUrl', getPayment(target)),
        exchangeErrorCodes.payUrl,
      ),
  },
  {
    endpoint: 'callExchanges',
    name: 'refuses the status of a payment that it does not have',
    run: (target) =>
      expectCode(
        callExchanges(target, 'reown_getExchangeBuyStatus', {
          exchangeId: 'no-such-exchange',
          sessionId: noSession,
        }),
        exchangeErrorCodes.buyStatus,
      ),
  },
  {
    endpoint: 'callExchanges',
    name: 'refuses an unknown method',
    run: (target) => expectCode(callExchanges(target, 'reown_getNothing', {}), -32_601),
  },
  {
    endpoint: 'callExchanges',
    name: 'refuses requests without a project',
    run: (target) =>
      expectCode(
        callExchanges(target, 'reown_getExchanges', {}, { projectId: undefined }),
        exchangeErrorCodes.project,
      ),
  },
]
