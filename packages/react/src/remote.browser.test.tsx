import { createLatchkit } from '@latchkit/core'
import { disconnect, openModal } from '@latchkit/core/actions'
import { solana } from '@latchkit/core/networks'
import type { CatalogueFactory } from '@latchkit/core/ports'
import {
  type FakeRelay,
  fakeClock,
  fakeRelay,
  fakeStorage,
  type TestKit,
  testNetworks,
} from '@latchkit/core/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from './kit.fixtures.js'

const dialog = page.getByRole('dialog')
const button = (name: string | RegExp) => dialog.getByRole('button', { name })
const copyLink = button('Copy link')

/** Renders an app with a relay whose wallet waits for the test, and one wallet in the browser; opens the modal. */
async function renderRemoteApp(options: Parameters<typeof createKitWithWallets>[1] = {}) {
  const relay = fakeRelay()
  relay.behavior = 'waits'
  const setup = createKitWithWallets(undefined, {
    networks: [testNetworks[0], testNetworks[1], solana],
    relay,
    ...options,
  })
  await render(<TestApp kit={setup.kit} />)
  void openModal(setup.kit)
  await waitForStillList()
  return { ...setup, relay }
}

/** A press at a row that is moving can reach the row that is at its place by then. */
async function waitForStillList(): Promise<void> {
  await expect.element(button('Fake Wallet')).toBeVisible()
  await expect.poll(() => dialog.element().getAnimations({ subtree: true })).toEqual([])
}

/** Clicks "Copy link" and returns the copied text. */
async function copyUri(): Promise<string> {
  const texts: string[] = []
  const { writeText } = navigator.clipboard
  onTestFinished(() => {
    navigator.clipboard.writeText = writeText
  })
  navigator.clipboard.writeText = async (text) => void texts.push(text)
  await copyLink.click()
  await expect.poll(() => texts).toHaveLength(1)
  return texts[0] ?? ''
}

/** Types a search text and waits for the debounce of the kit. */
async function search({ clock }: TestKit, text: string): Promise<void> {
  await dialog.getByRole('searchbox').fill(text)
  await clock.advance(300)
}

function getLastUri({ uris }: FakeRelay): string | undefined {
  return uris.at(-1)
}

