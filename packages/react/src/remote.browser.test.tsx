import { createLatchkit } from '@latchkit/core'
import { disconnect, open } from '@latchkit/core/actions'
import { solana } from '@latchkit/core/networks'
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

/** A page with a relay whose wallet waits to be told what to say, and one wallet in the browser; the modal is open. */
async function renderRemoteApp(options: Parameters<typeof createKitWithWallets>[1] = {}) {
  const relay = fakeRelay()
  relay.behavior = 'waits'
  const setup = createKitWithWallets(undefined, {
    networks: [testNetworks[0], testNetworks[1], solana],
    relay,
    ...options,
  })
  await render(<TestApp kit={setup.kit} />)
  void open(setup.kit)
  return { ...setup, relay }
}

/** What a press on the button that is found copies. */
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

/** Types what is looked for, and waits as long as the kit does for another letter. */
async function search({ clock }: TestKit, text: string): Promise<void> {
  await dialog.getByRole('searchbox').fill(text)
  await clock.advance(300)
}

function getLastUri({ uris }: FakeRelay): string | undefined {
  return uris.at(-1)
}

describe('a code for any wallet', () => {
  test('default', async () => {
    const { kit, relay } = await renderRemoteApp()
    await expect.element(button('WalletConnect')).toBeVisible()
    // Nobody has asked for one.
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

  test('behavior: the wallet says no; another try is another code', async () => {
    const { relay } = await renderRemoteApp()
    await button('WalletConnect').click()
    await expect.element(copyLink).toBeVisible()
    relay.reject()
    await expect.element(dialog.getByText('You declined')).toBeVisible()
    await button('Try again').click()
    await expect.element(copyLink).toBeVisible()
    expect(relay.uris).toHaveLength(2)
    relay.approve()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('error: the relay cannot be reached: it is said, and can be tried again', async () => {
    const { relay } = await renderRemoteApp()
    relay.behavior = 'unreachable'
    await button('WalletConnect').click()
    await expect.element(dialog.getByText('The connection service cannot be reached.')).toBeVisible()
    relay.behavior = 'waits'
    await button('Try again').click()
    await expect.element(copyLink).toBeVisible()
  })

  test('behavior: before it expires there is a new one, and never none', async () => {
    const { clock, relay } = await renderRemoteApp()
    await button('WalletConnect').click()
    await expect.element(copyLink).toBeVisible()
    const code = dialog.getByRole('img', { name: /^QR code/ }).element()
    await clock.advance(230_000)
    await expect.poll(() => relay.uris).toHaveLength(2)
    expect(await copyUri()).toBe(getLastUri(relay))
    // The very element: it did not go away in between.
    expect(dialog.getByRole('img', { name: /^QR code/ }).element()).toBe(code)
  })

  test('behavior: who goes back and comes again finds the same code', async () => {
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

describe('a wallet that is not in this browser', () => {
  test('default', async () => {
    const { relay, ...setup } = await renderRemoteApp()
    await button(/^All wallets/).click()
    await expect.element(dialog).toHaveAccessibleName('All wallets')
    await search(setup, 'ledger')
    await expect.element(button(/^MetaMask/)).not.toBeInTheDocument()
    await button(/^Ledger Live/).click()
    await expect.element(dialog.getByText('Scan with Ledger Live on your phone.')).toBeVisible()
    relay.approve()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('behavior: its link is a real one, and says to the kit who was opened', async () => {
    const kestrel = { id: 'kestrel', name: 'Kestrel', desktop_link: 'kestrel://' }
    const { kit, relay } = await renderRemoteApp({ customWallets: [kestrel] })
    await button(/^Kestrel/).click()
    await dialog.getByRole('tab', { name: 'Desktop' }).click()
    const link = dialog.getByRole('link', { name: 'Open Kestrel' })
    await expect.element(link).toBeVisible()
    const href = `kestrel://wc?uri=${encodeURIComponent(getLastUri(relay) ?? '')}`
    await expect.element(link).toHaveAttribute('href', href)
    // There is no such app here, and the test's page is not to be left.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await link.click()
    expect(kit.getState().pairing).toMatchObject({
      linking: { walletId: 'kestrel', name: 'Kestrel', href },
    })
    relay.approve()
    await expect.element(dialog).not.toBeInTheDocument()
    // Who comes again finds it at once.
    await disconnect(kit)
    void open(kit)
    await expect.element(button(/^Kestrel.*Recent/)).toBeVisible()
  })

  test('behavior: where it can be had', async () => {
    const setup = await renderRemoteApp()
    await button(/^All wallets/).click()
    await search(setup, 'rainbow')
    await button(/^Rainbow/).click()
    await button(/^Get it/).click()
    await expect.element(dialog).toHaveAccessibleName('Get the wallet')
    await expect
      .element(dialog.getByRole('link', { name: /App Store/ }))
      .toHaveAttribute('href', 'https://apps.apple.com/app/id1457119021')
    // Whoever comes back from there finds the code.
    await button(/^Back$/).click()
    await expect.element(copyLink).toBeVisible()
  })

  test('behavior: one of the dapp’s own that is not installed is reached by the code, too', async () => {
    await renderRemoteApp({ customWallets: [{ id: 'kestrel', name: 'Kestrel' }] })
    await button(/^Kestrel/).click()
    await expect.element(dialog.getByText('Scan with Kestrel on your phone.')).toBeVisible()
  })
})

describe('all wallets', () => {
  test('behavior: one of this browser is there, and is asked here', async () => {
    const { kit } = await renderRemoteApp()
    await button(/^All wallets/).click()
    await button(/^Fake Wallet/).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(kit.getState().connection.eip155).toMatchObject({ session: { connectorId: 'io.fake' } })
  })

  test('behavior: certified ones only, and what is not found', async () => {
    const setup = await renderRemoteApp()
    await button(/^All wallets/).click()
    await expect.element(button(/^MetaMask/)).toBeVisible()
    await button('Certified only').click()
    await expect.element(button(/^MetaMask/)).not.toBeInTheDocument()
    await button('Certified only').click()
    await search(setup, 'nobody has this one')
    await expect.element(dialog.getByText('No wallet found')).toBeVisible()
  })

  test('behavior: without a relay there are none', async () => {
    await renderRemoteApp({ relay: undefined })
    await expect.element(button('Fake Wallet')).toBeVisible()
    await expect.element(button(/^All wallets/)).not.toBeInTheDocument()
    await expect.element(button('WalletConnect')).not.toBeInTheDocument()
  })
})

describe('a page without adapters', () => {
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
    void open(kit)
    // Nothing else to offer: the code is there at once, and the way to wallets by name under it.
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
