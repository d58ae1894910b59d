import type { NameRegistry, RegisteredName, SignedNameChange } from '@latchkit/core/ports'
import type { Backend } from '../Backend.js'
import { request } from '../request.js'
import {
  type NameAddresses,
  type NameItem,
  nameAddressesSchema,
  nameAttributesSchema,
  nameItemSchema,
  nameLookupResponseSchema,
  nameNonceResponseSchema,
  nameSuggestionsResponseSchema,
  namesResponseSchema,
  nameZonesResponseSchema,
} from './nameSchema.js'
import { toNameTypedData } from './toNameTypedData.js'

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
    async prepareChange({ change, address: owner, chainId, signal }) {
      const nonce = await request(backend, {
        path: '/v1/profile/nonce',
        query: {},
        signal,
        parse: (body) => nameNonceResponseSchema.parse(body).nonce,
      })
      // The URL that the app has set, and not one of the response: another server could pass on a nonce of this one.
      return toNameTypedData({ change, gateway: backend.url, owner, chainId, nonce })
    },
    register: (signed) => send('', signed, (body) => toName(nameItemSchema.parse(body))),
    setAttributes: ({ name, ...signed }) =>
      send(toPath(name, 'attributes'), signed, (body) => nameAttributesSchema.parse(body)),
    setAddress: ({ name, ...signed }) =>
      send(toPath(name, 'address'), signed, (body) => toAddresses(nameAddressesSchema.parse(body))),
    release: ({ name, ...signed }) =>
      send(toPath(name, 'release'), signed, (body) => void nameItemSchema.parse(body)),
  }

  /** Sends a change once: the server accepts each nonce once. */
  function send<T>(path: string, signed: SignedNameChange, parse: (body: unknown) => T): Promise<T> {
    const { typedData, signature, coinType, address, signal } = signed
    const message = JSON.stringify(typedData.message)
    return request(
      { ...backend, retries: 0 },
      {
        path: `/v1/profile/account${path}`,
        query: {},
        signal,
        body: { message, signature, coin_type: coinType, address },
        parse,
      },
    )
  }
}

const toPath = (name: string, change: string): string => `/${encodeURIComponent(name)}/${change}`

function toName({ name, addresses, attributes }: NameItem): RegisteredName {
  return { name, addresses: toAddresses(addresses), attributes: attributes ?? {} }
}

const toAddresses = (addresses: NameAddresses): RegisteredName['addresses'] =>
  Object.fromEntries(Object.entries(addresses).map(([coinType, { address }]) => [coinType, address]))
