import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { createRequestServer } from '../foundation/createRequestServer.js'

/** A token of a chain. */
export type SourceAsset = { readonly chainId: string; readonly address: string }

/** A swap that the gateway asks a source for. Amounts are in base units. */
export type SourceRequest = {
  readonly from: SourceAsset
  readonly to: SourceAsset
  readonly amount: bigint
  readonly swapMode: 'exactIn' | 'exactOut'
}

/** A swap to build the transaction of. */
export type SourceBuild = SourceRequest & {
  readonly account: string
  readonly recipient: string
  readonly minToAmount: bigint
  readonly maxFromAmount: bigint
  readonly deadline: number
  readonly permit?: `0x${string}` | undefined
}

const asset: z.ZodMiniType<SourceAsset> = z.pipe(
  z.string(),
  z.transform((id) => {
    const [namespace = '', reference = '', address = ''] = id.split(':')
    return { chainId: `${namespace}:${reference}`, address }
  }),
)
const amount: z.ZodMiniType<bigint> = z.pipe(
  z.string().check(z.regex(/^\d{1,78}$/)),
  z.transform((text) => BigInt(text)),
)
const requestFields = { from: asset, to: asset, amount, swapMode: z.enum(['exactIn', 'exactOut']) }
const quoteSchema: z.ZodMiniType<SourceRequest> = z.object(requestFields)
const buildSchema: z.ZodMiniType<SourceBuild> = z.object({
  ...requestFields,
  account: z.string(),
  recipient: z.string(),
  minToAmount: amount,
  maxFromAmount: amount,
  deadline: z.int(),
  permit: z.optional(z.templateLiteral(['0x', z.string()])),
})

/** A source of swaps. Its answers are JSON; bigints are written as decimal text. */
export type SourceHandlers = {
  /** Resolves with `undefined` if it cannot swap. */
  readonly quote: (request: SourceRequest) => Promise<object | undefined>
  readonly build: (request: SourceBuild) => Promise<object | undefined>
  readonly getStatus?: ((query: URLSearchParams) => Promise<object>) | undefined
  /** Handles the body of `POST /behavior`, by which a test changes the server. */
  readonly setBehavior?: ((body: unknown) => void) | undefined
}

/** A running server. */
export type SourceServer = { readonly url: string; readonly stop: () => Promise<void> }

/** Starts a server with the protocol that the gateway has for servers of operators. */
export async function startSourceServer(handlers: SourceHandlers): Promise<SourceServer> {
  const server = createRequestServer(async (request, response, { pathname, searchParams }) => {
    const run = async (): Promise<object | undefined> => {
      if (pathname === '/status') return handlers.getStatus?.(searchParams)
      const body: unknown = JSON.parse(await text(request))
      if (pathname === '/quote') return handlers.quote(quoteSchema.parse(body))
      if (pathname === '/build') return handlers.build(buildSchema.parse(body))
      if (pathname !== '/behavior' || !handlers.setBehavior) return undefined
      handlers.setBehavior(body)
      return {}
    }
    const result = await run()
    response.writeHead(result ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(result ?? {}, toJson))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function toJson(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
