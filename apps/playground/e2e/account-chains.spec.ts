import { type Devnet, solanaNfts, solanaTokens } from '@latchkit/devnet'
import { bitcoinAccounts, solanaAccounts } from '@latchkit/test'
import type { Page } from '@playwright/test'
import { formatUnits } from 'viem'
import { connectAccount, createGatewayFixtures, type DataFixtures } from './accountFixtures.js'
import { chainReader } from './chainReader.js'
import { test as base, expect } from './everyChainFixtures.js'

/** `test` with a gateway for Solana and Bitcoin. */
const test = base.extend<DataFixtures>(createGatewayFixtures({ solana: true, bitcoin: true }))

/** Returns the amounts of the table, such as `1.5 SOL`. */
const getAmounts = (page: Page) =>
  page.getByRole('region', { name: 'useLatchkitTokens()' }).locator('tbody td:nth-child(2)')
const getHashes = (page: Page) =>
  page.getByRole('list', { name: 'Transactions' }).getByRole('listitem').locator('code')

async function callSolana({ solana }: Devnet, method: string, params: readonly unknown[]) {
  const response = await fetch(solana?.rpcUrl ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return (await response.json()).result
}

/** Returns the amount of a token that the node says the owner has, in base units. */
async function getTokenAmount(devnet: Devnet, owner: string, mint: string): Promise<bigint> {
  const { value } = await callSolana(devnet, 'getTokenAccountsByOwner', [
    owner,
    { mint },
    { encoding: 'jsonParsed' },
  ])
  return BigInt(value[0]?.account.data.parsed.info.tokenAmount.amount ?? 0)
}

const solanaAddress = solanaAccounts[0]?.address ?? ''

test('default: the tokens of a Solana account are those of the node, to the last unit', async ({
  page,
  devnet,
  dataUrl,
}) => {
  await connectAccount(page, dataUrl, 'Lagoon')
  const expected = [`${formatUnits(await chainReader(devnet).getLamports(solanaAddress), 9)} SOL`]
  for (const { mint, symbol, decimals } of solanaTokens)
    expected.push(`${formatUnits(await getTokenAmount(devnet, solanaAddress, mint), decimals)} ${symbol}`)
  await expect(getAmounts(page)).toHaveText(expected, { useInnerText: true })
})

test('default: the NFTs of a Solana account are those that it owns on the chain', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const owned: string[] = []
  for (const { mint, name } of solanaNfts)
    if ((await getTokenAmount(devnet, solanaAddress, mint)) === 1n) owned.push(name)
  expect(owned).toHaveLength(solanaNfts.length)
  await connectAccount(page, dataUrl, 'Lagoon')
  await expect(page.getByRole('list', { name: 'NFTs' }).getByRole('listitem')).toHaveText(owned)
  await page.locator('.site-header [data-latchkit="account"]').click()
  await page.getByRole('dialog').getByRole('tab', { name: 'NFTs' }).click()
  const images = page.getByRole('dialog').getByRole('tabpanel').locator('img')
  await expect(images).toHaveCount(owned.length)
  for (const image of await images.all())
    expect(await image.getAttribute('src')).toContain(`${dataUrl}/v1/image/`)
})

test('default: what a Solana account receives is among its transactions, without a reload', async ({
  page,
  devnet,
  dataUrl,
}) => {
  await connectAccount(page, dataUrl, 'Lagoon')
  await expect(getHashes(page)).not.toHaveCount(0)
  const signature = await callSolana(devnet, 'requestAirdrop', [solanaAddress, 1_500_000_000])
  await expect(getHashes(page).first()).toHaveText(signature)
  await page.locator('.site-header [data-latchkit="account"]').click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByRole('dialog').getByText('+1.5 SOL')).toBeVisible()
})

test('default: the amount and the transactions of a Bitcoin address are those of Esplora', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const address = bitcoinAccounts[0]?.payment.address ?? ''
  await connectAccount(page, dataUrl, 'Ingot')
  const sats = await chainReader(devnet).getSats(address)
  await expect(getAmounts(page)).toHaveText([`${formatUnits(sats, 8)} BTC`])
  const transactions: readonly { readonly txid: string }[] = await (
    await fetch(`${devnet.bitcoin?.esploraUrl}/address/${address}/txs`)
  ).json()
  expect(transactions.length).toBeGreaterThan(0)
  await expect(getHashes(page)).toHaveText(transactions.map(({ txid }) => txid))
})
