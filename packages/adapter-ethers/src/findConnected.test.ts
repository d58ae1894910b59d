import { expect, it } from 'vitest'
import { createSessions } from './createSessions.js'
import { createFindConnected } from './findConnected.js'
import { account, checksummed, createScriptedProvider } from './provider.fixtures.js'

const connectorId = 'io.alpha'
const method = 'personal_sign'

async function connected() {
  const sessions = createSessions({ emit: () => {}, warn: () => {} })
  const provider = createScriptedProvider()
  const { signal } = new AbortController()
  const ask = async () => ({ accounts: [account], chainId: 1 })
  await sessions.restore({ connectorId, wallet: provider, signal, ask })
  return { find: createFindConnected(sessions), provider }
}

it.each([
  ['default: finds the provider of the connected account', checksummed],
  ['behavior: ignores the case of the address', account],
  ['behavior: finds the provider without an address', undefined],
])('%s', async (_, address) => {
  const { find, provider } = await connected()
  expect(await find({ connectorId, method, ...(address && { address }) })).toBe(provider)
})

it.each([
  ['error: rejects another account', { connectorId, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
  ['error: rejects another wallet', { connectorId: 'io.beta', address: checksummed }],
])('%s', async (_, whom) => {
  const { find } = await connected()
  await expect(find({ ...whom, method })).rejects.toMatchObject({ code: 'wallet-request', rpcCode: 4100 })
})
