import { expect, test } from 'vitest'
import { ProviderRpcError } from '../../foundation/ProviderRpcError.js'
import { chains, createRequest } from '../wallet.fixtures.js'
import { harbor, meadow } from '../wallets.js'
import { type InstallOptions, installWallets, type WalletPage } from './installWallets.js'
import { BarePage, TestStorage } from './page.fixtures.js'

type Detail = {
  readonly info: Readonly<Record<'uuid' | 'name' | 'icon' | 'rdns', string>>
  readonly provider: unknown
}

class TestPage extends BarePage implements WalletPage {
  readonly announced: Detail[] = []
  ethereum: WalletPage['ethereum']
  __wallets: WalletPage['__wallets']
  constructor(search?: string, localStorage?: WalletPage['localStorage']) {
    super(search, localStorage)
    this.addEventListener('eip6963:announceProvider', (event) => {
      if (event instanceof CustomEvent) this.announced.push(event.detail)
    })
  }
  request(): readonly Detail[] {
    this.announced.length = 0
    this.dispatchEvent(new Event('eip6963:requestProvider'))
    return [...this.announced]
  }
  wallet(key: string) {
    const control = this.__wallets?.[key]
    if (!control) throw new Error(`no ${key}`)
    return control
  }
}

function install(page: TestPage, options: Partial<InstallOptions> = {}): TestPage {
  installWallets(page, { chains, wallets: [harbor, meadow], ...options })
  return page
}

test('default', () => {
  const page = install(new TestPage())
  const atLoad = [...page.announced]
  expect(atLoad.map(({ info }) => [info.name, info.rdns])).toEqual([
    ['Harbor', 'dev.latchkit.harbor'],
    ['Meadow', 'dev.latchkit.meadow'],
  ])
  expect(page.request()).toEqual(atLoad)
  expect(page.ethereum).toBeUndefined()
})

test('behavior: announcements comply with EIP-6963', () => {
  const page = install(new TestPage())
  for (const detail of page.announced) {
    expect(Object.isFrozen(detail)).toBe(true)
    expect(Object.isFrozen(detail.info)).toBe(true)
    expect(detail.info.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(detail.info.icon).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  }
  expect(page.announced.map(({ provider }) => provider)).toEqual([
    page.wallet('harbor').provider,
    page.wallet('meadow').provider,
  ])
})

test('behavior: a second script does nothing', () => {
  const page = install(new TestPage())
  const before = page.__wallets
  install(page)
  expect(page.__wallets).toBe(before)
  expect(page.announced).toHaveLength(2)
})

test('behavior: `twice` announces the wallet again under another id', () => {
  const page = install(new TestPage('?wallet.harbor=twice'))
  const [first, second] = page.announced
  expect(first?.info.rdns).toBe(second?.info.rdns)
  expect(first?.info.uuid).not.toBe(second?.info.uuid)
  expect(page.request().map(({ info }) => info)).toEqual([first?.info, second?.info, expect.anything()])
})

test('behavior: `never` announces only on demand', () => {
  const page = install(new TestPage('?wallet.harbor=never'), { wallets: [harbor] })
  expect(page.request()).toEqual([])
  page.wallet('harbor').announce()
  expect(page.announced.map(({ info }) => info.name)).toEqual(['Harbor'])
})

test('behavior: hostile name and icon', () => {
  const page = install(new TestPage('?wallet.meadow=hostile'))
  const { name, icon } = page.announced[1]?.info ?? { name: '', icon: '' }
  expect(name).toHaveLength(10_000)
  expect(name.startsWith('\u202e<img src=x onerror=')).toBe(true)
  expect(decodeURIComponent(icon)).toContain('<script>')
})

test('behavior: URL flags apply to one wallet', () => {
  const page = install(new TestPage('?other=1&wallet.meadow=locked,slow:50'))
  expect(page.wallet('meadow').state).toMatchObject({ locked: true, delayMs: 50 })
  expect(page.wallet('harbor').state).toMatchObject({ locked: false, delayMs: 0 })
})

test('error: an unknown flag in the URL', () => {
  expect(() => install(new TestPage('?wallet.harbor=angry'))).toThrow('Unknown wallet flag "angry"')
})

test('behavior: changes persist across page loads, per wallet', () => {
  const storage = new TestStorage()
  install(new TestPage('', storage)).wallet('harbor').lock()
  const page = install(new TestPage('', storage))
  expect(page.wallet('harbor').state.locked).toBe(true)
  expect(page.wallet('meadow').state.locked).toBe(false)
  page.wallet('harbor').reset()
  expect(storage.texts).toEqual({})
})

test('behavior: writes nothing before a change', () => {
  const storage = new TestStorage()
  install(new TestPage('', storage))
  expect(storage.texts).toEqual({})
})

test('behavior: applies changes of another tab', () => {
  const storage = new TestStorage()
  const page = install(new TestPage('', storage))
  install(new TestPage('', storage)).wallet('harbor').switchChain(1)
  const dispatchStorageEvent = (key: string) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  dispatchStorageEvent('devnet-wallet:meadow')
  expect(page.wallet('harbor').state.chainId).toBe(31337)
  dispatchStorageEvent('devnet-wallet:harbor')
  expect(page.wallet('harbor').state.chainId).toBe(1)
})

test('behavior: works if storage is blocked', async () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const page = install(new TestPage('', { getItem: forbidden, setItem: forbidden, removeItem: forbidden }))
  const harbor = page.wallet('harbor')
  expect(await createRequest(harbor)('eth_requestAccounts')).toEqual([harbor.accounts[0]])
  harbor.reset()
  expect(harbor.state.connected).toBe(false)
})

test('param: legacy', () => {
  const page = new TestPage()
  const events: unknown[] = []
  page.addEventListener('ethereum#initialized', () => events.push(page.ethereum))
  install(page, { legacy: 'meadow' })
  expect(events).toEqual([page.wallet('meadow').provider])
})

test('param: post', async () => {
  const bodies: unknown[] = []
  const page = install(new TestPage(), { post: 'carry' })
  const request = createRequest(page.wallet('harbor'))
  await expect(request('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
  Object.assign(page, {
    carry: async (url: string, body: unknown) => {
      bodies.push([url, body])
      return { result: '0x10' }
    },
  })
  expect(await request('eth_blockNumber')).toBe('0x10')
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }
  expect(bodies).toEqual([[chains[0]?.rpcUrl, body]])
})

test('behavior: wallets hold different accounts', () => {
  const page = install(new TestPage())
  const all = ['harbor', 'meadow'].flatMap((key) => page.wallet(key).accounts)
  expect(new Set(all).size).toBe(6)
})

test('error: a provider fails with EIP-1193 errors', async () => {
  const page = install(new TestPage('?wallet.harbor=reject'))
  await expect(createRequest(page.wallet('harbor'))('eth_requestAccounts')).rejects.toBeInstanceOf(
    ProviderRpcError,
  )
})
