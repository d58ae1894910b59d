import { neverAborted } from '@latchkit/adapter-tests/promises'
import { WalletNotFoundError } from '@latchkit/core'
import { bitcoinAccounts } from '@latchkit/devnet'
import { ingot, minnow, orchard, saddle, satchel } from '@latchkit/devnet/page-bitcoin'
import { expect, onTestFinished, test } from 'vitest'
import { startBitcoinAdapter } from './adapter.fixtures.js'
import { createNetwork } from './chain.fixtures.js'
import { openPage, type TestPage } from './page.fixtures.js'

const home = createNetwork('regtest')

/** Opens a page with wallets until the test ends. */
function page(...wallets: Parameters<typeof openPage>[0]): TestPage {
  const opened = openPage(wallets)
  onTestFinished(opened.close)
  return opened
}

/** Defines members on the page, as a wallet's script does. */
function defineMembers(onto: TestPage, members: object): void {
  Object.assign(onto, members)
}

test('default: lists every style with a name, an icon if it has one, and a stable id', () => {
  page(ingot, satchel, minnow, orchard, saddle)
  const { connectors, warnings } = startBitcoinAdapter([home])
  const bitcoin = { namespace: 'bip122' }
  expect(connectors()).toEqual([
    { ...bitcoin, id: 'ingot', name: 'Ingot', type: 'announced', icon: ingot.icon },
    { ...bitcoin, id: 'leather', name: 'Leather', type: 'injected' },
    { ...bitcoin, id: 'unisat', name: 'UniSat', type: 'injected' },
    { ...bitcoin, id: 'okx', name: 'OKX Wallet', type: 'injected' },
    { ...bitcoin, id: 'satchel', name: 'Satchel', type: 'injected', icon: satchel.icon },
  ])
  expect(warnings).toEqual([])
})

test('behavior: lists a wallet with two styles once, in the Wallet Standard’s', async () => {
  const opened = page({ ...ingot, name: 'Satchel' }, { ...satchel, name: 'Satchel Wallet' })
  const { connectors, adapter } = startBitcoinAdapter([home])
  expect(connectors()).toMatchObject([{ id: 'satchel', type: 'announced' }])
  await adapter.connect({ connectorId: 'satchel', signal: neverAborted })
  expect(opened.control('ingot').prompts).toHaveLength(1)
  expect(opened.control('satchel').prompts).toHaveLength(0)
})

test('behavior: lists a provider at two locations once, in the style of its own location', () => {
  const opened = page(saddle, minnow)
  const btc_providers = [
    { id: 'LeatherProvider', name: 'Leather Bitcoin' },
    { id: 'unisat', name: 'Another wallet' },
  ]
  defineMembers(opened, { btc_providers })
  const { connectors } = startBitcoinAdapter([home])
  expect(connectors().map(({ id }) => id)).toEqual(['leather', 'unisat'])
})

test('behavior: a style that appears later does not replace the connected one', async () => {
  const opened = page({ ...ingot, name: 'Satchel', state: { announces: 'never' } }, satchel)
  const { connectors, adapter, emitted } = startBitcoinAdapter([home])
  const session = await adapter.connect({ connectorId: 'satchel', signal: neverAborted })
  opened.control('ingot').announce()
  expect(connectors()).toHaveLength(1)
  expect(await adapter.reconnect({ connectorId: 'satchel', signal: neverAborted })).toEqual(session)
  opened.control('satchel').switchAccount(1)
  await expect.poll(emitted).toMatchObject([{ type: 'session' }])
})

test.each(['DOMContentLoaded', 'load'])(
  'behavior: finds a provider that is injected late at %s',
  (occasion) => {
    const opened = page({ ...minnow, state: { announces: 'never' } })
    const { connectors } = startBitcoinAdapter([home])
    opened.control('minnow').announce()
    expect(connectors()).toEqual([])
    opened.dispatchEvent(new Event(occasion))
    expect(connectors()).toMatchObject([{ id: 'unisat' }])
  },
)

test('behavior: finds a provider that is injected even later on request', async () => {
  const opened = page({ ...minnow, state: { announces: 'never' } })
  const { adapter, connectors } = startBitcoinAdapter([home])
  const connect = () => adapter.connect({ connectorId: 'unisat', signal: neverAborted })
  await expect(connect()).rejects.toThrow(WalletNotFoundError)
  opened.control('minnow').announce()
  expect((await connect()).connectorId).toBe('unisat')
  expect(connectors()).toHaveLength(1)
})

test('behavior: lists OKX’s testnet provider when the app has testnet', () => {
  const opened = page()
  defineMembers(opened, { okxwallet: { bitcoin: {}, bitcoinTestnet: {} } })
  expect(
    startBitcoinAdapter([home])
      .connectors()
      .map(({ id }) => id),
  ).toEqual(['okx'])
  expect(
    startBitcoinAdapter([createNetwork('testnet')])
      .connectors()
      .map(({ id }) => id),
  ).toEqual(['okx', 'okx-testnet'])
})

