import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { account, projects, startBalanceGateway } from '../../data/accountData/balance.fixtures.js'
import { nativePool, startWithPools } from '../../data/accountData/pools.fixtures.js'
import { createContracts, createNames } from '../../data/identity/identity.fixtures.js'
import { checks } from './checks.js'
import { runConformance } from './runConformance.js'

const target = { projectId: 'p', chainId: 'eip155:1', address: account }

test('default: the gateway conforms', async () => {
  const { url, state } = await startWithPools([nativePool], { projects })
  state.contracts = { ...state.contracts, ...createContracts(createNames()) }
  const outcomes = await runConformance({ ...target, url })
  expect(outcomes.filter(({ fault }) => fault)).toEqual([])
  expect(outcomes).toHaveLength(checks.length)
})

test('param: endpoints limits the checks', async () => {
  const { url } = await startBalanceGateway({})
  const outcomes = await runConformance({ ...target, url }, ['getSupportedChains'])
  expect(outcomes.map(({ endpoint }) => endpoint)).toEqual(['getSupportedChains', 'getSupportedChains'])
})

test('error: a server that is not one of the data API passes no check', async () => {
  const server = createServer((_request, response) => response.end('{"balances":[{}],"data":[{}]}'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const outcomes = await runConformance({ ...target, url: `http://127.0.0.1:${port}` })
  expect(outcomes.filter(({ fault }) => !fault)).toEqual([])
})

test('error: a server that cannot be reached passes no check', async () => {
  const outcomes = await runConformance({ ...target, url: 'http://127.0.0.1:1' })
  expect(outcomes.filter(({ fault }) => !fault)).toEqual([])
})
