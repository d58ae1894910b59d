import {
  nameLookupResponseSchema,
  nameNonceResponseSchema,
  nameSuggestionsResponseSchema,
  namesResponseSchema,
  nameZonesResponseSchema,
} from '@latchkit/blockchain-api/contract'
import type { Check } from './Check.js'
import { expectError, expectThat, fetchPath, parseResponse, post } from './requests.js'

/** The checks of registered names, which a server without zones passes too: it has status 404 for all of them. */
export const nameChecks: readonly Check[] = [
  {
    endpoint: 'registerName',
    name: 'refuses a body without a signature',
    async run({ url }) {
      const response = await post(url, '/v1/profile/account', { message: '{}' })
      await expectError(response, response.status === 404 ? 404 : 400)
    },
  },
  {
    endpoint: 'getNameNonce',
    name: 'gives another nonce each time',
    async run(target) {
      const response = await fetchPath(target, '/v1/profile/nonce')
      if (response.status === 404) return expectError(response, 404)
      const { nonce } = await parseResponse(response, nameNonceResponseSchema)
      const next = await parseResponse(await fetchPath(target, '/v1/profile/nonce'), nameNonceResponseSchema)
      expectThat(nonce !== next.nonce, 'a nonce is given twice')
    },
  },
  {
    endpoint: 'getName',
    name: 'refuses a name of a zone that it does not have',
    async run(target) {
      const response = await fetchPath(target, '/v1/profile/account/alice.no-such-zone.test')
      await expectError(response, response.status === 404 ? 404 : 400)
    },
  },
  {
    endpoint: 'getNamesOfAddress',
    name: 'returns the names of an address, each one with the same entry as its lookup',
    async run(target) {
      const response = await fetchPath(target, `/v1/profile/reverse/${target.address}`)
      if (response.status === 404) return expectError(response, 404)
      for (const { name } of await parseResponse(response, namesResponseSchema)) {
        const found = await fetchPath(target, `/v1/profile/account/${name}`)
        const item = await parseResponse(found, nameLookupResponseSchema)
        expectThat('name' in item && item.name === name, `${name} is not found`)
      }
    },
  },
  {
    endpoint: 'releaseName',
    name: 'refuses a body without a signature',
    async run({ url }) {
      const response = await post(url, '/v1/profile/account/alice.no-such-zone.test/release', {
        message: '{}',
      })
      await expectError(response, response.status === 404 ? 404 : 400)
    },
  },
  {
    endpoint: 'getNameSuggestions',
    name: 'suggests the requested name first, and each name once, in a zone of the server',
    async run(target) {
      const zonesResponse = await fetchPath(target, '/v1/profile/zones')
      if (zonesResponse.status === 404) return expectError(zonesResponse, 404)
      const { zones } = await parseResponse(zonesResponse, nameZonesResponseSchema)
      const response = await fetchPath(target, '/v1/profile/suggestions/conformance')
      const { suggestions } = await parseResponse(response, nameSuggestionsResponseSchema)
      const names = suggestions.map(({ name }) => name)
      expectThat(names[0] === `conformance.${zones[0]}`, 'the first suggestion is not the requested name')
      expectThat(new Set(names).size === names.length, 'a name is suggested twice')
      expectThat(
        suggestions.slice(1).every(({ registered }) => !registered),
        'a registered name is suggested',
      )
    },
  },
  {
    endpoint: 'lookUpNameByPost',
    name: 'refuses a lookup that is no call of a resolver',
    async run({ url }) {
      const sender = `0x${'1'.repeat(40)}`
      const response = await post(url, '/v1/ccip', { sender, data: '0x12345678' })
      await expectError(response, response.status === 404 ? 404 : 400)
    },
  },
]
