import { expect, onTestFinished, test } from 'vitest'
import { LatchkitError } from '../../foundation/errors/base.js'
import type { NameRegistry } from '../../ports/NameRegistry.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { fakeDataApi } from '../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../testing/nextMacrotask.js'
import { connect } from '../connection/connect.js'
import { watchIdentity } from '../identity/watchIdentity.js'
import { releaseName } from './releaseName.js'
import { setNameAddress } from './setNameAddress.js'
import { setNameAttributes } from './setNameAttributes.js'

const name = 'alice.example.eth'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const refusal = new LatchkitError({
  code: 'service-refused',
  shortMessage: 'The server refuses the request.',
  details: 'HTTP 403: "address" must be the owner',
})

/** A connected kit, and a server that keeps what it gets. */
async function setUp() {
  const sent: { readonly change: string; readonly [field: string]: unknown }[] = []
  const server: { failure: LatchkitError | undefined } = { failure: undefined }
  const add =
    <T>(change: string, result: T) =>
    async ({ signal: _signal, ...signed }: Parameters<NameRegistry['release']>[0]): Promise<T> => {
      sent.push({ change, ...signed })
      if (server.failure) throw server.failure
      return result
    }
  const registry: Pick<NameRegistry, 'setAttributes' | 'setAddress' | 'release'> = {
    setAttributes: add('attributes', { bio: 'hello' }),
    setAddress: add('address', { 60: bob }),
    release: add('release', undefined),
  }
  const api = fakeDataApi()
  // Only these methods are used.
  const dataApi = () => ({ ...api(), loadNames: async () => registry as unknown as NameRegistry })
  const world = createTestKit({ dataApi })
  const { kit, adapters, clock } = world
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  const wallet = adapters[0].wallet('io.fake')
  const [address] = wallet.accounts
  const signed = { name, signature: expect.any(String), coinType: 2 ** 31 + 31_337, address }
  const toMessage = (change: object) =>
    JSON.stringify({ ...change, timestamp: Math.floor(clock.now() / 1_000) })
  return { ...world, api, wallet, address, sent, server, signed, toMessage }
}

test('default: attributes', async () => {
  const { kit, sent, signed, toMessage } = await setUp()
  const attributes = { bio: 'hello' }
  expect(await setNameAttributes(kit, { name, attributes })).toEqual(attributes)
  expect(sent).toEqual([{ change: 'attributes', ...signed, message: toMessage({ attributes }) }])
})

test('default: the address on another chain, with its checksum', async () => {
  const { kit, sent, signed, toMessage } = await setUp()
  await setNameAddress(kit, { name, chainId: 'eip155:10', address: `0x${bob.slice(2).toLowerCase()}` })
  const message = toMessage({ coin_type: 2 ** 31 + 10, address: bob })
  expect(sent).toEqual([{ change: 'address', ...signed, message }])
})

test('default: a released name is no longer the name of the account', async () => {
  const { kit, api, address, sent, signed, toMessage } = await setUp()
  api.setIdentity({ address, identity: { name } })
  onTestFinished(watchIdentity(kit))
  const shown = () => kit.getState().identity?.byAddress[address]?.identity?.name
  await expect.poll(shown).toBe(name)
  await releaseName(kit, { name: 'other.example.eth' })
  expect(shown()).toBe(name)
  await releaseName(kit, { name })
  expect(shown()).toBeUndefined()
  expect(sent[1]).toEqual({ change: 'release', ...signed, message: toMessage({ release: name }) })
})

test('error: the server refuses', async () => {
  const { kit, server } = await setUp()
  server.failure = refusal
  await expect(releaseName(kit, { name })).rejects.toMatchObject({
    code: 'name-change',
    shortMessage: `Error changing name ${name}`,
    reason: '"address" must be the owner',
  })
})

test('behavior: a declined signature is not sent', async () => {
  const { kit, wallet, sent } = await setUp()
  wallet.answers.set('sign', 'rejects')
  await expect(releaseName(kit, { name })).rejects.toMatchObject({ code: 'user-rejected' })
  expect(sent).toEqual([])
})

test('param: signal: a late signature is not sent', async () => {
  const { kit, wallet, sent } = await setUp()
  wallet.answers.set('sign', 'hangs')
  const controller = new AbortController()
  const releasing = releaseName(kit, { name, signal: controller.signal })
  const rejected = expect(releasing).rejects.toMatchObject({ code: 'aborted' })
  await nextMacrotask()
  controller.abort()
  await rejected
  wallet.approve()
  await nextMacrotask()
  expect(sent).toEqual([])
})

test('behavior: a change that the server has is not cancelled', async () => {
  const { kit, sent } = await setUp()
  const controller = new AbortController()
  const releasing = releaseName(kit, { name, signal: controller.signal })
  await expect.poll(() => sent).toHaveLength(1)
  controller.abort()
  await expect(releasing).resolves.toBeUndefined()
})

test.each([
  ['eip155:10', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'invalid-parameter'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', bob, 'invalid-parameter'],
  ['eip155:4294967296', bob, 'invalid-chain-id'],
] as const)('error: on %s the address %s', async (chainId, address, code) => {
  const { kit, wallet } = await setUp()
  const prompts = wallet.prompts
  await expect(setNameAddress(kit, { name, chainId, address })).rejects.toMatchObject({ code })
  expect(wallet.prompts).toBe(prompts)
})

test('error: without names', async () => {
  const { kit } = createTestKit({ dataApi: fakeDataApi() })
  await expect(releaseName(kit, { name })).rejects.toMatchObject({ code: 'config' })
})
