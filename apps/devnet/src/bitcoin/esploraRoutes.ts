import { toScript } from '@latchkit/test/source/bitcoin/regtest'
import * as z from 'zod/mini'
import type { ChainTransaction, ChainView } from './createChainReader.js'
import {
  encodeAddress,
  encodeStatus,
  encodeTransaction,
  encodeUtxos,
  getTransactions,
} from './encodeEsplora.js'
import { regtestFirstBlock } from './network.js'
import { type NodeRpc, NodeRpcError } from './nodeRpc.js'

/** Dependencies of the Esplora server. */
export type EsploraContext = {
  readonly rpc: NodeRpc
  readonly read: () => Promise<ChainView>
  readonly mine: (blocks: number) => Promise<number>
  /** Overridden balances of addresses, in sats. */
  readonly balanceOverrides: Map<string, bigint>
}

/** A response: text is sent as it is, anything else as JSON. */
export type EsploraAnswer = { readonly status: number; readonly body: unknown }

/** Sats per virtual byte, by target number of blocks. */
const feeEstimates = { 1: 3, 2: 3, 3: 2, 6: 2, 12: 1.5, 25: 1, 144: 1, 504: 1, 1008: 1 }
const recommendedFees = { fastestFee: 3, halfHourFee: 2, hourFee: 2, economyFee: 1, minimumFee: 1 }
const mineBody = z.object({ blocks: z.int().check(z.minimum(1), z.maximum(1000)) })
const rpcBody = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.number(),
  method: z.enum(['getUtxos', 'sendTransaction']),
  params: z.tuple([z.string()]),
})
const balanceBody = z.object({
  address: z.string(),
  value: z.nullable(z.string().check(z.regex(/^\d{1,16}$/))),
})

type Route = (
  context: EsploraContext,
  part: string,
  body: string,
  second: string,
) => Promise<EsploraAnswer> | EsploraAnswer

const routes: readonly (readonly [method: 'GET' | 'POST', path: RegExp, route: Route])[] = [
  ['GET', /^\/blocks\/tip\/height$/, async ({ read }) => ok(String((await read()).tip.height))],
  ['GET', /^\/blocks\/tip\/hash$/, async ({ read }) => ok((await read()).tip.hash)],
  ['GET', /^\/block-height\/(\d{1,9})$/, getBlockHash],
  ['GET', /^\/fee-estimates$/, () => ok(feeEstimates)],
  ['GET', /^\/v1\/fees\/recommended$/, () => ok(recommendedFees)],
  [
    'GET',
    /^\/address\/([^/]+)$/,
    withAddress((script, view, { address }) => encodeAddress(address, script, view)),
  ],
  ['GET', /^\/address\/([^/]+)\/txs$/, withAddress(encodeTransactions)],
  ['GET', /^\/address\/([^/]+)\/txs\/chain$/, withAddress((script, view) => encodeConfirmed(script, view))],
  [
    'GET',
    /^\/address\/([^/]+)\/txs\/chain\/([\da-f]{64})$/,
    withAddress((script, view, { last }) => encodeConfirmed(script, view, last)),
  ],
  [
    'GET',
    /^\/address\/([^/]+)\/utxo$/,
    withAddress((script, view, { balanceOverrides, address }) => {
      const value = balanceOverrides.get(address)
      return value === undefined
        ? encodeUtxos(script, view)
        : value === 0n
          ? []
          : [toOverrideUtxo(value, view)]
    }),
  ],
  ['GET', /^\/tx\/([^/]+)$/, withTransaction(encodeTransaction)],
  ['GET', /^\/tx\/([^/]+)\/hex$/, withTransaction(({ hex }) => hex)],
  ['GET', /^\/tx\/([^/]+)\/status$/, withTransaction(encodeStatus)],
  ['GET', /^\/tx\/([^/]+)\/outspend\/(\d{1,9})$/, getSpender],
  ['POST', /^\/tx$/, broadcastTransaction],
  [
    'POST',
    /^\/devnet\/mine$/,
    async ({ mine }, _part, body) => ok({ height: await mine(parseBody(mineBody, body).blocks) }),
  ],
  ['POST', /^\/devnet\/rpc$/, handleWalletRequest],
  [
    'POST',
    /^\/devnet\/balance$/,
    ({ balanceOverrides }, _part, body) => {
      const { address, value } = parseBody(balanceBody, body)
      if (value === null) balanceOverrides.delete(address)
      else balanceOverrides.set(address, BigInt(value))
      return ok({})
    },
  ],
]

/** Handles one request. */
export async function handleEsploraRequest(
  context: EsploraContext,
  method: string,
  path: string,
  body: string,
): Promise<EsploraAnswer> {
  for (const [of, pattern, route] of routes) {
    const found = of === method ? pattern.exec(path) : null
    if (found) return route(context, decodeURIComponent(found[1] ?? ''), body, found[2] ?? '')
  }
  return { status: 404, body: 'endpoint does not exist' }
}

