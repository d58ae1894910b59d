import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { useLatchkitWallets } from '../hooks/useLatchkitWallets.js'
import { createKitWithWallets } from '../kit.fixtures.js'
import { LatchkitProvider } from '../LatchkitProvider.js'
import { WalletButton } from './WalletButton.js'

const dialog = page.getByRole('dialog')
const custom = { id: 'custom', name: 'Custom Wallet', homepage: 'https://custom.example' }

async function renderButton(
  children = <WalletButton wallet="io.fake" />,
  options: Parameters<typeof createKitWithWallets>[1] = {},
) {
  const setup = createKitWithWallets(undefined, { customWallets: [custom], ...options })
  await render(<LatchkitProvider kit={setup.kit}>{children}</LatchkitProvider>)
  return { ...setup, wallet: setup.adapters[0].wallet('io.fake') }
}

/** Lists the wallets with how each one is connected. */
function Wallets() {
  const { open } = useLatchkit()
  const { wallets } = useLatchkitWallets()
  return wallets.map(({ id, name, access }) => (
    <button key={id} type="button" onClick={() => open({ view: 'connect', wallet: id })}>
      {name} {access}
    </button>
  ))
}

test('default: one click prompts the wallet, and the button shows what became of it', async () => {
  const { wallet, adapters } = await renderButton()
  wallet.behavior = 'rejects'
  await page.getByRole('button', { name: 'Fake Wallet: Connect wallet' }).click()
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => adapters[0].prompts).toBe(1)
  await expect
    .poll(() => document.querySelector('[data-latchkit="wallet"]')?.getAttribute('data-status'))
    .toBe('failed')
  await dialog.getByRole('button', { name: 'Close' }).click()
  wallet.behavior = 'approves'
  await page.getByRole('button', { name: 'Fake Wallet Try again' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Fake Wallet', exact: true }))
    .toHaveAttribute('data-status', 'connected')
})

test('behavior: while it is connected, it opens the account', async () => {
  const { kit } = await renderButton()
  await page.getByRole('button', { name: 'Fake Wallet: Connect wallet' }).click()
  await page.getByRole('button', { name: 'Fake Wallet', exact: true }).click()
  await expect.element(dialog).toHaveAccessibleName('Account')
  expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'account' }] })
})

test('param: children, label and onClick', async () => {
  const { kit } = await renderButton(
    <>
      <WalletButton wallet="remote" label="Remote Wallet" onClick={(event) => event.preventDefault()} />
      <WalletButton wallet="io.fake">
        {({ status, name, open }) => (
          <button type="button" onClick={() => open()}>
            {name} {status}
          </button>
        )}
      </WalletButton>
    </>,
  )
  await page.getByRole('button', { name: 'Remote Wallet: Connect wallet' }).click()
  expect(kit.getState().modal.status).toBe('closed')
  await page.getByRole('button', { name: 'Fake Wallet idle' }).click()
  await expect.element(page.getByText('Fake Wallet connected')).toBeVisible()
})

test('behavior: useLatchkitWallets says which wallets connect connects, and open shows the others', async () => {
  await renderButton(<Wallets />)
  await expect.element(page.getByRole('button', { name: 'Fake Wallet direct' })).toBeVisible()
  await page.getByRole('button', { name: 'Custom Wallet not-installed' }).click()
  await expect.element(dialog).toHaveTextContent('Custom Wallet')
})

test('behavior: the user accepts the terms first', async () => {
  const { kit, adapters } = await renderButton(undefined, {
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://my-dapp.example/terms',
  })
  await page.getByRole('button', { name: 'Fake Wallet: Connect wallet' }).click()
  await expect.element(dialog.getByRole('checkbox')).toBeVisible()
  expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'connect' }] })
  expect(adapters[0].prompts).toBe(0)
})
