import { AbortedError } from '@latchkit/core'
import { connect, navigate, openModal, switchNetwork } from '@latchkit/core/actions'
import { bitcoin, solana, solanaDevnet } from '@latchkit/core/networks'
import { type TestKit, testNetworks } from '@latchkit/core/testing'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AccountButton } from './buttons/AccountButton.js'
import { ConnectButton } from './buttons/ConnectButton.js'
import { NetworkButton } from './buttons/NetworkButton.js'
import { createMultichainKit } from './chains.fixtures.js'
import { createKitWithWallets, TestApp } from './kit.fixtures.js'

const dialog = page.getByRole('dialog')
const [one, two] = testNetworks
const short = { eip155: '0xf39F…2266', solana: 'So11…1112', bip122: 'bc1q…f3t4' } as const

/** Renders an app with three namespaces and connects these wallets. */
async function renderMultichainApp(
  connectorIds: readonly string[] = [],
  children?: ReactNode,
): Promise<TestKit> {
  const setup = createMultichainKit()
  await render(<TestApp kit={setup.kit}>{children}</TestApp>)
  for (const connectorId of connectorIds) await connect(setup.kit, { connectorId })
  return setup
}

function statuses({ kit }: TestKit) {
  const { eip155, solana, bip122 } = kit.getState().connection
  return [eip155, solana, bip122].map((connection) => connection?.status)
}

