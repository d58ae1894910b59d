import { nameLookupResponseSchema, namesResponseSchema } from '@latchkit/blockchain-api/contract'
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
]
