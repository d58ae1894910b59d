import {
  type OnRampPurchaseResponse,
  type OnRampUrlResponse,
  onRampUrlRequestSchema,
} from '@latchkit/blockchain-api/contract'
import type { Logger } from 'pino'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import { quote as quoteText } from '../../chain/rpcProxy/responses.js'
import { isEvmAddress, isSolanaAddress } from '../../data/sources/addresses.js'
import { SourceError } from '../../data/sources/BalanceSource.js'
import type { Database } from '../../database/Database.js'
import { createCache } from '../../foundation/createCache.js'
import { createDeadline } from '../../foundation/createDeadline.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest } from '../../server/http/Route.js'
import type { Project } from '../../server/projects/Project.js'
import { requireProject } from '../../server/projects/requireProject.js'
import type { OnRamp } from './createOnRamp.js'
import { parseBody, toAmountText } from './createOnRampRoutes.js'
import { createPurchaseId, isFinal, type PurchaseStore } from './createPurchaseStore.js'
import { isAllowedUrl } from './sources/isAllowedUrl.js'
import type { OnRampSource } from './sources/OnRampSource.js'

/** Options of the routes. */
export type PurchaseRouteOptions = {
  readonly onRamp: OnRamp
  readonly store: PurchaseStore
  readonly space: Database['space']
  readonly defaultCountry: string
  readonly projects: () => readonly Project[]
  readonly quota: RpcQuota
  readonly logger: Logger
  readonly timeoutMs: number
  readonly now: () => number
}

const maxBodyBytes = 16 * 1024
/** A provider is asked for the status of a purchase at most this often. */
const statusMs = 3_000
const maxStatuses = 10_000
/** Bytes that a purchase stores at most. */
const maxStoredBytes = 2_048

/** Creates the routes that start purchases, return their status, and receive the reports of providers. */
export function createPurchaseRoutes(options: PurchaseRouteOptions): readonly Route[] {
  const { onRamp, store, space, defaultCountry, projects, quota, logger, timeoutMs, now } = options
  const statuses = createCache<OnRampPurchaseResponse>({ maxAgeMs: statusMs, maxKeys: maxStatuses, now })
  const getSignal = () => createDeadline(new AbortController().signal, timeoutMs)

  function check(request: RouteRequest): void {
    quota.take({ address: request.address, projectId: requireProject(projects(), request) }, 1)
  }

  async function createUrl(request: RouteRequest): Promise<OnRampUrlResponse> {
    check(request)
    const body = parseBody(onRampUrlRequestSchema, await request.text())
    const [wallet] = body.destinationWallets
    if (!wallet) throw new HttpError(422, 'destinationWallets', 'The body is invalid: it has no wallet')
    const country = (body.country ?? defaultCountry).toUpperCase()
    const { source, asset } = await onRamp.findProvider({
      provider: body.provider,
      currencies: wallet.assets ?? [],
      // The network on which the user wants to receive: no other one is tried.
      defaultNetwork: body.defaultNetwork,
      networks: wallet.blockchains ?? [],
      place: { country },
    })
    const isAddress = asset.chainId.startsWith('solana:') ? isSolanaAddress : isEvmAddress
    if (!isAddress(wallet.address))
      throw new HttpError(
        400,
        'address',
        `"address" must be an address on ${asset.chainId}, got ${quoteText(wallet.address)}`,
      )
    if ((await space.getLevel(maxStoredBytes)) !== 'free')
      throw new HttpError(503, '', 'The disk of the gateway is full: try again later')
    const purchaseId = createPurchaseId()
    const fiat = body.fiatCurrency ?? 'USD'
    const amount = body.presetFiatAmount === undefined ? undefined : toAmountText(body.presetFiatAmount)
    const cryptoAmount =
      body.presetCryptoAmount === undefined ? undefined : toAmountText(body.presetCryptoAmount)
    const { quoteId, paymentMethodType: method } = body
    const clientIp = request.address.wholeIp ?? request.address.ip
    const purchase = { purchaseId, asset, address: wallet.address, fiat, amount, cryptoAmount, country }
    const url = await askForUrl(source, () =>
      source.createUrl({ ...purchase, method, quoteId, clientIp }, getSignal()),
    )
    await store.add({
      id: purchaseId,
      provider: source.id,
      chainId: asset.chainId,
      address: wallet.address,
      purchaseCurrency: asset.symbol,
      paymentCurrency: fiat,
      paymentAmount: amount ?? null,
    })
    return { url, purchaseId }
  }

  async function askForUrl({ id, hosts }: OnRampSource, load: () => Promise<string>): Promise<string> {
    const unavailable = new HttpError(503, 'provider', `The provider ${id} is not available: try again later`)
    try {
      const url = await load()
      if (isAllowedUrl(url, hosts)) return url
      // The URL is not logged: it contains an address and a token.
      logger.error({ provider: id }, 'a provider returned a URL of a host that is not configured')
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      logger.warn({ provider: id, reason: error.message }, 'a provider of purchases fails')
    }
    throw unavailable
  }

  /** Asks the provider, unless the purchase is over. If it fails, the stored status is returned. */
  async function refresh(purchase: OnRampPurchaseResponse): Promise<OnRampPurchaseResponse> {
    const source = onRamp.sources.find(({ id }) => id === purchase.provider)
    if (!source || isFinal(purchase.status)) return purchase
    return statuses.get(purchase.id, async () => {
      try {
        const update = await source.getStatus(purchase.id, getSignal())
        return (update && (await store.update(purchase.id, update))) ?? purchase
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        logger.warn({ provider: source.id, reason: error.message }, 'the status of a purchase cannot be read')
        return purchase
      }
    })
  }

  async function receive(request: RouteRequest): Promise<object> {
    const source = onRamp.sources.find(({ id }) => id === request.id)
    if (!source?.readWebhook)
      throw new HttpError(
        404,
        'provider',
        `"provider" must be one with a webhook, got ${quoteText(request.id)}`,
      )
    const { headers } = request.raw
    const report = source.readWebhook({ headers, body: await request.text(), now: now() })
    if (!report) return {}
    if (!(await store.takeEvent(source.id, report.signature)))
      throw new HttpError(
        409,
        'signature',
        'The signature must be a new one: this request was received before',
      )
    const purchase = await store.find(report.purchaseId)
    // A provider must not change the purchases of another one.
    if (purchase?.provider !== source.id)
      throw new HttpError(404, 'purchaseId', 'The purchase must be one of this provider')
    await store.update(report.purchaseId, report.update)
    return {}
  }

  return [
    {
      name: 'onramp_url',
      method: 'POST',
      pattern: /^\/v1\/generators\/onrampurl$/,
      maxBodyBytes,
      handle: async (request) => ({
        headers: { 'cache-control': 'no-store' },
        body: await createUrl(request),
      }),
    },
    {
      name: 'onramp_purchase',
      method: 'GET',
      pattern: /^\/v1\/onramp\/purchases\/([^/]+)$/,
      async handle(request) {
        check(request)
        const purchase = await store.find(request.id)
        if (!purchase)
          throw new HttpError(404, 'purchaseId', '"purchaseId" must be one of a purchase that was started')
        const body = await refresh(purchase)
        // The webhook may have been faster than a shared answer of the provider.
        return { headers: { 'cache-control': 'no-store' }, body: (await store.find(body.id)) ?? body }
      },
    },
    {
      name: 'onramp_webhook',
      method: 'POST',
      pattern: /^\/v1\/onramp\/webhooks\/([\w-]+)$/,
      maxBodyBytes: 64 * 1024,
      handle: async (request) => ({ body: await receive(request) }),
    },
  ]
}
