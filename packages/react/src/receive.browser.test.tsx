import type { Network } from '@latchkit/core'
import { connect, disconnect, navigate, openModal } from '@latchkit/core/actions'
import { bitcoinTestnet } from '@latchkit/core/networks'
import { fakeAdapter, testNetworks } from '@latchkit/core/testing'
import jsQR from 'jsqr'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from './kit.fixtures.js'

const dialog = page.getByRole('dialog')
const [first, second] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
]
const [one, two] = testNetworks

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

/** Renders an app with a connected fake wallet, and opens the Receive view. */
async function renderReceive(options: Parameters<typeof createKitWithWallets>[1] = {}) {
  const setup = createKitWithWallets([{ id: 'io.fake', name: 'Fake Wallet' }], options)
  await render(<TestApp kit={setup.kit} />)
  await connect(setup.kit, { connectorId: 'io.fake' })
  // Not awaited: it resolves when the modal closes.
  void openModal(setup.kit, { view: 'receive' })
  await expect.element(dialog).toHaveAccessibleName('Receive')
  return { ...setup, wallet: setup.adapters[0].wallet('io.fake') }
}

function getView(): Element {
  const view = document.querySelector('[data-latchkit="modal"]')?.shadowRoot?.querySelector('.stage-view')
  if (!view) throw new Error('no view')
  return view
}