describe('a wallet of several namespaces', () => {
  test('default', async () => {
    const setup = await renderMultichainApp()
    void openModal(setup.kit)
    await expect.element(dialog.getByRole('button', { name: 'Twin' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Twin' }).elements()).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Twin' }).click()
    await expect.element(dialog).toHaveAccessibleName('Choose a network')
    await dialog.getByRole('button', { name: /^Solana/ }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(statuses(setup)).toEqual(['disconnected', 'connected', 'disconnected'])
    expect(setup.kit.getState().connection.solana).toMatchObject({ session: { connectorId: 'Twin' } })
  })

  test('behavior: prompts in the same task as the click on the namespace, not before', async () => {
    const { kit, clock, adapters } = await renderMultichainApp()
    const solanaWallet = adapters[1]?.wallet('Twin')
    if (solanaWallet) solanaWallet.behavior = 'hangs'
    void openModal(kit)
    await dialog.getByRole('button', { name: 'Twin' }).click()
    await expect.element(dialog).toHaveAccessibleName('Choose a network')
    expect(solanaWallet?.prompts).toBe(0)
    const row = dialog.getByRole('button', { name: /^Solana/ }).element()
    row.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    expect(solanaWallet?.prompts).toBe(1)
    await expect.element(dialog.getByText('Opening Twin')).toBeVisible()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect.element(dialog).toHaveAccessibleName('Choose a network')
    // Going back cancels the attempt 100 ms later (see apps/docs/src/content/docs/concepts/behavior/modal.md, "Modal and views").
    await clock.advance(100)
    expect(kit.getState().connection.solana?.status).toBe('disconnected')
  })

  test('behavior: connects without a choice if the list shows one namespace', async () => {
    const setup = await renderMultichainApp()
    void openModal(setup.kit, { view: 'connect', namespace: 'solana' })
    await expect.element(dialog.getByRole('heading', { name: 'Wallets for Solana' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Twin' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(statuses(setup)).toEqual(['disconnected', 'connected', 'disconnected'])
  })

  test('behavior: shows the wallet as not installed if it disappears during the choice', async () => {
    const { kit, adapters } = await renderMultichainApp()
    void openModal(kit)
    await dialog.getByRole('button', { name: 'Twin' }).click()
    adapters[0].wallet('io.twin').withdraw()
    adapters[1]?.wallet('Twin').withdraw()
    await expect.element(dialog.getByText(/isn’t installed/)).toBeVisible()
    await dialog.getByRole('button', { name: 'See other wallets' }).click()
    await expect.element(dialog).toHaveAccessibleName('Get a wallet')
  })
})

test('behavior: an app with one namespace does not mention namespaces', async () => {
  const { kit } = createKitWithWallets()
  await render(<TestApp kit={kit} />)
  void openModal(kit, { view: 'connect', namespace: 'eip155' })
  await expect.element(dialog.getByRole('button', { name: 'Fake Wallet' })).toBeVisible()
  await expect.element(dialog.getByText(/Wallets for/)).not.toBeInTheDocument()
})

describe('a network of another namespace', () => {
  test('behavior: offers the connected wallet, and connects it on the requested network', async () => {
    const setup = await renderMultichainApp(['io.twin'])
    const pending = switchNetwork(setup.kit, { network: solanaDevnet })
    await expect.element(dialog).toHaveAccessibleName('Switch network')
    await dialog.getByRole('button', { name: 'Connect Twin' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(setup.kit.getState().connection).toMatchObject({
      eip155: { session: { connectorId: 'io.twin', chainId: one.caipNetworkId } },
      solana: { session: { connectorId: 'Twin', chainId: solanaDevnet.caipNetworkId } },
    })
    expect(setup.kit.getState().network.activeNamespace).toBe('solana')
    expect(await pending).toBe(solanaDevnet)
  })

  test('behavior: offers the connected wallet if the wallet stores the network', async () => {
    const { kit } = await renderMultichainApp()
    await connect(kit, { connectorId: 'Twin', namespace: 'solana' })
    const pending = switchNetwork(kit, { network: two })
    await dialog.getByRole('button', { name: 'Connect Twin' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(kit.getState().connection.eip155).toMatchObject({
      session: { connectorId: 'io.twin', chainId: two.caipNetworkId },
    })
    expect(await pending).toBe(two)
  })

  test('behavior: connects another wallet on the requested network, also after a retry', async () => {
    const setup = await renderMultichainApp(['Sat'])
    const wallet = setup.adapters[0].wallet('io.evm')
    wallet.answers.set('connect', 'rejects')
    const pending = switchNetwork(setup.kit, { network: two })
    await dialog.getByRole('button', { name: 'Choose a wallet' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Sol Wallet' })).not.toBeInTheDocument()
    await dialog.getByRole('button', { name: 'Evm Wallet' }).click()
    await expect.element(dialog.getByText('Request declined')).toBeVisible()
    wallet.answers.clear()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(setup.kit.getState().connection).toMatchObject({
      eip155: { session: { connectorId: 'io.evm', chainId: two.caipNetworkId } },
      bip122: { status: 'connected' },
    })
    expect(await pending).toBe(two)
  })

  test('behavior: links to the list of wallets to install if none is found', async () => {
    const setup = await renderMultichainApp(['io.evm'])
    setup.adapters[2]?.wallet('Sat').withdraw()
    const failure = expect(switchNetwork(setup.kit, { network: bitcoin })).rejects.toThrow(AbortedError)
    await dialog.getByRole('button', { name: 'Get a wallet' }).click()
    await expect.element(dialog).toHaveAccessibleName('Get a wallet')
    await userEvent.keyboard('{Escape}')
    await failure
  })

  test('behavior: closing the modal keeps the active namespace', async () => {
    const setup = await renderMultichainApp(['io.evm'])
    const failure = expect(switchNetwork(setup.kit, { network: solana })).rejects.toThrow(AbortedError)
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(setup.kit.getState().network.activeNamespace).toBe('eip155')
    await failure
  })
})

describe('the account view', () => {
  test('behavior: shows the account of another namespace in place of the current one', async () => {
    const { kit } = await renderMultichainApp(['io.evm', 'Sol'])
    void openModal(kit)
    await dialog.getByRole('button', { name: /Local One/ }).click()
    await expect.element(dialog.getByText(short.eip155)).toBeVisible()
    expect(kit.getState().network.activeNamespace).toBe('eip155')
    // The route was replaced, so there is no previous view.
    await expect.element(dialog.getByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  })

  test('behavior: connects a wallet in another namespace', async () => {
    const setup = await renderMultichainApp(['io.evm'])
    void openModal(setup.kit)
    await dialog.getByRole('button', { name: 'Connect Bitcoin' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Sol Wallet' })).not.toBeInTheDocument()
    await dialog.getByRole('button', { name: 'Sat Wallet' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(statuses(setup)).toEqual(['connected', 'disconnected', 'connected'])
  })

  test('behavior: disconnects one namespace, or all', async () => {
    const setup = await renderMultichainApp(['io.evm', 'Sol', 'Sat'])
    void openModal(setup.kit)
    await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(statuses(setup)).toEqual(['connected', 'connected', 'disconnected'])
    void openModal(setup.kit)
    await dialog.getByRole('button', { name: 'Disconnect all' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(statuses(setup)).toEqual(['disconnected', 'disconnected', 'disconnected'])
  })

  test('behavior: hides "Disconnect all" while one namespace is connected', async () => {
    const { kit } = await renderMultichainApp(['io.evm'])
    void openModal(kit)
    await expect.element(dialog.getByRole('button', { name: 'Disconnect', exact: true })).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Disconnect all' })).not.toBeInTheDocument()
  })
})

describe('buttons', () => {
  test('param: namespace', async () => {
    const { kit } = await renderMultichainApp(
      ['io.evm', 'Sol'],
      <>
        <AccountButton namespace="eip155" data-testid="evm" />
        <AccountButton namespace="solana" data-testid="sol" />
        <ConnectButton namespace="bip122" data-testid="sat" />
        <NetworkButton namespace="eip155" data-testid="network" />
      </>,
    )
    await expect.element(page.getByTestId('evm')).toHaveTextContent(short.eip155)
    await expect.element(page.getByTestId('sol')).toHaveTextContent(short.solana)
    await expect.element(page.getByTestId('network')).toHaveTextContent('Local One')
    expect(kit.getState().network.activeNamespace).toBe('solana')

    await page.getByTestId('sat').click()
    await dialog.getByRole('button', { name: 'Sat Wallet' }).click()
    await expect.element(page.getByTestId('sat')).toHaveTextContent(short.bip122)
    await page.getByTestId('evm').click()
    await expect.element(dialog.getByText(short.eip155)).toBeVisible()
    expect(kit.getState().network.activeNamespace).toBe('eip155')
  })

  test('behavior: ignores a pending switch of another namespace', async () => {
    const { kit, adapters } = await renderMultichainApp(['io.evm'], <NetworkButton namespace="solana" />)
    const wallet = adapters[0].wallet('io.evm')
    wallet.behavior = 'hangs'
    const pending = switchNetwork(kit, { network: two })
    await expect.poll(() => wallet.prompts).toBe(2)
    await expect.element(page.getByRole('button', { name: 'Network: Solana' })).toBeVisible()
    wallet.approve()
    await pending
  })
})

test('behavior: loads both views when they are first shown', async () => {
  const { kit } = await renderMultichainApp(['io.evm'])
  void openModal(kit, { view: 'networks' })
  await navigate(kit, { route: { view: 'connecting-multi-chain', walletId: 'io.twin' } })
  await expect.element(dialog).toHaveAccessibleName('Choose a network')
  await navigate(kit, { route: { view: 'switch-active-chain', chainId: bitcoin.caipNetworkId } })
  await expect.element(dialog).toHaveAccessibleName('Another wallet needed')
})
