import { connect } from '@latchkit/core/actions'
import { fakeStorage, testNetworks } from '@latchkit/core/testing'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets } from '../kit.fixtures.js'
import { LatchkitProvider } from '../LatchkitProvider.js'
import { AccountButton } from './AccountButton.js'
import { ConnectButton } from './ConnectButton.js'
import { NetworkButton } from './NetworkButton.js'

const [one, two, three] = testNetworks
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const dialog = page.getByRole('dialog')

/** Renders buttons in an app without a connected wallet. */
async function renderButtons(children: ReactNode, options: Parameters<typeof createKitWithWallets>[1] = {}) {
  const setup = createKitWithWallets(undefined, options)
  await render(<LatchkitProvider kit={setup.kit}>{children}</LatchkitProvider>)
  return setup
}

describe('ConnectButton', () => {
  test('default', async () => {
    const { kit } = await renderButtons(<ConnectButton />)
    const button = page.getByRole('button')
    await expect.element(button).toHaveTextContent('Connect wallet')
    await connect(kit, { connectorId: 'io.fake' })
    await expect.element(button).toHaveAccessibleName('Account 0xf39F…2266')
    await button.click()
    await expect.element(dialog).toHaveAccessibleName('Account')
  })

  test('behavior: it has the status "connecting" while the wallet prompts', async () => {
    const { kit, adapters } = await renderButtons(<ConnectButton />)
    adapters[0].wallet('io.fake').behavior = 'hangs'
    const pending = connect(kit, { connectorId: 'io.fake' })
    await expect.element(page.getByRole('button')).toHaveAttribute('data-status', 'connecting')
    adapters[0].wallet('io.fake').approve()
    await pending
    await expect.element(page.getByRole('button')).toHaveAttribute('data-status', 'connected')
  })

  test('param: label, and the attributes of a <button>', async () => {
    await renderButtons(<ConnectButton label="Sign in" className="mine" data-testid="mine" />)
    await expect.element(page.getByTestId('mine')).toHaveTextContent('Sign in')
    await expect.element(page.getByTestId('mine')).toHaveClass('mine')
  })

  test('param: onClick runs first and can prevent opening the modal', async () => {
    const { kit } = await renderButtons(<ConnectButton onClick={(event) => event.preventDefault()} />)
    await page.getByRole('button').click()
    expect(kit.getState().modal.status).toBe('closed')
  })

  test('param: namespace', async () => {
    const { kit } = await renderButtons(<ConnectButton namespace="eip155" />)
    await page.getByRole('button').click()
    expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'connect', namespace: 'eip155' }] })
  })

  test('param: children', async () => {
    const { kit } = await renderButtons(
      <ConnectButton>
        {(state) => (
          <>
            <button type="button" onClick={() => state.open()} onPointerEnter={state.prefetch}>
              {state.isConnected ? state.address : state.status}, {state.isOpen ? 'open' : 'closed'}
            </button>
          </>
        )}
      </ConnectButton>,
    )
    await page.getByRole('button', { name: 'disconnected, closed' }).click()
    await expect.element(page.getByText('disconnected, open')).toBeInTheDocument()
    await connect(kit, { connectorId: 'io.fake' })
    await expect.element(page.getByRole('button', { name: `${address}, closed` })).toBeVisible()
  })
})

describe('AccountButton', () => {
  test('default', async () => {
    const { kit, adapters } = await renderButtons(<AccountButton />)
    adapters[0].setBalance({ address, chainId: one.caipNetworkId, value: 1_250_000_000_000_000_000n })
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    await connect(kit, { connectorId: 'io.fake' })
    const button = page.getByRole('button', { name: 'Account 1.25 ETH 0xf39F…2266' })
    await button.click()
    await expect.element(dialog).toHaveAccessibleName('Account')
  })

  test('param: balance', async () => {
    const { kit, adapters } = await renderButtons(<AccountButton balance="hide" />)
    adapters[0].setBalance({ address, chainId: one.caipNetworkId, value: 1n })
    await connect(kit, { connectorId: 'io.fake' })
    await expect.poll(() => kit.getState().balance.eip155?.status).toBe('ready')
    await expect.element(page.getByRole('button', { name: 'Account 0xf39F…2266' })).toBeVisible()
  })

  test('param: children', async () => {
    const { kit } = await renderButtons(
      <AccountButton>{({ wallet, network }) => <p>{`${wallet.name} on ${network.name}`}</p>}</AccountButton>,
    )
    await connect(kit, { connectorId: 'io.fake' })
    await expect.element(page.getByText('Fake Wallet on Local One')).toBeVisible()
  })
})

