import type { Route } from '@latchkit/core'
import { connect, navigate, openModal, switchNetwork } from '@latchkit/core/actions'
import { type FakeWalletOptions, testNetworks } from '@latchkit/core/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from './kit.fixtures.js'

const dialog = page.getByRole('dialog')
const [one, two, three] = testNetworks
const [first, second] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
]

/** Renders an app with a connected fake wallet. */
async function renderConnectedApp(
  wallet: Partial<FakeWalletOptions> = {},
  options: Parameters<typeof createKitWithWallets>[1] = {},
) {
  const setup = createKitWithWallets([{ id: 'io.fake', name: 'Fake Wallet', ...wallet }], options)
  await render(<TestApp kit={setup.kit} />)
  await connect(setup.kit, { connectorId: 'io.fake' })
  return { ...setup, wallet: setup.adapters[0].wallet('io.fake') }
}

afterEach(() => {
  vi.restoreAllMocks()
})

const views: readonly (readonly [title: string, text: string, route: Route])[] = [
  ['Connect a wallet', 'Fake Wallet', { view: 'connect' }],
  ['Fake Wallet', 'Connected', { view: 'connecting', walletId: 'io.fake', namespace: 'eip155' }],
  ['Account', 'Disconnect', { view: 'account', namespace: 'eip155' }],
  ['Networks', 'Local Two', { view: 'networks' }],
  ['Switch network', 'You’re on Local One', { view: 'switch-network', chainId: one.caipNetworkId }],
  ['Unsupported network', 'Local Two', { view: 'unsupported-chain', namespace: 'eip155' }],
  ['What is a wallet?', 'Sign in without a password', { view: 'what-is-a-wallet' }],
  ['Get a wallet', 'MetaMask', { view: 'get-wallet' }],
  ['What is a network?', 'A shared record', { view: 'what-is-a-network' }],
]

test.each(views)('behavior: loads and shows the view "%s"', async (title, text, route) => {
  const { kit } = await renderConnectedApp()
  // Not awaited: it resolves when the modal closes.
  void openModal(kit, { view: route.view === 'networks' ? 'get-wallet' : 'networks' })
  await navigate(kit, { route })
  await expect.element(dialog).toHaveAccessibleName(title)
  await expect.element(dialog.getByText(text, { exact: true })).toBeVisible()
})

describe('account', () => {
  test('default', async () => {
    const { adapters } = await renderConnectedApp()
    adapters[0].setBalance({ address: first, chainId: two.caipNetworkId, value: 1_500_000_000_000_000_000n })
    adapters[0].wallet('io.fake').switchChain(two.caipNetworkId)
    await page.getByRole('button', { name: /^Account/ }).click()
    await expect.element(dialog.getByText('0xf39F…2266')).toBeVisible()
    await expect.element(dialog.getByText('1.5 ETH').first()).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Local Two' })).toBeVisible()
  })

  test('behavior: disconnecting closes the modal', async () => {
    const { kit } = await renderConnectedApp()
    await page.getByRole('button', { name: /^Account/ }).click()
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Connect wallet' })).toHaveFocus()
    expect(kit.getState().connection.eip155?.status).toBe('disconnected')
  })

  test('error: shows in the snackbar that a wallet failed to disconnect', async () => {
    const { wallet } = await renderConnectedApp()
    wallet.behavior = 'fails'
    await page.getByRole('button', { name: /^Account/ }).click()
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect.element(dialog.getByText('Failed to disconnect')).toBeVisible()
  })

  test('behavior: copies the address and announces it', async () => {
    const copied: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
    await renderConnectedApp()
    await page.getByRole('button', { name: /^Account/ }).click()
    await dialog.getByTitle('Copy address').click()
    await expect.element(dialog.getByText('Copied')).toBeInTheDocument()
    expect(copied).toEqual([first])
  })

  test('behavior: shows the account that the user selects in the wallet', async () => {
    const { wallet } = await renderConnectedApp()
    await page.getByRole('button', { name: /^Account/ }).click()
    wallet.switchAccount(second)
    await expect.element(page.getByRole('button', { name: 'Account 0x7099…79C8' })).toBeInTheDocument()
  })

  test('behavior: another wallet replaces the connected one', async () => {
    const { kit } = createKitWithWallets([
      { id: 'io.one', name: 'Wallet One' },
      { id: 'io.two', name: 'Wallet Two', accounts: [second] },
    ])
    await render(<TestApp kit={kit} />)
    await connect(kit, { connectorId: 'io.one' })
    await page.getByRole('button', { name: /^Account/ }).click()
    await dialog.getByRole('button', { name: 'Use another wallet' }).click()
    await dialog.getByRole('button', { name: 'Wallet Two' }).click()
    await expect.element(page.getByRole('button', { name: 'Account 0x7099…79C8' })).toBeVisible()
  })

  test('param: enableNetworkSwitch false offers no networks', async () => {
    await renderConnectedApp({}, { enableNetworkSwitch: false })
    await page.getByRole('button', { name: /^Account/ }).click()
    await expect.element(dialog.getByText('Local One', { exact: true }).first()).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Local One' })).not.toBeInTheDocument()
  })
})

