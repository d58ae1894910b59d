import type { CcipRequest, CcipResponse } from '@latchkit/blockchain-api/contract'
import * as z from 'zod/mini'
import { createTokenBuckets } from '../../../foundation/createTokenBuckets.js'
import { parseJson } from '../../../foundation/parseJson.js'
import { HttpError } from '../../../server/http/HttpError.js'
import type { Route, RouteRequest, RouteResponse } from '../../../server/http/Route.js'
import type { NameStore } from '../createNameStore.js'
import type { Hex } from '../parseSignedRequest.js'
import { createAnswer } from './createAnswer.js'

/** Options of the routes. */
export type CcipRouteOptions = {
  readonly zones: readonly string[]
  readonly store: Pick<NameStore, 'find'>
  /** Without one, there are no lookups. */
  readonly signingKey: string | undefined
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

/** Lookups of an IP address: a burst of 100, and then two per second. Their clients have no project. */
const clientRate = { burst: 100, perSecond: 2 }
/** A call of a resolver with its name: at most 255 bytes each, and the words around them. */
const maxDataLength = 4_096

const bodySchema: z.ZodMiniType<CcipRequest> = z.object({ sender: z.string(), data: z.string() })

/**
 * Creates the routes of CCIP-Read (ERC-3668), with which any resolver of ENS reads the names of this gateway.
 *
 * @see https://eips.ethereum.org/EIPS/eip-3668
 */
export function createCcipRoutes({ zones, store, signingKey, now }: CcipRouteOptions): readonly Route[] {
  const clients = createTokenBuckets(clientRate, now)

  function check({ address }: RouteRequest): Hex {
    if (zones.length === 0 || signingKey === undefined)
      throw new HttpError(
        404,
        'name',
        'ENS does not resolve names of this gateway: its operator can set NAME_SIGNING_KEY',
      )
    if (!address.isLocal && !clients.take(address.ip))
      throw new HttpError(429, 'rate_limited', 'Too many lookups from this address: wait a second')
    return `0x${signingKey.slice(2)}`
  }

  async function answer(key: Hex, { sender, data }: CcipRequest): Promise<RouteResponse> {
    const lookup = { sender: parseHex(sender, 'sender', 42), data: parseHex(data, 'data') }
    const body: CcipResponse = {
      data: await createAnswer(lookup, { zones, store, signingKey: key, now }),
    }
    return { headers: { 'cache-control': 'no-store' }, body }
  }

  return [
    {
      name: 'ccip',
      method: 'GET',
      pattern: /^\/v1\/ccip\/([^/]+\/[^/]+)\.json$/,
      handle(request) {
        const key = check(request)
        const [sender = '', data = ''] = request.id.split('/')
        return answer(key, { sender, data })
      },
    },
    {
      name: 'ccip',
      method: 'POST',
      pattern: /^\/v1\/ccip$/,
      maxBodyBytes: 16 * 1024,
      async handle(request) {
        const key = check(request)
        const result = bodySchema.safeParse(parseJson(await request.text()).value)
        if (result.success) return answer(key, result.data)
        throw new HttpError(400, '', 'The body must be { "sender": "0x…", "data": "0x…" }')
      },
    },
  ]
}

/** @param length Default: any, up to the maximum. */
function parseHex(text: string, field: string, length?: number): Hex {
  const isHex = /^0x([\da-f]{2})*$/i.test(text)
  if (isHex && (length === undefined ? text.length <= maxDataLength : text.length === length))
    return `0x${text.slice(2).toLowerCase()}`
  throw new HttpError(
    400,
    field,
    `"${field}" must be ${length === 42 ? 'an address' : 'hex'}, got ${JSON.stringify(text.slice(0, 64))}`,
  )
}
