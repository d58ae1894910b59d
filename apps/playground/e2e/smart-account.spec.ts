import { type Address, createTestClient, erc20Abi, http, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from './loginFixtures.js'
import { WalletCallsCard } from './WalletCallsCard.js'

test('default: the first batch of a new user turns the account into a smart account, and the app pays the fee', async ({
  login,
  devnet,
  page,
}) => {
  const card = new WalletCallsCard(page)
  await login.visit()
  await login.logIn('runa@devnet.example')
  const address = (await login.getAddress('EVM')) as Address
  const [chain] = devnet.chains
  const [holder] = devnet.accounts
  const [token] = devnet.tokens
  if (!chain || !holder || !token) throw new Error('The devnet has no chain, account or token.')
  const client = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl), pollingInterval: 50 })
    .extend(publicActions)
    .extend(walletActions)
  const hash = await client.writeContract({
    account: privateKeyToAccount(holder.privateKey),
    chain: null,
    address: token.address,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [address, 5_000_000n],
  })
  await client.waitForTransactionReceipt({ hash })
  await card.expectCapabilities('supported', 'supported')

  await card.turn('All or none')
  await card.send()
  await expect(login.frame.getByText(/becomes a smart account/i)).toBeVisible()
  await login.approve()

  await expect(card.result).toContainText('Sent together, all or none: confirmed.')
  // EIP-7702: the address has the code of the contract that the frame is configured with.
  expect(await client.getCode({ address })).toMatch(/^0xef0100[0-9a-f]{40}$/)
  expect(await client.getBalance({ address })).toBe(0n)
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
