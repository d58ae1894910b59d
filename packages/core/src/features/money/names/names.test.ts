import { expect, onTestFinished, test } from 'vitest'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import type { NameRegistry, NameSuggestion, RegisteredName } from '../../../ports/NameRegistry.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { closeModal } from '../../shell/modal/closeModal.js'
import { goBack } from '../../shell/modal/goBack.js'
import { navigate } from '../../shell/modal/navigate.js'
import { openModal } from '../../shell/modal/openModal.js'
import { connect } from '../../wallet/connection/connect.js'
import { getNameSuggestions } from './getNameSuggestions.js'
import { getNamesOfAddress } from './getNamesOfAddress.js'
import { registerName } from './registerName.js'
import { toNameRegistrationModel } from './toNameRegistrationModel.js'
import { toRegisterNameModel } from './toRegisterNameModel.js'
import { updateName } from './updateName.js'

const name = 'alice.example.eth'
type Registered = Parameters<NameRegistry['register']>[0]

/** A connected kit, and a server with names. */
async function setUp() {
  const lookups: {
    readonly name: string
    readonly answer: (free: boolean) => void
    readonly signal: AbortSignal
  }[] = []
  const registrations: (Omit<Registered, 'signal'> & { readonly settle: (error?: Error) => void })[] = []
  const preparations: object[] = []
  const preparation: { failure?: LatchkitError } = {}
  const service: NameRegistry = {
    getZones: async () => ['example.eth'],
    getSuggestions: ({ name, signal }) =>
      new Promise((resolve) => {
        const toName = (label: string, isAvailable: boolean): NameSuggestion => ({
          name: `${label}.example.eth`,
          isAvailable,
        })
        const answer = (free: boolean) =>
          resolve([toName(name.toLowerCase(), free), toName(`${name}-pay`, true), toName(`${name}-x`, false)])
        lookups.push({ name, answer, signal })
      }),
    getName: async () => undefined,
    getNamesOfAddress: async ({ address }) => [{ name, addresses: { 60: address }, attributes: {} }],
    async prepareChange({ signal: _signal, ...parameters }) {
      preparations.push(parameters)
      if (preparation.failure) throw preparation.failure
      return { domain: {}, types: { RegisterName: [] }, primaryType: 'RegisterName', message: { nonce: 'n' } }
    },
    setAttributes: () => Promise.reject(new TypeError('not expected')),
    setAddress: () => Promise.reject(new TypeError('not expected')),
    release: () => Promise.reject(new TypeError('not expected')),
    register: ({ signal: _signal, ...rest }) =>
      new Promise<RegisteredName>((resolve, reject) => {
        const settle = (error?: Error) =>
          error ? reject(error) : resolve({ name, addresses: {}, attributes: {} })
        registrations.push({ ...rest, settle })
      }),
  }
  const dataApi = () => ({ ...fakeDataApi()(), loadNames: async () => service })
  const world = createTestKit({ dataApi })
  const { kit, adapters } = world
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  const wallet = adapters[0].wallet('io.fake')
  const model = () => toRegisterNameModel(kit.getState(), kit.config, kit)
  const registration = () => toNameRegistrationModel(kit.getState(), kit.config)
  const view = () => {
    const { modal } = kit.getState()
    return modal.status === 'open' ? modal.stack.at(-1)?.view : undefined
  }
  async function openForm() {
    void openModal(kit)
    await navigate(kit, { route: { view: 'register-account-name', namespace: 'eip155' } })
  }
  return {
    ...world,
    wallet,
    model,
    registration,
    view,
    openForm,
    lookups,
    registrations,
    preparations,
    preparation,
  }
}

const refusal = new LatchkitError({ code: 'service-response', shortMessage: 'x', details: 'HTTP 409: taken' })

