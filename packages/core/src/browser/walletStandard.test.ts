import { expect, onTestFinished, test } from 'vitest'
import { watchRegisteredWallets } from './walletStandard.js'

function setUp() {
  const scope = new EventTarget()
  const received: (readonly object[])[] = []
  const warnings: string[] = []
  const start = () =>
    watchRegisteredWallets({
      listener: (wallets) => received.push(wallets),
      warn: (message) => warnings.push(message),
      scope,
    })
  const announce = (detail: unknown) =>
    scope.dispatchEvent(Object.assign(new Event('wallet-standard:register-wallet'), { detail }))
  return { scope, received, warnings, start, announce }
}

type Api = { readonly register: (...wallets: readonly unknown[]) => () => void }

test('default: reports present and later wallets', () => {
  const { scope, received, start, announce } = setUp()
  const [one, two] = [{ name: 'one' }, { name: 'two' }]
  scope.addEventListener('wallet-standard:app-ready', (event) =>
    (event as Event & { detail: Api }).detail.register(one),
  )
  onTestFinished(start())
  expect(received).toEqual([[one]])
  announce((api: Api) => api.register(two))
  expect(received).toEqual([[one], [one, two]])
})

test('behavior: reports each wallet once, and ignores malformed ones', () => {
  const { received, start, announce } = setUp()
  const wallet = {}
  onTestFinished(start())
  announce((api: Api) => api.register(wallet, wallet, null, 'wallet'))
  announce((api: Api) => api.register(wallet))
  expect(received).toHaveLength(1)
  expect(received[0]?.[0]).toBe(wallet)
})

test('behavior: reports a wallet that unregisters', () => {
  const { received, start, announce } = setUp()
  const [one, two] = [{ name: 'one' }, { name: 'two' }]
  onTestFinished(start())
  let leave = () => {}
  announce((api: Api) => (leave = api.register(one, two)))
  announce((api: Api) => api.register({ name: 'three' }))
  leave()
  leave()
  expect(received.slice(2)).toEqual([[{ name: 'three' }]])
})

test('error: a wallet that throws does not hide the others', () => {
  const { received, warnings, start, announce } = setUp()
  onTestFinished(start())
  announce(() => {
    throw new Error('broken')
  })
  announce('nonsense')
  announce((api: Api) => api.register({}))
  expect(warnings).toEqual(['A wallet failed while it registered itself.'])
  expect(received).toHaveLength(1)
})

test('behavior: reports nothing after it is stopped', () => {
  const { received, start, announce } = setUp()
  let api: Api | undefined
  const stop = start()
  announce((given: Api) => (api = given))
  stop()
  api?.register({})
  announce((given: Api) => given.register({}))
  expect(received).toEqual([])
})
