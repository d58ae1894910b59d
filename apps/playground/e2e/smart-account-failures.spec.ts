import { parseEther } from 'viem'
import { expect, test } from './loginFixtures.js'
import { interceptServers, logInWithTokens } from './smartAccountFixtures.js'
import { WalletCallsCard } from './WalletCallsCard.js'

test.use({ expectedErrors: [/Failed to load resource: net::ERR_CONNECTION_REFUSED/] })

test('error: paymaster over its budget or away, bundler away: each is explained, and the next batch works', async ({
  login,
  devnet,
  page,
}) => {
  const card = new WalletCallsCard(page)
  const close = login.frame.getByRole('button', { name: 'Close' })
  const confirmed = 'Sent together, all or none: confirmed.'
  const servers = await interceptServers(page)
  const { address, client } = await logInWithTokens(login, devnet, 'saga@devnet.example', 10_000_000n)
  await card.turn('All or none')

  await test.step('the project is over its budget, and the account has nothing for the fee', async () => {
    servers.paymaster = 'over-budget'
    await card.send()
    await expect(
      login.frame.getByText(
        /budget for network fees is used up, and the balance is too low.*Add funds, or try again later/,
      ),
    ).toBeVisible()
    await close.click()
    await expect(card.result).toContainText('wallet-request')
    await expect(card.result).toContainText('the balance is too low to pay the fee')
  })

  await test.step('with funds the account pays the fee itself', async () => {
    await client.setBalance({ address, value: parseEther('1') })
    await card.send()
    const request = await login.openWindow()
    await expect(
      request.getByText('The app’s budget for network fees is used up. You pay the fee.'),
    ).toBeVisible()
    await expect(request.getByText('Maximum network fee')).toBeVisible()
    await login.approve()
    await expect(card.result).toContainText(confirmed)
    expect(await client.getBalance({ address })).toBeLessThan(parseEther('1'))
    expect(await client.getTokens(address)).toBe(7_500_000n)
  })

  await test.step('the paymaster is away', async () => {
    servers.paymaster = 'away'
    await card.send()
    const request = await login.openWindow()
    await expect(request.getByText(/pays network fees is not reachable. You pay the fee/)).toBeVisible()
    await login.decline()
    await expect(card.result).toContainText('user-rejected')
  })

  await test.step('the bundler is away', async () => {
    Object.assign(servers, { paymaster: 'works', bundler: 'away' })
    await card.send()
    await expect(login.frame.getByText(/is not reachable. Nothing was sent. Try again later/)).toBeVisible()
    await close.click()
    await expect(card.result).toContainText('Nothing was sent')
  })

  await test.step('the bundler is away after the approval', async () => {
    servers.bundler = 'away-for-sends'
    await card.send()
    await login.approve()
    await expect(login.frame.getByText(/may have been sent: check it before you try again/)).toBeVisible()
    await close.click()
    await expect(card.result).toContainText('may have been sent')
    expect(await client.getTokens(address)).toBe(7_500_000n)
  })

  await test.step('all servers work again', async () => {
    servers.bundler = 'works'
    const balance = await client.getBalance({ address })
    await card.send()
    await login.approve()
    await expect(card.result).toContainText(confirmed)
    expect(await client.getTokens(address)).toBe(5_000_000n)
    // The app pays.
    expect(await client.getBalance({ address })).toBe(balance)
  })
})