describe('with a stored session', () => {
  const stored = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const button = page.getByRole('button')

  /** Creates a kit whose wallet responds to the restore when `respond` is called. */
  function createRestoringKit({ fromServer = false } = {}) {
    const wallets = [{ id: 'io.fake', name: 'Fake Wallet', open: true }] as const
    const { kit, adapters } = createKitWithWallets(wallets, {
      storage: fakeStorage({
        items: { 'latchkit.v1.test.connector.eip155': 'io.fake', 'latchkit.v1.test.address.eip155': stored },
      }),
      ...(fromServer && {
        initialState: { connectors: { eip155: 'io.fake' }, addresses: { eip155: stored } },
      }),
    })
    const adapter = kit.internal.adapterOf('eip155')
    if (!adapter) throw new TypeError('The kit has an adapter')
    let respond = () => {}
    const promise = new Promise<void>((resolve) => {
      respond = resolve
    })
    const restore = adapter.reconnect
    vi.spyOn(adapter, 'reconnect').mockImplementation((parameters) => promise.then(() => restore(parameters)))
    return { kit, wallet: adapters[0].wallet('io.fake'), respond }
  }

  async function expectRestoring(): Promise<void> {
    await expect.element(button).toHaveAccessibleName('Account 0x7099…79C8')
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(button).toHaveAttribute('data-status', 'restoring')
  }

  test.each([
    ['ConnectButton', <ConnectButton key="1" />],
    ['AccountButton', <AccountButton key="2" />],
  ])('behavior: %s shows the stored account as busy, and then that of the wallet', async (_, element) => {
    const { kit, respond } = createRestoringKit()
    await render(<LatchkitProvider kit={kit}>{element}</LatchkitProvider>)
    await expectRestoring()
    const before = button.element()
    respond()
    await expect.element(button).toHaveAccessibleName(/^Account .*0xf39F…2266$/)
    await expect.element(button).not.toHaveAttribute('aria-busy')
    expect(button.element()).toBe(before)
  })

  test('behavior: the stored account disappears if the wallet is locked', async () => {
    const { kit, wallet, respond } = createRestoringKit()
    wallet.locked = true
    await render(
      <LatchkitProvider kit={kit}>
        <ConnectButton />
        <AccountButton data-testid="account" />
      </LatchkitProvider>,
    )
    await expect.poll(() => document.querySelectorAll('[data-status="restoring"]').length).toBe(2)
    respond()
    await expect.element(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
    await expect.element(page.getByTestId('account')).not.toBeInTheDocument()
  })

  test('behavior: a click while the session is restored waits for the wallet, and opens the account', async () => {
    const { kit, respond } = createRestoringKit()
    await render(
      <LatchkitProvider kit={kit}>
        <AccountButton />
      </LatchkitProvider>,
    )
    await button.click()
    expect(kit.getState().modal.status).toBe('closed')
    respond()
    await expect.poll(() => kit.getState().modal).toMatchObject({ stack: [{ view: 'account' }] })
  })

  test('behavior: the server renders the stored account of a cookie, and hydration keeps it', async () => {
    const { kit, respond } = createRestoringKit({ fromServer: true })
    const app = (
      <LatchkitProvider kit={kit}>
        <ConnectButton />
      </LatchkitProvider>
    )
    const errors: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args))
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(app)
    await expectRestoring()
    const before = container.querySelector('button')
    const root = hydrateRoot(container, app, { onRecoverableError: (error) => errors.push(error) })
    respond()
    await expect.element(button).toHaveAccessibleName('Account 0xf39F…2266')
    expect(container.querySelector('button')).toBe(before)
    root.unmount()
    container.remove()
    expect(errors).toEqual([])
  })
})

describe('NetworkButton', () => {
  test('default', async () => {
    await renderButtons(<NetworkButton />)
    await page.getByRole('button', { name: 'Network: Local One' }).click()
    await dialog.getByRole('button', { name: 'Local Two' }).click()
    await expect.element(page.getByRole('button', { name: 'Network: Local Two' })).toBeVisible()
  })

  test('behavior: on an unsupported network it opens the view that switches the network', async () => {
    const { kit, adapters } = await renderButtons(<NetworkButton />, { allowUnsupportedChain: true })
    await connect(kit, { connectorId: 'io.fake' })
    adapters[0].wallet('io.fake').switchChain(three.caipNetworkId)
    await page.getByRole('button', { name: 'Switch network' }).click()
    await dialog.getByRole('button', { name: 'Local Two' }).click()
    await expect.poll(() => adapters[0].wallet('io.fake').chainId).toBe(two.caipNetworkId)
  })

  test('behavior: it renders nothing if enableNetworkSwitch is false', async () => {
    await renderButtons(<NetworkButton />, { enableNetworkSwitch: false })
    expect(document.querySelector('button')).toBeNull()
  })

  test('param: children', async () => {
    await renderButtons(
      <NetworkButton>
        {(state) => (
          <button type="button" onClick={() => state.open()}>
            {state.status === 'ready' ? state.network.name : state.status}
          </button>
        )}
      </NetworkButton>,
    )
    await page.getByRole('button', { name: 'Local One' }).click()
    await expect.element(dialog).toHaveAccessibleName('Networks')
  })
})
