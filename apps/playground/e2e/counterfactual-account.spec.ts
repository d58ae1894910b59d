import { type Hex, isErc6492Signature } from 'viem'
import { createGatewayFixtures, type DataFixtures } from './accountFixtures.js'
import { frameOut } from './buildPages.js'
import { test as base, expect } from './fixtures.js'
import { LoginPage } from './LoginPage.js'
import { logInWithTokens } from './smartAccountFixtures.js'
import { WalletCallsCard } from './WalletCallsCard.js'

/** A chain without EIP-7702. */
const test = base
  .extend<DataFixtures>(
    createGatewayFixtures({ solana: true, hardfork: 'cancun', login: { frameDir: frameOut } }),
  )
  .extend<{ readonly login: LoginPage }>({
    wallets: [],
    login: ({ page, devnet }, use) => use(new LoginPage(page, devnet)),
  })

test('default: the smart account has an address of its own, signs before it is deployed, and is deployed with the first batch', async ({
  login,
  devnet,
  page,
}) => {
  const card = new WalletCallsCard(page)
  const { address, client } = await logInWithTokens(login, devnet, 'vega@devnet.example', 5_000_000n)
  const sign = async () => {
    const signing = login.answer('EVM', 'Sign a message')
    await login.approve()
    const signature = (await signing) as Hex
    expect(await client.verifyMessage({ address, message: 'Signed on EVM', signature })).toBe(true)
    return signature
  }
  expect(await client.getCode({ address })).toBeUndefined()
  await card.expectCapabilities('supported', 'supported')
  expect(isErc6492Signature(await sign())).toBe(true)

  await card.turn('All or none')
  await card.send()
  const request = await login.openWindow()
  await expect(request.getByText(/your smart account is set up/i)).toBeVisible()
  await expect(request.getByText(/assets of your ordinary account stay there/i)).toBeVisible()
  await login.approve()
  await expect(card.result).toContainText('Sent together, all or none: confirmed.')
  expect(await client.getCode({ address })).toMatch(/^0x[0-9a-f]{40}/)
  expect(await client.getBalance({ address })).toBe(0n)
  expect(isErc6492Signature(await sign())).toBe(false)
})

test('behavior: the ordinary account has another address, to which the user changes', async ({ login }) => {
  await login.visit()
  await login.logIn('odin@devnet.example')
  const address = await login.getAddress('EVM')
  await login.button.click()
  const smartAccount = login.modal.getByRole('switch', { name: 'Smart account' })
  await expect(smartAccount).toBeChecked()
  await expect(smartAccount).toHaveAccessibleDescription(/assets of your ordinary account stay there/i)
  await smartAccount.click()
  await expect(smartAccount).not.toBeChecked()
  await login.modal.getByRole('button', { name: 'Close' }).click()
  await expect(login.fact('EVM', 'Address')).not.toHaveText(address)
  const ordinary = await login.getAddress('EVM')
  expect(await login.signMessage()).toBe(ordinary)
})
