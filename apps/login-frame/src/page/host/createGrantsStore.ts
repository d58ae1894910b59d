import type { CaipNetworkId } from '@latchkit/core/schema'
import type { PlainData } from '@latchkit/frame-client'
import * as z from 'zod/mini'
import type { PageStorage } from '../storage/createPageStorage.js'
import { toCaipChainId } from './toCaipChainId.js'

/** A permission that the user has given to an app on this device. */
export type Grant = {
  readonly chainId: CaipNetworkId
  readonly address: string
  /** In seconds since 1970. */
  readonly expiry: number
  readonly context: string
  /** The answer of `wallet_requestExecutionPermissions`. */
  readonly response: PlainData
}

/** The permissions of apps on this device. An app does not learn about the permissions of others. */
export type GrantsStore = {
  list(origin: string): readonly Grant[]
  add(origin: string, grant: Grant): void
  remove(origin: string, context: string): void
}

/** The most permissions that are kept; the oldest ones are forgotten. */
const grantsMax = 100

const key = 'permissions'
const grant = {
  ...{ origin: z.string(), chainId: z.string(), address: z.string(), expiry: z.number() },
  ...{ context: z.string(), response: z.unknown() as z.ZodMiniType<PlainData> },
}
const schema = z.array(z.object(grant))

/** Creates the store over the storage of the page. */
export function createGrantsStore(storage: PageStorage): GrantsStore {
  const readAll = () => storage.read(key, schema) ?? []
  return {
    list: (origin) =>
      readAll().flatMap(({ origin: own, ...rest }) => {
        const chainId = toCaipChainId(rest.chainId)
        return own === origin && chainId ? [{ ...rest, chainId }] : []
      }),
    add: (origin, given) => storage.write(key, [...readAll(), { origin, ...given }].slice(-grantsMax)),
    remove: (origin, context) =>
      storage.write(
        key,
        readAll().filter((each) => each.origin !== origin || each.context !== context),
      ),
  }
}