function withAddress(
  answer: (
    script: string,
    view: ChainView,
    more: {
      readonly balanceOverrides: Map<string, bigint>
      readonly address: string
      /** The second part of the path, if it has one. */
      readonly last: string
    },
  ) => unknown,
): Route {
  return async ({ read, balanceOverrides }, address, _body, last) => {
    const script = toScript(address)
    if (script === undefined) return { status: 400, body: 'Invalid Bitcoin address' }
    return ok(answer(script, await read(), { balanceOverrides, address, last }))
  }
}

function withTransaction(answer: (transaction: ChainTransaction, view: ChainView) => unknown): Route {
  return async ({ read }, txid) => {
    if (!/^[0-9a-f]{64}$/i.test(txid)) return { status: 400, body: 'Invalid hex string' }
    const view = await read()
    const transaction = view.transactions.get(txid.toLowerCase())
    return transaction ? ok(answer(transaction, view)) : { status: 404, body: 'Transaction not found' }
  }
}

async function getSpender(
  { read }: EsploraContext,
  txid: string,
  _body: string,
  vout: string,
): Promise<EsploraAnswer> {
  const { transactions, spenders } = await read()
  if (!transactions.get(txid)?.outputs[Number(vout)]) return { status: 404, body: 'Transaction not found' }
  const outpoint = `${txid}:${vout}`
  const spender = spenders.get(outpoint)
  if (!spender) return ok({ spent: false })
  const vin = spender.inputs.findIndex((input) => `${input.txid}:${input.vout}` === outpoint)
  return ok({ spent: true, txid: spender.txid, vin, status: encodeStatus(spender) })
}

/** Handles the requests of the devnet's wallets, which use one JSON-RPC path. */
async function handleWalletRequest(
  context: EsploraContext,
  _part: string,
  body: string,
): Promise<EsploraAnswer> {
  const { id, method, params } = parseBody(rpcBody, body)
  const path = method === 'getUtxos' ? `/address/${encodeURIComponent(params[0])}/utxo` : '/tx'
  const verb = method === 'getUtxos' ? 'GET' : 'POST'
  const answer = await handleEsploraRequest(context, verb, path, params[0])
  if (answer.status === 200) return ok({ jsonrpc: '2.0', id, result: answer.body })
  return ok({ jsonrpc: '2.0', id, error: { code: -32603, message: String(answer.body) } })
}

async function broadcastTransaction(
  { rpc }: EsploraContext,
  _part: string,
  body: string,
): Promise<EsploraAnswer> {
  try {
    return ok(await rpc('sendrawtransaction', [body.trim()]))
  } catch (error) {
    if (!(error instanceof NodeRpcError)) throw error
    const { code, message } = error
    return { status: 400, body: `sendrawtransaction RPC error: ${JSON.stringify({ code, message })}` }
  }
}

/** Esplora's page size. */
const maxPending = 50
const maxConfirmed = 25

function encodeTransactions(script: string, view: ChainView): readonly unknown[] {
  const pending = getTransactions(script, view).filter(({ block }) => !block)
  const encoded = pending.slice(0, maxPending).map((each) => encodeTransaction(each, view))
  return [...encoded, ...encodeConfirmed(script, view)]
}

/** Encodes a page of confirmed transactions: the first one, or that after a transaction. Like Esplora, none after an unknown one. */
function encodeConfirmed(script: string, view: ChainView, last?: string): readonly unknown[] {
  const confirmed = getTransactions(script, view).filter(({ block }) => block)
  const index = last === undefined ? -1 : confirmed.findIndex(({ txid }) => txid === last)
  if (last !== undefined && index < 0) return []
  return confirmed.slice(index + 1, index + 1 + maxConfirmed).map((each) => encodeTransaction(each, view))
}

async function getBlockHash({ rpc }: EsploraContext, height: string): Promise<EsploraAnswer> {
  if (Number(height) === 0) return ok(regtestFirstBlock)
  try {
    return ok(await rpc('getblockhash', [Number(height)]))
  } catch (error) {
    if (!(error instanceof NodeRpcError)) throw error
    return { status: 404, body: 'Block not found' }
  }
}

function toOverrideUtxo(value: bigint, { tip }: ChainView): unknown {
  const status = encodeStatus({ block: { ...tip, time: 0 } })
  return { txid: '00'.repeat(32), vout: 0, status, value: Number(value) }
}

function ok(body: unknown): EsploraAnswer {
  return { status: 200, body }
}

/** @throws BadRequest */
function parseBody<output>(schema: z.ZodMiniType<output>, body: string): output {
  try {
    return z.parse(schema, JSON.parse(body))
  } catch (cause) {
    throw new BadRequest('The request body is invalid for this path.', { cause })
  }
}

/** A request that cannot be handled; `message` tells why. */
export class BadRequest extends Error {
  override name = 'BadRequest'
}
