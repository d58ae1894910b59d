import { accounts, type Devnet, nameResolvers, startDevnet } from '@latchkit/devnet'
import { createPublicClient, http } from 'viem'
import { axeViolations } from './axeViolations.js'
import { test as base, expect } from './fixtures.js'
import { modalRow } from './modalRow.js'

/** `test` with a gateway at which names can be registered. */
const test = base.extend<object, { readonly dataUrl: string }>({
  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const devnet = await startDevnet({ gateway: true })
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  dataUrl: [({ devnet }, use) => use(devnet.gateway?.url ?? ''), { scope: 'worker' }],
})

const resolve = ({ chains }: Devnet, name: string) =>
  createPublicClient({ transport: http(chains[0]?.rpcUrl) }).getEnsAddress({
    name,
    universalResolverAddress: nameResolvers.universal,
  })

test('default: a name is registered, shown in the account, and resolved by viem', async ({
  page,
  devnet,
  dataUrl,
}) => {
  await page.goto(`/account.html?data=${encodeURIComponent(dataUrl)}`)
  const button = page.locator('.site-header').locator('[data-latchkit="connect"], [data-latchkit="account"]')
  await button.click()
  const dialog = page.getByRole('dialog')
  await modalRow(dialog, 'Meadow').click()
  await expect(dialog).toBeHidden()
  await button.click()
  await dialog.getByRole('button', { name: 'Choose a name' }).click()
  await dialog.getByRole('button', { name: 'Choose name' }).click()
  await dialog.getByLabel('Name').fill('Captain')
  await expect(dialog.getByText('captain.devnet.eth is available.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Register name' }).click()
  await expect(dialog.getByText('captain.devnet.eth is yours')).toBeVisible()
  await dialog.getByRole('button', { name: 'Let’s go' }).click()
  await expect(dialog.getByRole('button', { name: /^Copy address captain\.devnet\.eth/ })).toBeVisible()
  const owner = await resolve(devnet, 'captain.devnet.eth')
  expect(accounts.map(({ address }) => address)).toContain(owner)
})