/** Decodes the QR code that is shown, as a camera does. */
async function decodeCode(): Promise<string | undefined> {
  const edge = 400
  const svg = getView().querySelector('.qr-code > svg')?.cloneNode(true) as SVGElement
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  svg.setAttribute('width', String(edge))
  svg.setAttribute('height', String(edge))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`
  await image.decode()
  const context = new OffscreenCanvas(edge, edge).getContext('2d')
  context?.drawImage(image, 0, 0)
  const { data } = context?.getImageData(0, 0, edge, edge) ?? { data: new Uint8ClampedArray() }
  return jsQR(data, edge, edge, { inversionAttempts: 'dontInvert' })?.data
}

/** Selects the address as a user does, and returns what would be copied. */
function selectAddress(): string {
  const address = getView().querySelector('.full-address-text')
  if (!address) throw new Error('no address')
  getSelection()?.selectAllChildren(address)
  return getSelection()?.toString() ?? ''
}

function setShare(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true })
}

test('default: QR code and text contain the address of the account', async () => {
  await renderReceive()
  expect(await decodeCode()).toBe(first)
  expect(selectAddress()).toBe(first)
})

test('behavior: opens from the account, and Back returns to it', async () => {
  const { kit } = await renderReceive()
  void openModal(kit, { view: 'account' })
  await dialog.getByRole('button', { name: 'Receive' }).click()
  await expect.element(dialog).toHaveAccessibleName('Receive')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.element(dialog).toHaveAccessibleName('Account')
})

test('param: features.receive', async () => {
  const { kit } = createKitWithWallets(undefined, { features: { receive: false } })
  await render(<TestApp kit={kit} />)
  await connect(kit, { connectorId: 'io.fake' })
  void openModal(kit, { view: 'account' })
  await expect.element(dialog.getByText('Disconnect')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Receive' })).not.toBeInTheDocument()
})

test('behavior: copies the address and announces it', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  await renderReceive()
  await dialog.getByRole('button', { name: 'Copy address' }).click()
  await expect.element(dialog.getByText('Copied')).toBeInTheDocument()
  expect(copied).toEqual([first])
})

describe('Share', () => {
  test('default', async () => {
    const shared: ShareData[] = []
    setShare(async (data) => void shared.push(data))
    await renderReceive()
    await dialog.getByRole('button', { name: 'Share' }).click()
    expect(shared).toEqual([{ text: first }])
  })

  test('behavior: a share sheet that the user closes is not an error', async () => {
    const rejected = vi.fn()
    window.addEventListener('unhandledrejection', rejected)
    setShare(() => Promise.reject(new DOMException('Share canceled', 'AbortError')))
    await renderReceive()
    await dialog.getByRole('button', { name: 'Share' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Share' })).toBeEnabled()
    window.removeEventListener('unhandledrejection', rejected)
    expect(rejected).not.toHaveBeenCalled()
  })

  test.each<[string, () => void]>([
    ['the browser has no share sheet', () => Reflect.deleteProperty(Navigator.prototype, 'share')],
    [
      'the page may not open one',
      () => {
        setShare(async () => {})
        Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => false })
      },
    ],
  ])('behavior: is not offered if %s', async (_, prepare) => {
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share')
    prepare()
    await renderReceive()
    await expect.element(dialog.getByRole('button', { name: 'Copy address' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Share' }).elements()).toEqual([])
    if (own) Object.defineProperty(Navigator.prototype, 'share', own)
  })
})

test('behavior: follows the account that the user selects in the wallet', async () => {
  const { wallet } = await renderReceive()
  wallet.switchAccount(second)
  await expect.poll(decodeCode).toBe(second)
  expect(selectAddress()).toBe(second)
})

test('behavior: follows the network of the wallet', async () => {
  const { wallet } = await renderReceive()
  await expect.element(dialog.getByText(`Only send assets on ${one.name}`, { exact: false })).toBeVisible()
  wallet.switchChain(two.caipNetworkId)
  await expect.element(dialog.getByText(`Only send assets on ${two.name}`, { exact: false })).toBeVisible()
})

test('behavior: closes when the account disconnects', async () => {
  const { kit } = await renderReceive()
  await disconnect(kit)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('behavior: without a connected wallet, offers to connect one', async () => {
  const { kit } = createKitWithWallets()
  await render(<TestApp kit={kit} />)
  void openModal(kit, { view: 'networks' })
  await navigate(kit, { route: { view: 'receive', namespace: 'eip155' } })
  await dialog.getByRole('button', { name: 'Connect a wallet' }).click()
  await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
})

describe('Bitcoin', () => {
  // Its addresses have the format of the testnet.
  const signet: Network = {
    ...bitcoinTestnet,
    id: '00000008819873e925422c1ff0f99f7c',
    caipNetworkId: 'bip122:00000008819873e925422c1ff0f99f7c',
    name: 'Bitcoin Signet',
  }
  const payments = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  const ordinals = 'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c'

  /** Renders an app with a wallet that has two addresses. */
  async function renderBitcoin() {
    const wallets = [{ id: 'fake', name: 'Fake', accounts: [payments, ordinals] as const }]
    const { kit } = createKitWithWallets(undefined, {
      adapters: [fakeAdapter({ namespace: 'bip122', wallets })],
      networks: [bitcoinTestnet, signet],
    })
    await render(<TestApp kit={kit} />)
    await connect(kit, { connectorId: 'fake' })
    void openModal(kit, { view: 'receive' })
    await expect.element(dialog).toHaveAccessibleName('Receive')
    return { kit }
  }

  test('default: shows one of several addresses', async () => {
    await renderBitcoin()
    expect(await decodeCode()).toBe(payments)
    await dialog.getByRole('tab', { name: 'Ordinals' }).click()
    await expect.poll(decodeCode).toBe(ordinals)
    expect(selectAddress()).toBe(ordinals)
  })

  test('behavior: Back from the compatible networks shows the selected address again', async () => {
    const { kit } = await renderBitcoin()
    await dialog.getByRole('tab', { name: 'Ordinals' }).click()
    await dialog.getByRole('button', { name: /^Compatible networks/ }).click()
    await expect.element(dialog.getByText('tb1p…hn0c')).toBeVisible()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect
      .element(dialog.getByRole('tab', { name: 'Ordinals' }))
      .toHaveAttribute('aria-selected', 'true')
    expect(selectAddress()).toBe(ordinals)
    expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'receive', accountType: 'ordinal' }] })
  })
})

describe('compatible networks', () => {
  test('default: lists the networks of the namespace, and Back returns', async () => {
    await renderReceive()
    await dialog.getByRole('button', { name: /^Compatible networks/ }).click()
    await expect.element(dialog).toHaveAccessibleName('Compatible networks')
    const names = [...getView().querySelectorAll('.row-title')].map(({ textContent }) => textContent)
    expect(names).toEqual([one.name, two.name])
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect.element(dialog).toHaveAccessibleName('Receive')
  })

  test('behavior: copies the address', async () => {
    const copied: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
    await renderReceive()
    await dialog.getByRole('button', { name: /^Compatible networks/ }).click()
    await dialog.getByRole('button', { name: /^Copy address/ }).click()
    await expect.element(dialog.getByText('Copied')).toBeInTheDocument()
    expect(copied).toEqual([first])
  })
})
