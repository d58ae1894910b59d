import { expect, test } from 'vitest'
import type { UniversalProvider } from '../protocol/UniversalProvider.js'
import { patchProposal } from './patchProposal.js'

const eip155 = {
  chains: ['eip155:1'],
  methods: ['personal_sign', 'eth_sendTransaction'],
  events: [],
  rpcMap: {},
}

test('default: every proposal is that of the kit; other requests are sent unchanged', () => {
  const sent: unknown[] = []
  const engine = { sendRequest: (request: unknown) => sent.push(request) }
  // The patch uses no other member.
  const client = { engine } as unknown as UniversalProvider['client']
  patchProposal({ client }, { getProposal: () => ({ eip155 }) })
  const params = { requiredNamespaces: {}, optionalNamespaces: { eip155: { methods: ['personal_sign'] } } }
  const other = { topic: 'a', method: 'wc_sessionAuthenticate', params }
  engine.sendRequest({ topic: 'a', method: 'wc_sessionPropose', params })
  engine.sendRequest(other)
  expect(sent).toEqual([
    {
      topic: 'a',
      method: 'wc_sessionPropose',
      params: { requiredNamespaces: {}, optionalNamespaces: { eip155 } },
    },
    other,
  ])
})