test('default: a name is looked up, registered, and shown in the account', async () => {
  const { kit, clock, wallet, model, registration, view, openForm, lookups, registrations, preparations } =
    await setUp()
  await openForm()
  expect(model()).toMatchObject({ status: 'ready', check: 'empty', suggestions: [] })
  updateName(kit, { label: 'Alice' })
  await nextMacrotask()
  expect(model()).toMatchObject({ check: 'checking', zone: 'example.eth' })
  expect(lookups).toHaveLength(0)
  await clock.advance(500)
  await nextMacrotask()
  lookups[0]?.answer(true)
  await nextMacrotask()
  expect(model()).toMatchObject({
    check: 'available',
    name,
    suggestions: [{ name: 'Alice-pay.example.eth', label: 'Alice-pay' }],
  })
  const pending = registerName(kit, { name })
  await expect.poll(() => registrations).toHaveLength(1)
  expect(view()).toBe('register-account-name-success')
  expect(registration()).toEqual({ status: 'registering', name })
  const [sent] = registrations
  const address = wallet.accounts[0]
  const change = { type: 'register', name, attributes: {} }
  expect(preparations).toEqual([{ change, address, chainId: 'eip155:31337' }])
  expect(sent).toMatchObject({ coinType: 2_147_514_985, address, typedData: { message: { nonce: 'n' } } })
  sent?.settle()
  expect(await pending).toBe(name)
  expect(registration()).toMatchObject({ status: 'registered', name })
  expect(kit.getState().identity?.byAddress[wallet.accounts[0] ?? '']?.identity).toEqual({ name })
  expect(wallet.prompts).toBe(2)
})

test('behavior: only the last label is looked up, and an older answer never wins', async () => {
  const { kit, clock, model, lookups } = await setUp()
  updateName(kit, { label: 'alic' })
  await clock.advance(300)
  updateName(kit, { label: 'alice' })
  await clock.advance(500)
  await nextMacrotask()
  updateName(kit, { label: 'bobby' })
  await clock.advance(500)
  await nextMacrotask()
  expect(lookups.map(({ name }) => name)).toEqual(['alice', 'bobby'])
  expect(lookups[0]?.signal.aborted).toBe(true)
  lookups[0]?.answer(false)
  await nextMacrotask()
  expect(model()).toMatchObject({ check: 'checking' })
  lookups[1]?.answer(false)
  await nextMacrotask()
  expect(model()).toMatchObject({ check: 'taken', label: 'bobby' })
})

test('behavior: an invalid label is not looked up', async () => {
  const { kit, clock, model, lookups } = await setUp()
  for (const label of ['abc', 'a_bcd', 'xn--a']) {
    updateName(kit, { label })
    await clock.advance(1_000)
  }
  expect(lookups).toHaveLength(0)
  expect(model()).toMatchObject({ check: 'characters' })
})

test('error: a refusal leads back to the form, with the first reason', async () => {
  const { kit, model, view, openForm, registrations } = await setUp()
  await openForm()
  const pending = registerName(kit, { name })
  await expect.poll(() => registrations).toHaveLength(1)
  registrations[0]?.settle(refusal)
  await expect(pending).rejects.toMatchObject({
    shortMessage: `Error registering name ${name}`,
    reason: 'taken',
  })
  expect(view()).toBe('register-account-name')
  expect(model()).toMatchObject({ failure: { type: 'failed', name, reason: 'taken' } })
  updateName(kit, { label: 'bobby' })
  expect(model()).not.toHaveProperty('failure')
})

test('error: a server that gives no nonce leads back to the form, and the wallet is not asked', async () => {
  const { kit, wallet, model, view, openForm, preparation, registrations } = await setUp()
  await openForm()
  const prompts = wallet.prompts
  preparation.failure = new LatchkitError({
    code: 'service-response',
    shortMessage: 'x',
    details: 'HTTP 404: old',
  })
  await expect(registerName(kit, { name })).rejects.toMatchObject({
    shortMessage: `Error registering name ${name}`,
    reason: 'old',
  })
  expect(view()).toBe('register-account-name')
  expect(model()).toMatchObject({ failure: { type: 'failed', name, reason: 'old' } })
  expect(wallet.prompts).toBe(prompts)
  expect(registrations).toHaveLength(0)
})

