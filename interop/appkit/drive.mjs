import assert from 'node:assert/strict'
import { createPublicClient, erc20Abi, formatUnits, http } from 'viem'
import { tokens } from '../../apps/devnet/src/exports/index.js'
import { redirectHosts } from '../redirectHosts.mjs'
import { expectAsked } from '../testKit.mjs'

/** What AppKit 1.8.2 logs itself: empty sizes of icons, and that settings of the service replace options of the app. */
export const expectedErrors = /<svg> attribute (width|height)|\[Reown Config Notice\]/

/** @param {import('../drive.mjs').Drive} drive */
export async function drive({ page, url, devnet, check }) {
  const { gateway, accounts, chains } = devnet
  const [account, chain, token] = [accounts[0], chains[0], tokens[0]]
  if (!gateway || !account || !chain || !token)
    throw new Error('The devnet has no gateway, account, chain or token.')
  const client = createPublicClient({ transport: http(chain.rpcUrl) })
  const failed = await redirectHosts(page, gateway.url)
  const button = page.locator('appkit-button')
  const modal = page.locator('w3m-modal')
  const back = () => modal.getByRole('button').first().click()
  await page.goto(url)

  await check('lists wallets of the catalogue', async () => {
    await button.click()
    await modal.getByText('Search Wallet').click()
    await modal.getByText('Trust Wallet').waitFor()
    await back()
  })
  await check('connects an injected wallet', async () => {
    await modal.getByText('Harbor').click()
    await page.locator('w3m-modal:not(.open)').waitFor({ state: 'attached' })
  })
  await check('shows the name of the account', () => button.getByText('alice.eth').waitFor())
  await check('shows the native balance that the node has', async () => {
    const balance = await client.getBalance({ address: account.address })
    await button.getByText(`${formatUnits(balance, 18)}.000 ETH`).waitFor()
  })
  await check('shows the activity', async () => {
    await button.click()
    await modal.getByText('Activity').click()
    await modal.getByText(`${formatUnits(token.balance, token.decimals)}.000 ${token.symbol}`).waitFor()
    await back()
  })
  await check('shows the tokens that the node has', async () => {
    const balance = await client.readContract({
      address: token.address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [account.address],
    })
    const amount = Number(formatUnits(balance, token.decimals)).toLocaleString('en')
    await modal.getByText('Send', { exact: true }).click()
    await modal.getByRole('button', { name: 'Select token' }).first().click()
    await modal.getByText(`${amount}.0000 ${token.symbol}`).waitFor()
  })
  await check('the gateway answers every request', async () => {
    await page.unrouteAll({ behavior: 'wait' })
    if (failed.length > 0) throw new Error(failed.join('\n'))
  })
}

/** @param {import('../testKit.mjs').TestKit} kit */
export async function driveWithTestKit({ page, url, chain, wallet, phone, check, gatewayUrl }) {
  const button = page.locator('appkit-button')
  const modal = page.locator('w3m-modal')
  const recipient = '0x000000000000000000000000000000000000dEaD'
  const isClosed = () => page.locator('w3m-modal:not(.open)').waitFor({ state: 'attached' })
  await redirectHosts(page, gatewayUrl, { isRpcLeft: true })
  await page.goto(url)
  await check('test kit: MetaMask connects, and AppKit shows the account', async () => {
    await button.click()
    await modal.getByText('MetaMask').click()
    await isClosed()
    await expectAsked(wallet, 'connect')
    await button.getByText(/^0x.*2266$|alice/i).waitFor()
  })
  await check('test kit: sends from the modal, on a fake chain', async () => {
    await button.click()
    await modal.getByText('Send', { exact: true }).click()
    await modal.getByRole('button', { name: 'Select token' }).first().click()
    await modal.getByText('Ether', { exact: true }).click()
    await modal.getByPlaceholder('0', { exact: true }).fill('1')
    // It is disabled until its card is clicked.
    await modal.locator('w3m-input-address').click()
    await modal.locator('textarea').fill(recipient)
    await modal.getByRole('button', { name: 'Preview send' }).click()
    await modal.getByRole('button', { name: 'Send', exact: true }).click()
    await expectAsked(wallet, 'transaction')
    const sent = chain.transactions.map(({ to, value, status }) => ({ to, value, status }))
    assert.deepEqual(sent, [{ to: recipient, value: 10n ** 18n, status: 'success' }])
  })
  await check('test kit: the user disconnects the wallet', async () => {
    await wallet.disconnect()
    await button.getByText('Connect Wallet').waitFor()
  })
  await check('test kit: the phone scans the code of the modal', async () => {
    await button.click()
    await modal.getByText('WalletConnect').click()
    await phone.scan()
    await isClosed()
    await expectAsked(phone, 'connect')
  })
}
