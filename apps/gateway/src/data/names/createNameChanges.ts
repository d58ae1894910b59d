import type { NameAddresses, NameAttributes, NameItem } from '@latchkit/blockchain-api/contract'
import { HttpError } from '../../server/http/HttpError.js'
import type { RouteRequest } from '../../server/http/Route.js'
import { ethereumCoinType, toChainId } from './coinTypes.js'
import type { NameStore, StoredName } from './createNameStore.js'
import type { ReadSigned } from './createSignedRequests.js'
import { getRefusal, parseName } from './parseName.js'
import {
  addressSchema,
  attributesSchema,
  parseAddress,
  parseCoinType,
  registrationSchema,
  releaseSchema,
  type SignedRequest,
} from './parseSignedRequest.js'

/** Options of the changes. */
export type NameChangeOptions = {
  readonly zones: readonly string[]
  readonly reserved: readonly string[]
  /** CAIP-2 ids of the chains of the gateway. */
  readonly chainIds: readonly string[]
  readonly store: NameStore
  readonly readSigned: ReadSigned
}

/** The changes that users sign. Each one throws an `HttpError` that tells the user what to do. */
export type NameChanges = {
  readonly register: (request: RouteRequest) => Promise<NameItem>
  readonly setAttributes: (request: RouteRequest) => Promise<NameAttributes>
  readonly setAddress: (request: RouteRequest) => Promise<NameAddresses>
  readonly release: (request: RouteRequest) => Promise<NameItem>
}

/** Maximum number of names of an account. */
const maxOwned = 20

/** Creates the changes. */
export function createNameChanges(options: NameChangeOptions): NameChanges {
  const { zones, reserved, chainIds, store, readSigned } = options

  async function findOwned(name: string, address: string): Promise<StoredName> {
    const stored = await store.find(name)
    if (stored?.status === 'revoked')
      throw new HttpError(403, 'name', `The operator of this gateway has revoked ${name}`)
    if (!stored || stored.status === 'released')
      throw new HttpError(404, 'name', `"name" must be a registered name, got "${name}"`)
    if (stored.owner === address) return stored
    throw new HttpError(403, 'address', `"address" must be the owner of ${name}, got ${address}`)
  }

  /** The chain of the registration verifies changes: a contract can have another owner on another chain. */
  const checkOwner = (request: RouteRequest) => async (signed: SignedRequest) => {
    const { name } = await parseName(request.id, zones)
    const signedName = await parseName(signed.change.name, zones)
    if (signedName.name === name) return (await findOwned(name, signed.address)).ownerCoinType
    throw new HttpError(400, 'name', `"name" must be ${name}, as in the path, got "${signedName.name}"`)
  }

  return {
    async register(request) {
      const { change, address, coinType, signer } = await readSigned(request, {
        schema: registrationSchema,
        async check(signed) {
          const { label, name } = await parseName(signed.change.name, zones)
          const refusal = getRefusal(label, reserved)
          if (refusal !== undefined) throw new HttpError(400, 'name', refusal)
          if ((await store.findTaken([name])).size > 0) throw createTakenError(name)
          if ((await store.countOwned(signed.address)) < maxOwned) return undefined
          throw new HttpError(400, 'address', `"address" must own less than ${maxOwned} names`)
        },
      })
      const { name } = await parseName(change.name, zones)
      // Only a key controls its address on each chain. A contract may be absent from Ethereum, and payments be lost.
      const coinTypes = signer === 'key' ? [ethereumCoinType, coinType] : [coinType]
      const { attributes } = change
      const item = await store.register({
        name,
        owner: address,
        ownerCoinType: coinType,
        attributes,
        coinTypes,
      })
      if (!item) throw createTakenError(name)
      return item
    },
    async setAttributes(request) {
      const check = checkOwner(request)
      const { change } = await readSigned(request, { schema: attributesSchema, check })
      const { name } = await parseName(request.id, zones)
      await store.setAttributes(name, change.attributes)
      return change.attributes
    },
    async release(request) {
      await readSigned(request, { schema: releaseSchema, check: checkOwner(request) })
      const { name } = await parseName(request.id, zones)
      return store.release(name)
    },
    async setAddress(request) {
      const check = checkOwner(request)
      const { change } = await readSigned(request, {
        schema: addressSchema,
        async check(signed) {
          parseAddress(signed.change.address)
          const chainId = toChainId(parseCoinType(signed.change.coinType))
          if (chainIds.includes(chainId)) return check(signed)
          throw new HttpError(
            400,
            'coin_type',
            `"coin_type" must be one of a supported chain, got one of ${chainId}`,
          )
        },
      })
      const { name } = await parseName(request.id, zones)
      return store.setAddress(name, parseCoinType(change.coinType), parseAddress(change.address))
    },
  }
}

function createTakenError(name: string): HttpError {
  return new HttpError(
    409,
    'name',
    `"name" must be a free name, got "${name}", which is registered or looks like a registered name`,
  )
}