describe('networks', () => {
  test('default', async () => {
    const { kit } = await renderConnectedApp()
    void openModal(kit, { view: 'networks' })
    await dialog.getByRole('button', { name: 'Local Two' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(kit.getState().connection.eip155).toMatchObject({ session: { chainId: two.caipNetworkId } })
  })

  test('behavior: filters the networks by name if there are more than seven', async () => {
    const more = Array.from({ length: 6 }, (_, index) => ({
      ...two,
      id: 31_340 + index,
      caipNetworkId: `eip155:${31_340 + index}` as const,
      name: `Other ${index}`,
    }))
    const { kit } = await renderConnectedApp({}, { networks: [one, two, ...more] })
    void openModal(kit, { view: 'networks' })
    await dialog.getByRole('searchbox', { name: 'Search networks' }).fill('two')
    await expect.element(dialog.getByRole('button', { name: 'Local One' })).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: 'Local Two' })).toBeVisible()
    await userEvent.keyboard('zzz')
    await expect.element(dialog.getByText('No network found')).toBeVisible()
  })

  test('behavior: retries a declined switch', async () => {
    const { kit, wallet } = await renderConnectedApp()
    wallet.behavior = 'rejects'
    void openModal(kit, { view: 'networks' })
    await dialog.getByRole('button', { name: 'Local Two' }).click()
    await expect.element(dialog.getByText('Request declined')).toBeVisible()
    wallet.behavior = 'approves'
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('error: shows an error if the wallet does not add the chain', async () => {
    const { kit } = await renderConnectedApp({ knownChainIds: [one.caipNetworkId], addsChains: false })
    void openModal(kit, { view: 'networks' })
    await dialog.getByRole('button', { name: 'Local Two' }).click()
    await expect.element(dialog.getByText('Chain is not supported')).toBeVisible()
  })

  test('behavior: Help opens "What is a network?", and Back returns', async () => {
    const { kit } = await renderConnectedApp()
    void openModal(kit, { view: 'networks' })
    await dialog.getByRole('button', { name: 'Help' }).click()
    await expect.element(dialog).toHaveAccessibleName('What is a network?')
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect.element(dialog).toHaveAccessibleName('Networks')
  })
})

describe('unsupported chain', () => {
  test('default', async () => {
    const { wallet } = await renderConnectedApp()
    wallet.switchChain(three.caipNetworkId)
    await expect.element(dialog).toHaveAccessibleName('Unsupported network')
    await dialog.getByRole('button', { name: 'Local Two' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(wallet.chainId).toBe(two.caipNetworkId)
  })

  test('behavior: Escape shakes the modal instead of closing it', async () => {
    const { kit, wallet } = await renderConnectedApp()
    wallet.switchChain(three.caipNetworkId)
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => kit.getState().modal).toMatchObject({ status: 'open', shaking: true })
    await expect.element(dialog).toBeVisible()
  })

  test('behavior: disconnecting closes the view', async () => {
    const { wallet } = await renderConnectedApp()
    wallet.switchChain(three.caipNetworkId)
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  })
})

test('behavior: Help links to the list of wallets to install', async () => {
  const { kit } = createKitWithWallets()
  await render(<TestApp kit={kit} />)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('button', { name: 'Help' }).click()
  await dialog.getByRole('button', { name: 'Get a wallet' }).click()
  await expect.element(dialog).toHaveAccessibleName('Get a wallet')
  await dialog.getByRole('button', { name: /^MetaMask/ }).click()
  await expect.element(dialog).toHaveAccessibleName('Get the wallet')
  await expect
    .element(dialog.getByRole('link', { name: 'Open Chrome Web Store' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:/))
})

test('behavior: shows an alert for the developer that can be dismissed', async () => {
  const { kit } = createKitWithWallets(undefined, { debug: true })
  await render(<TestApp kit={kit} />)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(switchNetwork(kit, { network: three })).rejects.toMatchObject({ code: 'network-not-found' })
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('SWITCH_NETWORK_NOT_FOUND')
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
})
