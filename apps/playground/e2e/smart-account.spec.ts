import { swapContracts } from '@latchkit/devnet'
import { expect, test } from './loginFixtures.js'
import { logInWithTokens } from './smartAccountFixtures.js'
import { getReview, openSwap } from './swapFixtures.js'
import { WalletCallsCard } from './WalletCallsCard.js'

test('default: the first batch of a new user turns the account into a smart account, and the app pays the fee', async ({
  login,
  devnet,
  page,
}) => {
  const card = new WalletCallsCard(page)
  const { address, client } = await logInWithTokens(login, devnet, 'runa@devnet.example', 5_000_000n)
  await card.expectCapabilities('supported', 'supported')

  await card.turn('All or none')
  await card.send()
  const request = await login.openWindow()
  await expect(request.getByText(/becomes a smart account/i)).toBeVisible()
  await login.approve()

  await expect(card.result).toContainText('Sent together, all or none: confirmed.')
  // EIP-7702: the address has the code of the contract that the frame is configured with.
  expect(await client.getCode({ address })).toMatch(/^0xef0100[0-9a-f]{40}$/)
  expect(await client.getBalance({ address })).toBe(0n)
})

test('behavior: a token is approved and swapped in one step, with exactly the amount, and the app pays the fee', async ({
  login,
  devnet,
  page,
}) => {
  const { address, client } = await logInWithTokens(login, devnet, 'signe@devnet.example', 25_000_000n)
  await login.visitAccount()
  const dialog = await openSwap(page, { from: 'TUSD', to: 'ETH', amount: '25' })
  await getReview(dialog).click()
  await expect(dialog.getByText('Approval and swap together')).toBeVisible()
  await expect(dialog.getByText(/may take exactly .*25 TUSD/)).toBeVisible()
  await expect(dialog.getByText(/^Paid by /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Approve and swap' }).click()
  const request = await login.openWindow()
  await expect(request.getByRole('heading', { name: 'Approve 2 actions' })).toBeVisible()
  await login.approve()
  await expect.poll(() => client.getTokens(address)).toBe(0n)
  // Nothing is left of the approval, and nothing was paid for the fee.
  expect(await client.getAllowance(address, swapContracts.aggregator)).toBe(0n)
  expect(await client.getBalance({ address })).toBeGreaterThan(0n)
  // The authorization uses one nonce. No step was a transaction of its own.
  expect(await client.getTransactionCount({ address })).toBe(1)
})

test('behavior: the user turns the smart account off, and signs as an ordinary account at the same address', async ({
  login,
}) => {
  await login.visit()
  await login.logIn('tove@devnet.example')
  const address = await login.getAddress('EVM')
  await login.button.click()
  const smartAccount = login.modal.getByRole('switch', { name: 'Smart account' })
  await expect(smartAccount).toBeChecked()
  await smartAccount.click()
  await expect(smartAccount).not.toBeChecked()
  await login.modal.getByRole('button', { name: 'Close' }).click()
  await expect(login.fact('EVM', 'Address')).toHaveText(address)
  expect(await login.signMessage()).toBe(address)
  await login.page.reload()
  await expect(login.fact('EVM', 'Status')).toHaveText('connected')
  await login.button.click()
  await expect(smartAccount).not.toBeChecked()
})
