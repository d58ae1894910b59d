import type { NameChange } from '@latchkit/blockchain-api/contract'
import type { Logger } from 'pino'
import { hashTypedData } from 'viem/utils'
import type { RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import type { Database } from '../../database/Database.js'
import { createTokenBuckets } from '../../foundation/createTokenBuckets.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { RouteRequest } from '../../server/http/Route.js'
import { SourceError } from '../sources/BalanceSource.js'
import { toChainId } from './coinTypes.js'
import type { NameNonces } from './createNameNonces.js'
import type { NameStore } from './createNameStore.js'
import { type ChangeSchema, parseSignedRequest, type SignedRequest } from './parseSignedRequest.js'
import { type Signer, verifySignature } from './verifySignature.js'

/** Options of the reader of signed requests. */
export type SignedRequestOptions = {
  /** The signatures of contracts are verified by its nodes. */
  readonly rpcProxy: RpcProxy
  readonly store: Pick<NameStore, 'takeNonce'>
  readonly nonces: NameNonces
  /** Whether a URL is one of this gateway. */
  readonly isOwnUrl: (url: string) => boolean
  /** Public URL of the gateway, for error messages. */
  readonly getUrl: () => string
  readonly space: Database['space']
  readonly logger: Logger
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
  /** Time in which the nodes must answer. */
  readonly deadlineMs: number
}

/** A request whose signature is valid. */
export type VerifiedRequest<Change extends NameChange> = SignedRequest<Change> & { readonly signer: Signer }

/** Options of one request. */
export type ReadOptions<Change extends NameChange> = {
  readonly schema: ChangeSchema<Change>
  /**
   * Checks the change before the chain is asked and the nonce counts as used.
   *
   * @returns The coin type of the chain that verifies the signature; `undefined` for the one of the request.
   */
  readonly check: (signed: SignedRequest<Change>) => Promise<number | undefined>
}

/** Reads and verifies a signed request. */
export type ReadSigned = <Change extends NameChange>(
  request: RouteRequest,
  options: ReadOptions<Change>,
) => Promise<VerifiedRequest<Change>>

/** Requests of an IP address: a burst of 20, and then one per 30 seconds. */
const clientRate = { burst: 20, perSecond: 1 / 30 }
/** Changes of an account: a burst of 10, and then one per minute. */
const accountRate = { burst: 10, perSecond: 1 / 60 }
/** Bytes that a change stores at most, with its nonce. */
const maxStoredBytes = 4_096

/** Creates the reader, with limits per IP address and per account. */
export function createSignedRequests(options: SignedRequestOptions): ReadSigned {
  const { rpcProxy, store, nonces, isOwnUrl, getUrl, space, logger, now, deadlineMs } = options
  const clients = createTokenBuckets(clientRate, now)
  const accounts = createTokenBuckets(accountRate, now)

  function getPool(coinType: number) {
    const id = toChainId(coinType)
    const chain = rpcProxy.chains.find((one) => one.id === id)
    if (!chain)
      throw new HttpError(400, 'coin_type', `"coin_type" must be one of a supported chain, got one of ${id}`)
    return chain.pool
  }

  async function verify(signed: SignedRequest, coinType: number): Promise<Signer> {
    try {
      const { signature, address, typedData } = signed
      const hash = hashTypedData(typedData)
      const signer = await verifySignature(
        { hash, signature, address },
        { pool: getPool(coinType), deadlineMs },
      )
      if (signer) return signer
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      const chain = toChainId(coinType)
      logger.warn({ chain, reason: error.message }, 'the signature of a name cannot be verified')
      throw new HttpError(503, 'signature', `${chain} cannot verify the signature: try again later`)
    }
    throw new HttpError(
      401,
      'signature',
      `"signature" must be one of the typed data of "message" by ${signed.address} on ${toChainId(coinType)}`,
    )
  }

  /** Returns when the nonce expires. Another server can show users a nonce of this gateway, but they sign the URL of that server. */
  function checkRecipient({ gateway, nonce }: SignedRequest): number {
    if (!isOwnUrl(gateway))
      throw new HttpError(
        400,
        'gateway',
        `"gateway" must be ${getUrl()}, the public URL of this gateway, got ${JSON.stringify(gateway.slice(0, 64))}: set it as the URL of the app's data API`,
      )
    const expiresAt = nonces.getExpiry(nonce)
    if (expiresAt !== undefined) return expiresAt
    throw new HttpError(
      400,
      'nonce',
      '"nonce" must be one of this gateway, and at most 5 minutes old: try again',
    )
  }

  return async (request, { schema, check }) => {
    if (!request.address.isLocal && !clients.take(request.address.ip))
      throw new HttpError(429, 'rate_limited', 'Too many signed requests from this address: wait a minute')
    const signed = parseSignedRequest(await request.text(), schema)
    const expiresAt = checkRecipient(signed)
    // The chain of the request is checked too: clients learn of a missing chain before they sign as a contract.
    getPool(signed.coinType)
    const signer = await verify(signed, (await check(signed)) ?? signed.coinType)
    if (!accounts.take(signed.address))
      throw new HttpError(429, 'rate_limited', 'Too many changes of this account: wait a minute')
    if ((await space.getLevel(maxStoredBytes)) !== 'free')
      throw new HttpError(503, '', 'The disk of the gateway is full: try again later')
    if (!(await store.takeNonce(signed.nonce, expiresAt)))
      throw new HttpError(400, 'nonce', '"nonce" must be a new nonce: this one was used before')
    return { ...signed, signer }
  }
}