describe('a QR code for any wallet', () => {
  test('default', async () => {
    const { kit, relay } = await renderRemoteApp()
    await expect.element(button('WalletConnect')).toBeVisible()
    // No pairing is created before it is requested.
    expect(relay.uris).toEqual([])
    await button('WalletConnect').click()
    await expect.element(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
    expect(await copyUri()).toBe(getLastUri(relay))
    relay.approve()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(kit.getState().connection).toMatchObject({
      eip155: { status: 'connected', session: { connectorId: 'walletConnect' } },
    })
  })

  test('behavior: a retry after a declined pairing creates another pairing', async () => {
    const { relay } = await renderRemoteApp()
    await button('WalletConnect').click()
    await expect.element(copyLink).toBeVisible()
    relay.reject()
    await expect.element(dialog.getByText('Request declined')).toBeVisible()
    await button('Try again').click()
    await expect.element(copyLink).toBeVisible()
    expect(relay.uris).toHaveLength(2)
    relay.approve()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('error: shows an error and a retry if the relay is unreachable', async () => {
    const { relay } = await renderRemoteApp()
    relay.behavior = 'unreachable'
    await button('WalletConnect').click()
    await expect.element(dialog.getByText('The connection service can’t be reached.')).toBeVisible()
    relay.behavior = 'waits'
    await button('Try again').click()
    await expect.element(copyLink).toBeVisible()
  })

  test('behavior: renews the URI before it expires, without a gap', async () => {
    const { clock, relay } = await renderRemoteApp()
    await button('WalletConnect').click()
    await expect.element(copyLink).toBeVisible()
    const code = dialog.getByRole('img', { name: /^QR code/ }).element()
    await clock.advance(230_000)
    await expect.poll(() => relay.uris).toHaveLength(2)
    expect(await copyUri()).toBe(getLastUri(relay))
    // The same element: it was never removed.
    expect(dialog.getByRole('img', { name: /^QR code/ }).element()).toBe(code)
  })

  test('behavior: going back and returning shows the same URI', async () => {
    const { clock, relay } = await renderRemoteApp()
    await button('WalletConnect').click()
    await expect.element(copyLink).toBeVisible()
    await button(/^Back$/).click()
    await clock.advance(100)
    await button('WalletConnect').click()
    await expect.element(copyLink).toBeVisible()
    expect(relay.uris).toHaveLength(1)
  })
})

describe('a remote wallet', () => {
  test('default', async () => {
    const { relay, ...setup } = await renderRemoteApp()
    await button(/^All wallets/).click()
    await expect.element(dialog).toHaveAccessibleName('All wallets')
    await search(setup, 'ledger')
    await expect.element(button(/^MetaMask/)).not.toBeInTheDocument()
    await button(/^Ledger Live/).click()
    await expect.element(dialog.getByText('Open Ledger Live on your phone and scan this code.')).toBeVisible()
    relay.approve()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('behavior: its link has the pairing URI, and a click stores the wallet in the state', async () => {
    const kestrel = { id: 'kestrel', name: 'Kestrel', desktop_link: 'kestrel://' }
    const { kit, relay } = await renderRemoteApp({ customWallets: [kestrel] })
    await button(/^Kestrel/).click()
    await dialog.getByRole('tab', { name: 'Desktop' }).click()
    const link = dialog.getByRole('link', { name: 'Open Kestrel' })
    await expect.element(link).toBeVisible()
    const href = `kestrel://wc?uri=${encodeURIComponent(getLastUri(relay) ?? '')}`
    await expect.element(link).toHaveAttribute('href', href)
    // The test machine has no such app, and the test must not navigate away.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await link.click()
    expect(kit.getState().pairing).toMatchObject({
      openedWallet: { walletId: 'kestrel', name: 'Kestrel', href },
    })
    relay.approve()
    await expect.element(dialog).not.toBeInTheDocument()
    // The wallet is listed as recent.
    await disconnect(kit)
    void openModal(kit)
    await expect.element(button(/^Kestrel.*Recent/)).toBeVisible()
  })

  test('behavior: links to the app stores of the wallet', async () => {
    const setup = await renderRemoteApp()
    await button(/^All wallets/).click()
    await search(setup, 'rainbow')
    await button(/^Rainbow/).click()
    await button(/^Get it/).click()
    await expect.element(dialog).toHaveAccessibleName('Get the wallet')
    await expect
      .element(dialog.getByRole('link', { name: /App Store/ }))
      .toHaveAttribute('href', 'https://apps.apple.com/app/id1457119021')
    // Back shows the QR code again.
    await button(/^Back$/).click()
    await expect.element(copyLink).toBeVisible()
  })

  test('behavior: shows a QR code for a custom wallet that is not installed', async () => {
    await renderRemoteApp({ customWallets: [{ id: 'kestrel', name: 'Kestrel' }] })
    await button(/^Kestrel/).click()
    await expect.element(dialog.getByText('Open Kestrel on your phone and scan this code.')).toBeVisible()
  })
})

describe('all wallets', () => {
  test('behavior: connects a wallet in this browser directly', async () => {
    const { kit } = await renderRemoteApp()
    await button(/^All wallets/).click()
    await button(/^Fake Wallet/).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(kit.getState().connection.eip155).toMatchObject({ session: { connectorId: 'io.fake' } })
  })

  test('behavior: filters certified wallets, and shows that no wallet matches', async () => {
    const wallets = ['Plain', 'Sealed'].map((name) => {
      return { id: name, name, namespaces: [], injected: [], certified: name === 'Sealed' }
    })
    const catalogue: CatalogueFactory = () => ({
      async getWallets({ certified, search: text = '' }) {
        const found = wallets.filter((one) => one.name.includes(text) && (one.certified || !certified))
        return { wallets: found, count: found.length }
      },
    })
    const setup = await renderRemoteApp({ catalogue })
    await button(/^All wallets/).click()
    await expect.element(button(/^Plain/)).toBeVisible()
    await button('Certified only').click()
    await expect.element(button(/^Sealed/)).toBeVisible()
    await expect.element(button(/^Plain/)).not.toBeInTheDocument()
    await button('Certified only').click()
    await search(setup, 'no such wallet')
    await expect.element(dialog.getByText('No wallet found')).toBeVisible()
  })

  test('behavior: has no filter if no wallet is certified, like the built-in ones', async () => {
    await renderRemoteApp()
    await button(/^All wallets/).click()
    await expect.element(button(/^MetaMask/)).toBeVisible()
    await expect.element(button('Certified only')).not.toBeInTheDocument()
  })

  test('behavior: is not available without a relay', async () => {
    await renderRemoteApp({ relay: undefined })
    await expect.element(button('Fake Wallet')).toBeVisible()
    await expect.element(button(/^All wallets/)).not.toBeInTheDocument()
    await expect.element(button('WalletConnect')).not.toBeInTheDocument()
  })
})

describe('an app without adapters', () => {
  test('default', async () => {
    const relay = fakeRelay()
    relay.behavior = 'waits'
    const kit = createLatchkit({
      projectId: 'test',
      networks: [testNetworks[0], solana],
      relay,
      clock: fakeClock(),
      storage: fakeStorage(),
    })
    await render(<TestApp kit={kit} />)
    void openModal(kit)
    // Without adapters the modal opens with the QR code, and lists wallets by name below it.
    await expect.element(copyLink).toBeVisible()
    await expect.element(button(/^MetaMask/)).toBeVisible()
    await button(/^All wallets/).click()
    await expect.element(dialog).toHaveAccessibleName('All wallets')
    await button(/^Back$/).click()
    relay.approve()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(kit.getState().connection).toMatchObject({
      eip155: { status: 'connected' },
      solana: { status: 'connected' },
    })
  })
})