test('param: enableInjected', () => {
  page(ingot, satchel, minnow, orchard, saddle)
  const { connectors } = startBitcoinAdapter([home], {}, { enableInjected: false })
  expect(connectors()).toMatchObject([{ id: 'ingot' }])
})

test('param: wallets', async () => {
  const opened = page(satchel)
  const { provider } = opened.control('satchel')
  defineMembers(opened, { btc_providers: [] })
  const wallets = [{ id: 'mine', name: 'My Wallet', style: 'sats-connect', provider } as const]
  const { connectors, adapter } = startBitcoinAdapter([home], { wallets })
  expect(connectors()).toEqual([{ id: 'mine', name: 'My Wallet', namespace: 'bip122', type: 'external' }])
  const { accounts } = await adapter.connect({ connectorId: 'mine', signal: neverAborted })
  expect(accounts[0].address).toBe(bitcoinAccounts[0]?.payment.address)
  expect(await adapter.getProvider({ connectorId: 'mine' })).toBe(provider)
})

test('behavior: matches names without regard to case', () => {
  const opened = page()
  defineMembers(opened, { btc_providers: [{ id: 'mine', name: '比特 钱包' }], mine: {} })
  expect(startBitcoinAdapter([home]).connectors()).toMatchObject([{ id: '比特-钱包', name: '比特 钱包' }])
})

test.each([
  ['without a name', {}],
  ['with an empty name', { name: '' }],
  ['with a name of 10 kB', { name: 'x'.repeat(10_000) }],
  ['with a name that is not a string', { name: ['x'] }],
  ['with a name without letters or digits', { name: ' Wallet ' }],
])('error: leaves out a wallet %s and warns', (_, words) => {
  const opened = page(minnow)
  defineMembers(opened, { btc_providers: [{ id: 'mine', ...words }], mine: {} })
  const { connectors, warnings } = startBitcoinAdapter([home])
  expect(connectors().map(({ id }) => id)).toEqual(['unisat'])
  expect(warnings).toEqual(['Ignored a Bitcoin wallet.'])
})

test('error: malformed entries and registrations hide no other wallet', () => {
  const opened = page(minnow, ingot)
  const btc_providers = [7, null, {}, { id: 'nowhere', name: 'Nowhere' }, { id: 'a.b.c', name: 'Deep' }]
  defineMembers(opened, { btc_providers })
  const { connectors } = startBitcoinAdapter([home])
  const register = (detail: unknown) =>
    opened.dispatchEvent(Object.assign(new Event('wallet-standard:register-wallet'), { detail }))
  for (const wallet of [7, {}, { name: 'Other chain', features: { 'solana:signMessage': {} } }])
    register((api: { readonly register: (wallet: unknown) => void }) => api.register(wallet))
  expect(connectors().map(({ id }) => id)).toEqual(['ingot', 'unisat'])
})

test.each([
  ['a member', () => new Proxy({}, { get: throwError })],
  [
    'its name',
    () => ({
      features: connectable,
      get name() {
        return throwError()
      },
    }),
  ],
  [
    'its icon',
    () => ({
      features: connectable,
      name: 'Own',
      get icon() {
        return throwError()
      },
    }),
  ],
])('error: a wallet that throws at %s hides no other wallet and causes a warning', (_, make) => {
  const opened = page(ingot, minnow)
  const { connectors, warnings } = startBitcoinAdapter([home])
  const detail = (api: { readonly register: (wallet: object) => void }) => api.register(make())
  opened.dispatchEvent(Object.assign(new Event('wallet-standard:register-wallet'), { detail }))
  opened.dispatchEvent(new Event('load'))
  expect(connectors().map(({ id }) => id)).toEqual(['ingot', 'unisat'])
  expect(warnings).toContain('Ignored a Bitcoin wallet.')
})

test.each([
  ['a list that throws', new Proxy([], { get: throwError })],
  ['an entry that throws', [new Proxy({}, { get: throwError })]],
  ['an id that cannot be converted to a string', [{ name: 'Own', id: Object.create(null) }]],
])('error: %s as sats-connect’s providers does not break the namespace', (_, btc_providers) => {
  const opened = page(ingot)
  defineMembers(opened, { btc_providers })
  const { connectors, warnings } = startBitcoinAdapter([home])
  expect(connectors().map(({ id }) => id)).toEqual(['ingot'])
  expect(warnings).toEqual(['Ignored a Bitcoin wallet.'])
})

const connectable = { 'bitcoin:connect': { connect: () => {} } }

function throwError(): never {
  throw new Error('hostile')
}
