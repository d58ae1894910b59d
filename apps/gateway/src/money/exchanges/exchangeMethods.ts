import { randomBytes } from 'node:crypto'
import {
  type ExchangeBuyStatusResult,
  type ExchangePayUrlResult,
  type ExchangesResult,
  exchangeBuyStatusParamsSchema,
  exchangeErrorCodes,
  exchangePayUrlParamsSchema,
  exchangesParamsSchema,
} from '@latchkit/blockchain-api/contract'
import type { Logger } from 'pino'
import type * as z from 'zod/mini'
import type { Database } from '../../database/Database.js'
import type { SourceHealth } from '../../foundation/createSourceHealth.js'
import { describeIssue } from '../../foundation/describeIssue.js'
import type { PaymentStore } from './createPaymentStore.js'
import { ExchangeError, type ExchangeSource } from './ExchangeSource.js'
import { findPaymentFault, isValidAsset } from './parsePayment.js'
import { RpcFailure } from './RpcFailure.js'

/** Dependencies of the methods. */
export type ExchangeContext = {
  readonly exchanges: readonly ExchangeSource[]
  readonly store: PaymentStore
  readonly space: Database['space']
  /** Learns which exchanges fail, by id. */
  readonly health: SourceHealth
  readonly logger: Logger
}

/** Who calls a method. */
export type ExchangeCaller = { readonly projectId: string; readonly signal: AbortSignal }

/** Calls a method with untrusted parameters. Rejects with an `RpcFailure`. */
type Method = (params: unknown, context: ExchangeContext, caller: ExchangeCaller) => Promise<object>

const invalidParams = -32_602
const pageSize = 50
/** Maximum bytes of a stored payment. */
const maxStoredBytes = 1_024

/** The methods by name. */
export const exchangeMethods: Readonly<Record<string, Method>> = {
  reown_getExchanges: getExchanges,
  reown_getExchangePayUrl: getPayUrl,
  reown_getExchangeBuyStatus: getBuyStatus,
}

async function getExchanges(params: unknown, { exchanges }: ExchangeContext): Promise<ExchangesResult> {
  const { page = 1, includeOnly, exclude = [], asset } = parseParams(exchangesParamsSchema, params)
  if (asset !== undefined && !isValidAsset(asset))
    throw new RpcFailure(invalidParams, '"asset" must have a valid address')
  const found = exchanges.filter(
    ({ id, hasAsset }) =>
      (!includeOnly || includeOnly.includes(id)) &&
      !exclude.includes(id) &&
      (asset === undefined || hasAsset(asset)),
  )
  return {
    total: found.length,
    exchanges: found
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ id, name, imageUrl = null }) => ({ id, name, imageUrl })),
  }
}

async function getPayUrl(
  params: unknown,
  { exchanges, store, space, health, logger }: ExchangeContext,
  { projectId, signal }: ExchangeCaller,
): Promise<ExchangePayUrlResult> {
  const { exchangeId, asset, amount, recipient } = parseParams(exchangePayUrlParamsSchema, params)
  const fault = findPaymentFault({ asset, recipient })
  if (fault) throw new RpcFailure(invalidParams, fault.message)
  const code = exchangeErrorCodes.payUrl
  const exchange = exchanges.find(({ id }) => id === exchangeId)
  if (!exchange) throw new RpcFailure(code, `There is no exchange "${exchangeId}"`)
  if (!exchange.hasAsset(asset)) throw new RpcFailure(code, `${exchange.name} does not have this asset`)
  if ((await space.getLevel(maxStoredBytes)) !== 'free')
    throw new RpcFailure(code, 'The server cannot store the payment: try again later', 500)
  const payment = { sessionId: randomBytes(16).toString('hex'), asset, amount: BigInt(amount), recipient }
  try {
    const { url } = await exchange.createPayment(payment, signal)
    health.recordSuccess(exchange.id)
    // The exchange reports nothing before the user has opened its page.
    await store.add(payment, { exchangeId, projectId })
    return { url, sessionId: payment.sessionId }
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error
    health.recordFailure(exchange.id)
    logger.warn({ reason: error.message }, 'a payment cannot be started')
    throw new RpcFailure(code, `${exchange.name} does not answer: try again later`, 500)
  }
}

async function getBuyStatus(
  params: unknown,
  { exchanges, store, logger }: ExchangeContext,
  { signal }: ExchangeCaller,
): Promise<ExchangeBuyStatusResult> {
  const { exchangeId, sessionId } = parseParams(exchangeBuyStatusParamsSchema, params)
  const stored = await store.find(exchangeId, sessionId)
  if (!stored)
    throw new RpcFailure(exchangeErrorCodes.buyStatus, 'The exchange has no payment with this "sessionId"')
  const exchange = exchanges.find(({ id }) => id === exchangeId)
  if (stored.status !== 'IN_PROGRESS' || !(await store.takeCheck(sessionId))) return toResult(stored)
  try {
    if (!exchange) throw new ExchangeError(`${exchangeId} is no longer configured`)
    const status = await exchange.getStatus(stored, signal)
    return toResult((await store.setStatus(exchangeId, sessionId, status)) ?? stored)
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error
    logger.warn({ reason: error.message }, 'the status of a payment cannot be read')
    // An exchange that reports the status by webhook may have done so meanwhile.
    const current = (await store.find(exchangeId, sessionId)) ?? stored
    return current.status === 'IN_PROGRESS' ? { status: 'UNKNOWN' } : toResult(current)
  }
}

function toResult({ status, txHash }: ExchangeBuyStatusResult): ExchangeBuyStatusResult {
  return { status, ...(txHash !== undefined && { txHash }) }
}

function parseParams<T>(schema: z.ZodMiniType<T>, params: unknown): T {
  const result = schema.safeParse(params)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new RpcFailure(invalidParams, issue ? describeIssue(issue) : 'The parameters are invalid')
}
