import { connect } from '@latchkit/core/actions'
import { testNetworks } from '@latchkit/core/testing'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
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
