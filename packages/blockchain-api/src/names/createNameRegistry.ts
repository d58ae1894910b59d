import type { NameRegistry, RegisteredName } from '@latchkit/core/ports'
import type { Backend } from '../Backend.js'
import { request } from '../request.js'
import {
  type NameItem,
  nameItemSchema,
  nameLookupResponseSchema,
  nameSuggestionsResponseSchema,
  namesResponseSchema,
  nameZonesResponseSchema,
} from './nameSchema.js'

/** Creates the names of a server. Its responses are untrusted input. */
export function createNameRegistry(backend: Backend): NameRegistry {
  // Without it, a name that is missing has the same status as a server that has no names.
  const version = { apiVersion: '2' }
  return {
    getZones: ({ signal }) =>
      request(backend, {
        path: '/v1/profile/zones',
        query: {},
        signal,
        parse: (body) => nameZonesResponseSchema.parse(body).zones,
      }),
    getSuggestions: ({ name, signal }) =>
      request(backend, {
        path: `/v1/profile/suggestions/${encodeURIComponent(name)}`,
        query: {},
        signal,
        parse: (body) =>
          nameSuggestionsResponseSchema
            .parse(body)
            .suggestions.map(({ name, registered }) => ({ name, isAvailable: !registered })),
      }),
    getName: ({ name, signal }) =>
      request(backend, {
        path: `/v1/profile/account/${encodeURIComponent(name)}`,
        query: version,
        signal,
        parse(body) {
          const found = nameLookupResponseSchema.parse(body)
          return 'name' in found ? toName(found) : undefined
        },
      }),
    getNamesOfAddress: ({ address, signal }) =>
      request(backend, {
        path: `/v1/profile/reverse/${encodeURIComponent(address)}`,
        query: version,
        signal,
        parse: (body) => namesResponseSchema.parse(body).map(toName),
      }),
    register: ({ message, signature, coinType, address, signal }) =>
      // Sent once: the server accepts each message once.
      request(
        { ...backend, retries: 0 },
        {
          path: '/v1/profile/account',
          query: {},
          signal,
          body: { message, signature, coin_type: coinType, address },
          parse: (body) => toName(nameItemSchema.parse(body)),
        },
      ),
  }
}

function toName({ name, addresses, attributes }: NameItem): RegisteredName {
  return {
    name,
    addresses: Object.fromEntries(
      Object.entries(addresses).map(([coinType, { address }]) => [coinType, address]),
    ),
    attributes: attributes ?? {},
  }
}
