import { connect, getAccount, navigate, openModal } from '@latchkit/core/actions'
import { fakeDataApi, testNetworks } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createMultichainKit } from '../chains.fixtures.js'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'

const [{ caipNetworkId: chainId }] = testNetworks
const [one, two] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
]
const dialog = page.getByRole('dialog')

async function setUp() {
  const dataApi = fakeDataApi()
  const wallets = [{ id: 'io.fake', name: 'Fake Wallet', accounts: [one, two] }] as const
  const setup = createKitWithWallets(wallets, { dataApi })
  dataApi.setBalances({
    address: two,
    chainId,
    balances: [{ chainId, name: 'Coin', symbol: 'COIN', decimals: 1, amount: 25n, price: '1' }],
  })
  await render(<TestApp kit={setup.kit} />)
  await connect(setup.kit, { connectorId: 'io.fake' })
  return { ...setup, dataApi }
}

/** A kit for Solana, where the app chooses the account, and a wallet with two accounts. */
async function setUpSolana() {
  const { kit } = createMultichainKit()
  await render(<TestApp kit={kit} />)
  await connect(kit, { connectorId: 'Sol', namespace: 'solana' })
  const [, other] = getAccount(kit, { namespace: 'solana' })?.accounts ?? []
  if (!other) throw new Error('The fake wallet has one account.')
  // An account without lists shows its settings at once.
  void openModal(kit)
  await dialog.getByRole('button', { name: 'Accounts 2' }).click()
  return { kit, other: other.address, short: `${other.address.slice(0, 4)}…${other.address.slice(-4)}` }
}

/** The settings are behind the avatar. */
const openSettings = () => dialog.getByRole('button', { name: /^Settings / }).click()

test('default: the accounts of the wallet, with their values and names', async () => {
  const { kit, dataApi } = await setUp()
  dataApi.setIdentity({ address: two, identity: { name: 'bob.eth' } })
  void openModal(kit)
  await openSettings()
  await dialog.getByRole('button', { name: 'Accounts 2' }).click()
  await expect.element(dialog).toHaveAccessibleName('Accounts')
  const rows = dialog.getByRole('list', { name: 'Accounts' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent(/^0xf39F…2266.*In use/)
  await expect.element(rows.nth(1)).toHaveTextContent(/^bob\.eth0x7099…79C8.*\$2\.50/)
  expect(kit.getState().totals?.byAccount).toHaveProperty(`${chainId}:${two}`)
})

test('behavior: accounts that only the wallet can switch are not buttons', async () => {
  const { kit } = await setUp()
  void openModal(kit)
  await openSettings()
  await dialog.getByRole('button', { name: 'Accounts 2' }).click()
  await expect.element(dialog.getByText(/Choose another account in Fake Wallet\./)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^0x/ })).not.toBeInTheDocument()
})

test('behavior: a click switches the account and goes back', async () => {
  const { short } = await setUpSolana()
  await dialog.getByRole('button', { name: short, exact: true }).click()
  await expect.element(dialog).toHaveAccessibleName('Account')
  await expect.element(dialog.getByRole('button', { name: `Copy address ${short}` })).toBeVisible()
})

test('behavior: a label is shown instead of the name, also in the account view, and stored', async () => {
  const { kit, dataApi, storage } = await setUp()
  dataApi.setIdentity({ address: one, identity: { name: 'alice.eth' } })
  void openModal(kit)
  await openSettings()
  await dialog.getByRole('button', { name: 'Profile', exact: true }).click()
  await expect.element(dialog.getByRole('heading', { name: 'alice.eth' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Savings')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('heading', { name: 'Savings' })).toBeVisible()
  await expect.element(dialog.getByRole('status').filter({ hasText: 'Label saved' })).toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.element(dialog.getByText('Savings')).toBeVisible()
  expect([...storage.items.values()].join()).toContain('Savings')
})

test('behavior: the profile of another account switches to it', async () => {
  const { kit, other, short } = await setUpSolana()
  await dialog.getByRole('button', { name: `Profile of ${short}` }).click()
  await dialog.getByRole('button', { name: 'Use this account' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Use this account' })).not.toBeInTheDocument()
  expect(getAccount(kit, { namespace: 'solana' })?.address).toBe(other)
})

test('behavior: an account that the wallet does not share', async () => {
  const { kit } = await setUp()
  void openModal(kit)
  await navigate(kit, { route: { view: 'profile', namespace: 'eip155', address: '0x1' } })
  await expect.element(dialog.getByText('Account not found')).toBeVisible()
  await dialog.getByRole('button', { name: 'Show accounts' }).click()
  await expect.element(dialog).toHaveAccessibleName('Accounts')
})
