import { expect, test } from 'vitest'
import { answerFromChains } from './answerFromChains.js'

const rpcUrl = 'https://playground.example/rpc/31337'
const fetchPage = answerFromChains(
  async (input) => new Response(`network: ${input instanceof Request ? input.url : input}`),
  [{ rpcUrl, answer: async (body) => ({ answerTo: body }) }],
)

test('behavior: a chain answers the requests to its URL', async () => {
  const response = await fetchPage(rpcUrl, { method: 'POST', body: '{"method":"eth_chainId"}' })
  expect(await response.json()).toEqual({ answerTo: { method: 'eth_chainId' } })
})

test.each(['https://playground.example/rpc/31338', 'https://other.example/rpc/31337'])(
  'behavior: a request to %s goes to the network',
  async (url) => {
    const response = await fetchPage(url, { method: 'POST', body: '{}' })
    expect(await response.text()).toBe(`network: ${url}`)
  },
)