test('behavior: a declined signature leads back to the form, and is no error', async () => {
  const { kit, wallet, model, view, openForm, registrations } = await setUp()
  await openForm()
  wallet.answers.set('sign', 'rejects')
  await expect(registerName(kit, { name })).rejects.toBeInstanceOf(UserRejectedError)
  expect(view()).toBe('register-account-name')
  expect(model()).toMatchObject({ failure: { type: 'declined' } })
  expect(registrations).toHaveLength(0)
})

test.each(['goBack', 'closeModal', 'signal'] as const)(
  'behavior: %s cancels a registration that is not signed, and a late signature is not sent',
  async (how) => {
    const { kit, clock, wallet, openForm, registrations } = await setUp()
    await openForm()
    wallet.answers.set('sign', 'hangs')
    const controller = new AbortController()
    const pending = registerName(kit, { name, signal: controller.signal })
    const rejected = expect(pending).rejects.toBeInstanceOf(AbortedError)
    await nextMacrotask()
    if (how === 'goBack') await goBack(kit)
    if (how === 'closeModal') await closeModal(kit)
    if (how === 'signal') controller.abort()
    await nextMacrotask()
    await clock.advance(100)
    await rejected
    wallet.approve()
    await nextMacrotask()
    expect(registrations).toHaveLength(0)
  },
)

test('error: a second registration while one is pending', async () => {
  const { kit, wallet, registrations } = await setUp()
  const first = registerName(kit, { name })
  await expect(registerName(kit, { name })).rejects.toMatchObject({ code: 'action-ignored' })
  await expect.poll(() => registrations).toHaveLength(1)
  registrations[0]?.settle()
  await first
  expect(wallet.prompts).toBe(2)
})

test.each(['abc.example.eth', 'alice', 'al_ice.example.eth'])('error: the name %s', async (invalid) => {
  const { kit } = await setUp()
  await expect(registerName(kit, { name: invalid })).rejects.toMatchObject({ code: 'invalid-parameter' })
})

test('default: actions that keep nothing', async () => {
  const { kit, wallet, lookups } = await setUp()
  await nextMacrotask()
  const state = kit.getState()
  expect(await getNamesOfAddress(kit)).toMatchObject([{ name, addresses: { 60: wallet.accounts[0] } }])
  const pending = getNameSuggestions(kit, { name: 'alice' })
  await nextMacrotask()
  lookups[0]?.answer(true)
  expect(await pending).toHaveLength(3)
  expect(kit.getState()).toBe(state)
})

test('behavior: the server has told that it has no names', async () => {
  const { kit, model } = await setUp()
  expect(model()).not.toEqual({ status: 'unavailable' })
  const names = { status: 'absent', code: 'unsupported' } as const
  const capabilities = { status: 'ready', at: 0, capabilities: { names } } as const
  const state = { ...kit.getState(), capabilities }
  expect(toRegisterNameModel(state, kit.config, kit)).toEqual({ status: 'unavailable' })
})

test('error: without names', async () => {
  const { kit } = createTestKit({ dataApi: fakeDataApi() })
  expect(() => updateName(kit)).toThrow(ConfigError)
  await expect(getNameSuggestions(kit, { name: 'alice' })).rejects.toBeInstanceOf(ConfigError)
  await expect(getNamesOfAddress(kit)).rejects.toBeInstanceOf(ConfigError)
  expect(toRegisterNameModel(kit.getState(), kit.config, kit)).toEqual({ status: 'unavailable' })
})

const unused = () => Promise.reject(new TypeError('not expected'))

test('error: without an account, an alert says so in debug mode', async () => {
  const { kit } = createTestKit({ debug: true, dataApi: () => ({ ...fakeDataApi()(), loadNames: unused }) })
  kit.mount()
  await expect(registerName(kit, { name })).rejects.toMatchObject({ code: 'not-connected' })
  expect(kit.getState().alerts.alert).toEqual({ code: 'AUTH_CONNECTOR_NOT_FOUND', variant: 'error' })
})
