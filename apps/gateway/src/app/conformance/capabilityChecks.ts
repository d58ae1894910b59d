import {
  balanceResponseSchema,
  capabilitiesResponseSchema,
  historyResponseSchema,
} from '@latchkit/blockchain-api/contract'
import type { Check, Target } from './Check.js'
import { expectError, expectThat, fetchPath, parseResponse } from './requests.js'

const path = '/v1/capabilities'

const readChain = async (target: Target) => {
  const { chains } = await parseResponse(await fetchPath(target, path), capabilitiesResponseSchema)
  return chains[target.chainId]
}

/** The checks of the capabilities. */
export const capabilityChecks: readonly Check[] = [
  {
    endpoint: 'getCapabilities',
    name: 'tells what it can do on the chain, and lists agree with it',
    async run(target) {
      const chain = await readChain(target)
      if (!chain) throw new Error(`${target.chainId} is not in the document`)
      const query = { chainId: target.chainId }
      const account = `/v1/account/${target.address}`
      if (chain.history.status === 'absent') {
        const { data, unavailable = [] } = await parseResponse(
          await fetchPath(target, `${account}/history`, query),
          historyResponseSchema,
        )
        expectThat(data.length === 0, 'the history is absent, and has transactions')
        expectThat(unavailable.length > 0, 'the empty history does not tell that it is missing')
      }
      if (chain.balances.status === 'available')
        await parseResponse(await fetchPath(target, `${account}/balance`, query), balanceResponseSchema)
    },
  },
  {
    endpoint: 'getCapabilities',
    name: 'answers 304 to a client that has the document',
    async run(target) {
      const etag = (await fetchPath(target, path)).headers.get('etag')
      if (etag === null) throw new Error('the document has no ETag')
      const response = await fetchPath(target, path, {}, { headers: { 'if-none-match': etag } })
      // A source may have failed, or answered again, meanwhile.
      const isUnchanged = response.status === 304 || response.headers.get('etag') !== etag
      expectThat(isUnchanged, `status ${response.status} instead of 304`)
    },
  },
  {
    endpoint: 'getCapabilities',
    name: 'refuses a request without a project',
    run: async (target) => expectError(await fetchPath(target, path, { projectId: undefined }), 401),
  },
]
