import { expect, onTestFinished, test } from 'vitest'
import { LatchkitError } from '../../../foundation/errors/base.js'
import type { TypedData } from '../../../ports/EvmMethods.js'
import type { NameChange, NameRegistry } from '../../../ports/NameRegistry.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { watchIdentity } from '../../assets/identity/watchIdentity.js'
import { connect } from '../../wallet/connection/connect.js'
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
  const server: { failure?: LatchkitError; preparationFailure?: LatchkitError } = {}
  const add =
    <T>(change: string, result: T) =>
    async ({ signal: _signal, ...signed }: Parameters<NameRegistry['release']>[0]): Promise<T> => {
      sent.push({ change, ...signed })
      if (server.failure) throw server.failure
      return result
    }
  const registry: Pick<NameRegistry, 'prepareChange' | 'setAttributes' | 'setAddress' | 'release'> = {
    async prepareChange({ signal: _signal, ...parameters }) {
      if (server.preparationFailure) throw server.preparationFailure
      return toTypedData(parameters)
    },
    setAttributes: add('attributes', { bio: 'hello' }),
    setAddress: add('address', { 60: bob }),
    release: add('release', undefined),
  }
  const api = fakeDataApi()
  // Only these methods are used.
  const dataApi = () => ({ ...api(), loadNames: async () => registry as unknown as NameRegistry })
  const world = createTestKit({ dataApi })
  const { kit, adapters } = world
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  const wallet = adapters[0].wallet('io.fake')
  const [address] = wallet.accounts
  const toSigned = (change: NameChange) => ({
    ...{ name: change.name, signature: expect.any(String), coinType: 2 ** 31 + 31_337, address },
    typedData: toTypedData({ change, address: address ?? '', chainId: 'eip155:31337' }),
  })
  return { ...world, api, wallet, address, sent, server, toSigned }
}

const toTypedData = (message: Omit<Parameters<NameRegistry['prepareChange']>[0], 'signal'>): TypedData => ({
  domain: { chainId: 31_337 },
  types: { Change: [] },
  primaryType: 'Change',
  message,
})

test('default: attributes', async () => {
  const { kit, sent, toSigned } = await setUp()
  const attributes = { bio: 'hello' }
  expect(await setNameAttributes(kit, { name, attributes })).toEqual(attributes)
  expect(sent).toEqual([{ change: 'attributes', ...toSigned({ type: 'setAttributes', name, attributes }) }])
})

test('default: the address on another chain, with its checksum', async () => {
  const { kit, sent, toSigned } = await setUp()
  await setNameAddress(kit, { name, chainId: 'eip155:10', address: `0x${bob.slice(2).toLowerCase()}` })
  const change = { type: 'setAddress', name, coinType: 2 ** 31 + 10, address: bob } as const
  expect(sent).toEqual([{ change: 'address', ...toSigned(change) }])
})

test('default: a released name is no longer the name of the account', async () => {
  const { kit, api, address, sent, toSigned } = await setUp()
  api.setIdentity({ address, identity: { name } })
  onTestFinished(watchIdentity(kit))
  const shown = () => kit.getState().identity?.byAddress[address]?.identity?.name
  await expect.poll(shown).toBe(name)
  await releaseName(kit, { name: 'other.example.eth' })
  expect(shown()).toBe(name)
  await releaseName(kit, { name })
  expect(shown()).toBeUndefined()
  expect(sent[1]).toEqual({ change: 'release', ...toSigned({ type: 'release', name }) })
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

test('error: the server gives no nonce, and the wallet is not asked', async () => {
  const { kit, server, wallet } = await setUp()
  const prompts = wallet.prompts
  server.preparationFailure = refusal
  await expect(releaseName(kit, { name })).rejects.toMatchObject({ code: 'name-change' })
  expect(wallet.prompts).toBe(prompts)
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
