import * as z from 'zod/mini'
import { createDeadline } from '../../foundation/createDeadline.js'
import type { ExchangeSettings } from './ExchangeSettings.js'
import { isExchangeUrl } from './ExchangeSettings.js'
import { ExchangeError, type ExchangeSource, type ExchangeStatus } from './ExchangeSource.js'
import { isTransactionId, normalizeAsset } from './parsePayment.js'
import { isSignedMessage, signMessage } from './signMessage.js'

const timeoutMs = 10_000
/** Maximum number of bytes of an answer. */
const maxBytes = 16 * 1024

const paymentSchema = z.object({ url: z.string().check(z.maxLength(2_000)) })

/** Schema of the status that an exchange reports. */
export const statusSchema: z.ZodMiniType<ExchangeStatus> = z.object({
  status: z.enum(['IN_PROGRESS', 'SUCCESS', 'FAILED']),
  txHash: z.optional(z.string().check(z.maxLength(100))),
})

/**
 * Creates the source of an exchange that has the HTTP API of the page "Purchases and exchanges". Answers are untrusted input.
 *
 * @param now Returns the current time in ms since 1970.
 */
export function createHttpExchange(settings: ExchangeSettings, now: () => number): ExchangeSource {
  const { id, name, imageUrl, key, pageHosts = [] } = settings
  const base = new URL(settings.url.replace(/\/+$/, ''))
  const assets = new Set(settings.assets.map(normalizeAsset))
  const hosts = new Set([base.host, ...pageHosts])

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    body: string,
    signal: AbortSignal,
  ): Promise<unknown> {
    const target = new URL(`${base.href.replace(/\/$/, '')}${path}`)
    const timestamp = String(now())
    const signature = signMessage(key, { method, path: target.pathname, body, timestamp })
    try {
      const response = await fetch(target, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-exchange-timestamp': timestamp,
          'x-exchange-signature': signature,
        },
        // Only the configured host is asked.
        redirect: 'error',
        signal: createDeadline(signal, timeoutMs),
        ...(method === 'POST' && { body }),
      })
      const text = await readText(response)
      if (!response.ok) throw new ExchangeError(`${id} responded with status ${response.status}`)
      return JSON.parse(text)
    } catch (cause) {
      if (cause instanceof ExchangeError) throw cause
      throw new ExchangeError(`${id} did not answer: ${cause instanceof Error ? cause.message : cause}`)
    }
  }

  function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
    const result = schema.safeParse(value)
    if (!result.success) throw new ExchangeError(`${id} sent an answer that does not match the API`)
    return result.data
  }

  return {
    id,
    name,
    imageUrl,
    assets: settings.assets,
    hasAsset: (asset) => assets.has(normalizeAsset(asset)),
    async createPayment({ sessionId, asset, amount, recipient }, signal) {
      const body = JSON.stringify({ sessionId, asset, amount: String(amount), recipient })
      const { url } = parse(paymentSchema, await ask('POST', '/payments', body, signal))
      if (!isExchangeUrl(url) || !hosts.has(new URL(url).host))
        throw new ExchangeError(`${id} sent a page that is not on one of its hosts`)
      return { url: new URL(url).href }
    },
    async getStatus({ sessionId, asset }, signal) {
      const answer = parse(statusSchema, await ask('GET', `/payments/${sessionId}`, '', signal))
      return checkStatus(answer, asset, id)
    },
    isSigned: (message, at) => isSignedMessage(key, message, at),
  }
}

/**
 * Returns a status whose hash is one of the chain of the asset.
 *
 * @throws ExchangeError if the hash is none.
 */
export function checkStatus({ status, txHash }: ExchangeStatus, asset: string, id: string): ExchangeStatus {
  if (txHash !== undefined && !isTransactionId(asset, txHash))
    throw new ExchangeError(`${id} sent a hash that is none of a transaction on the chain of ${asset}`)
  return { status, ...(txHash !== undefined && { txHash }) }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new ExchangeError('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
