import { onRampOptionsResponseSchema, purchaseStatuses } from '@latchkit/blockchain-api/contract'
import * as z from 'zod/mini'
import { requestJson } from '../../../data/sources/requestJson.js'
import { parseJson } from '../../../foundation/parseJson.js'
import { isSameSignature, sign } from '../../../foundation/signature.js'
import { HttpError } from '../../../server/http/HttpError.js'
import type { OnRampSource, WebhookRequest } from './OnRampSource.js'
import { parseAnswer } from './parseAnswer.js'
import type { RestSettings } from './settings.js'

/** The page of a purchase can be opened for this long. */
const urlSeconds = 900
/** How far the timestamp of a webhook may be from the time of the gateway. */
const maxSkewSeconds = 300

const amount = z.string().check(z.regex(/^\d{1,30}(\.\d{1,30})?$/))
const quoteSchema = z.object({
  paymentTotal: amount,
  paymentSubtotal: amount,
  purchaseAmount: amount,
  providerFee: amount,
  networkFee: amount,
  method: z.optional(z.string().check(z.maxLength(100))),
  quoteId: z.optional(z.string().check(z.maxLength(200))),
})
const updateSchema = z.object({
  status: z.enum(purchaseStatuses),
  purchaseAmount: z.optional(amount),
  paymentAmount: z.optional(amount),
  transactionHash: z.optional(z.string().check(z.regex(/^[\da-zA-Z]{32,130}$/))),
})
const webhookSchema = z.extend(updateSchema, { purchaseId: z.string().check(z.maxLength(100)) })

/** Creates a provider with the REST interface of the page "Purchases and exchanges". Every request and the URL of the page are signed. */
export function createRestSource(settings: RestSettings, now: () => number): OnRampSource {
  const { id, name, secret, websiteUrl = null, logoUrl } = settings
  const base = settings.url.replace(/\/+$/, '')
  const getSeconds = () => Math.floor(now() / 1_000)

  async function call(path: string, signal: AbortSignal, body?: object) {
    const json = body && JSON.stringify(body)
    const timestamp = String(getSeconds())
    const text = `${timestamp}.${json === undefined ? 'GET' : 'POST'} ${path}.${json ?? ''}`
    return requestJson({
      url: new URL(`${base}${path}`),
      headers: { 'onramp-timestamp': timestamp, 'onramp-signature': sign(secret, text) },
      ...(json !== undefined && { body: json }),
      signal,
    })
  }

  return {
    id,
    name,
    websiteUrl,
    logoUrl,
    hosts: settings.hosts ?? [new URL(base).host],
    async getOptions({ country, subdivision }, signal) {
      const query = new URLSearchParams({ country, ...(subdivision && { subdivision }) })
      return parseAnswer(await call(`/options?${query}`, signal), onRampOptionsResponseSchema)
    },
    async getQuote({ asset, ...request }, signal) {
      return parseAnswer(await call('/quotes', signal, { ...request, ...asset }), quoteSchema)
    },
    // The provider sees the IP address itself.
    async createUrl({ asset, clientIp: _, ...purchase }) {
      const expires = getSeconds() + urlSeconds
      const fields = Object.entries({ ...purchase, ...asset, expires: String(expires) })
      const query = new URLSearchParams(
        fields.filter((field): field is [string, string] => field[1] !== undefined),
      )
      query.sort()
      return `${base}/buy?${query}&signature=${sign(secret, query.toString())}`
    },
    async getStatus(purchaseId, signal) {
      const answer = await call(`/purchases/${encodeURIComponent(purchaseId)}`, signal)
      return answer.status === 404 ? undefined : parseAnswer(answer, updateSchema)
    },
    readWebhook(request) {
      const signature = verify(request, secret)
      const result = webhookSchema.safeParse(parseJson(request.body).value)
      if (!result.success)
        throw new HttpError(422, '', 'The body must be JSON with "purchaseId" and "status"')
      const { purchaseId, ...update } = result.data
      return { purchaseId, update, signature }
    },
  }
}

/** Returns the signature of a webhook. @throws HttpError 401 unless it is valid and new. */
function verify({ headers, body, now }: WebhookRequest, secret: string): string {
  const { 'onramp-timestamp': timestamp, 'onramp-signature': signature } = headers
  const isText = typeof timestamp === 'string' && /^\d{1,12}$/.test(timestamp)
  if (!isText || !isSameSignature(sign(secret, `${timestamp}.${body}`), signature))
    throw new HttpError(401, 'onramp-signature', 'The signature must be one of this provider')
  if (Math.abs(now / 1_000 - Number(timestamp)) > maxSkewSeconds)
    throw new HttpError(
      401,
      'onramp-timestamp',
      `The timestamp must be at most ${maxSkewSeconds} seconds from now, got ${timestamp}`,
    )
  return String(signature)
}
