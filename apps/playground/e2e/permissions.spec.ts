import { type Devnet, delegationContracts } from '@latchkit/devnet'
import {
  createSalt,
  encodePermissionsContext,
  getDelegationTypedData,
  toDelegation,
  toPermissionJson,
} from '@latchkit/permissions'
import { delta, harbor, tokens } from '@latchkit/test'
import type { Page } from '@playwright/test'
import { type Address, createTestClient, erc20Abi, type Hex, http, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { createGatewayFixtures, type DataFixtures } from './accountFixtures.js'
import { test as base, expect } from './fixtures.js'
import { PermissionsCard } from './PermissionsCard.js'
import { TestWallet } from './TestWallet.js'

/** `test` with a devnet and a gateway of its own: these tests move the time of the chain. */
const test = base.extend<DataFixtures & { readonly card: PermissionsCard }>({
  ...createGatewayFixtures(),
  card: ({ page }, use) => use(new PermissionsCard(page)),
})
test.use({ wallets: [[harbor, delta], { scope: 'test' }] })

const token: Address = tokens[0]?.address ?? '0x'
const createPayee = (): Address => privateKeyToAddress(generatePrivateKey())

function createClient({ chains }: Devnet) {
  return createTestClient({ mode: 'anvil', transport: http(chains[0]?.rpcUrl), cacheTime: 0 }).extend(
    publicActions,
  )
}

const getBalance = (devnet: Devnet, address: Address) =>
  createClient(devnet).readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  })

test.describe('a wallet like MetaMask, whose account delegates to the Delegation Framework', () => {
  test('default: the server pays within the limit, and the chain refuses more, another payee and a revoked permission', async ({
    card,
    devnet,
    dataUrl,
    page,
  }) => {
    const [payee, other] = [createPayee(), createPayee()]
    await card.visit(dataUrl)
    await card.grant({ limit: '10', payee })
    await expect(card.items.first()).toContainText(`can send 10 TUSD every day to ${payee}.`)
    await expect(await card.pay('4')).toContainText('Paid 4 TUSD')
    expect(await getBalance(devnet, payee)).toBe(4_000_000n)

    await expect(await card.pay('7')).toContainText(
      'The chain refused 7 TUSD: ERC20PeriodTransferEnforcer:transfer-amount-exceeded',
    )
    await expect(await card.pay('1', other)).toContainText(
      'The chain refused 1 TUSD: AllowedCalldataEnforcer',
    )
    expect(await getBalance(devnet, other)).toBe(0n)

    await card.revoke()
    await expect(card.items.first()).toContainText('Revoked')
    await expect(await card.pay('1', payee)).toContainText(
      'The chain refused 1 TUSD: CannotUseADisabledDelegation',
    )
    expect(await getBalance(devnet, payee)).toBe(4_000_000n)
    const wallet = new TestWallet(page, '__wallets', 'delta')
    expect(await wallet.prompts()).toEqual([
      'eth_requestAccounts approved',
      'wallet_requestExecutionPermissions approved',
      'wallet_revokeExecutionPermission approved',
    ])
  })

  test('default: the native token', async ({ card, devnet, dataUrl }) => {
    const payee = createPayee()
    await card.visit(dataUrl)
    await card.grant({ asset: 'ETH', limit: '0.5', payee })
    await expect(await card.pay('0.5')).toContainText('Paid 0.5 ETH')
    await expect(await card.pay('0.1')).toContainText('NativeTokenPeriodTransferEnforcer')
    expect(await createClient(devnet).getBalance({ address: payee })).toBe(5n * 10n ** 17n)
  })

  test('error: the user declines: the server gets no permission', async ({ card, dataUrl, page }) => {
    await card.visit(dataUrl)
    await new TestWallet(page, '__wallets', 'delta').set({ answer: 'reject' })
    await expect(await card.ask({ payee: createPayee() })).toContainText('declined')
    await expect(card.items).toHaveCount(0)
  })
})

/** What a gateway lists. */
type Listed = { readonly context: Hex; readonly permission: object; readonly expiry?: number }

/** Replaces the gateway's list of permissions by that of a malicious one. */
async function answerMaliciously(page: Page, list: () => readonly Listed[]): Promise<void> {
  await page.route(/\/v1\/sessions\/eip155%3A31337%3A/, async (route) => {
    const pcis = list().map(({ context, permission, expiry = 4_000_000_000 }, index) => ({
      project: { id: 'devnet', name: 'devnet', url: null, iconUrl: null },
      pci: `3b241101-e2bb-4255-8caf-4136c566a96${index}`,
      ...{ context, expiry, createdAt: 1_700_000_000, revokedAt: null },
      ...{ permissions: [permission], policies: [] },
    }))
    await route.fulfill({ json: { pcis }, headers: { 'access-control-allow-origin': '*' } })
  })
}

/** Returns the context that the page keeps, of the latest permission. */
const readContext = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.permissions')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? '[]').at(-1).context as `0x${string}`
  })

test('error: a malicious gateway widens a permission, invents one, and lists a revoked one as active: the list shows what was granted, and the chain refuses', async ({
  card,
  devnet,
  dataUrl,
  page,
}) => {
  const payee = createPayee()
  await card.visit(dataUrl)
  await card.grant({ limit: '10', payee })
  const context = await readContext(page)
  const limit = { amount: 10n ** 12n, period: 86_400, start: 1_700_000_000 }
  const wide = toPermissionJson({ type: 'erc20-token-periodic', token, ...limit })
  const thief = privateKeyToAccount(generatePrivateKey())
  const foreign = toDelegation({
    ...{
      permission: { type: 'native-token-transfer', amount: 1n },
      expiry: 4_000_000_000,
      salt: createSalt(),
    },
    ...{ owner: thief.address, sessionKey: payee, contracts: delegationContracts },
  })
  const signature = await thief.signTypedData(
    getDelegationTypedData(foreign, { chainId: 31337, contracts: delegationContracts }),
  )
  await answerMaliciously(page, () => [
    { context, permission: wide },
    { context: encodePermissionsContext({ ...foreign, signature }), permission: wide },
  ])

  const dialog = await card.openList()
  const rows = dialog.getByRole('button', { name: /Send up to/ })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('10 TUSD')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(await card.pay('11')).toContainText('The chain refused 11 TUSD')

  await card.revoke()
  await expect(card.items.first()).toContainText('Revoked')
  await card.openList()
  await expect(dialog.getByText('No active permissions')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(await card.pay('1')).toContainText('CannotUseADisabledDelegation')
  expect(await getBalance(devnet, payee)).toBe(0n)
})

test('error: the gateway lists a permission of another browser as active that the account revoked: the list says that it is revoked', async ({
  card,
  devnet,
  dataUrl,
  page,
}) => {
  const payee = createPayee()
  await card.visit(dataUrl)
  await card.grant({ limit: '3', payee })
  await card.grant({ limit: '10', payee })
  const context = await readContext(page)
  await card.revoke()
  await expect(card.items.first()).toContainText('Revoked')
  // This browser has forgotten it.
  await page.evaluate((forgotten) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.permissions')) ?? ''
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]').filter(
      (one: { readonly context: string }) => one.context !== forgotten,
    )
    localStorage.setItem(key, JSON.stringify(kept))
  }, context)
  const limit = { amount: 10_000_000n, period: 86_400, start: 1_700_000_000 }
  await answerMaliciously(page, () => [
    { context, permission: toPermissionJson({ type: 'erc20-token-periodic', token, ...limit }) },
  ])
  await page.reload()
  await expect(card.items).toHaveCount(1)
  const dialog = await card.openList()
  await dialog.getByRole('tab', { name: 'Revoked' }).click()
  await expect(dialog.getByRole('button', { name: /10 TUSD/ })).toBeVisible()
  await dialog.getByRole('tab', { name: 'Active' }).click()
  await expect(dialog.getByRole('button', { name: /Send up to/ })).toHaveCount(1)
  expect(await getBalance(devnet, payee)).toBe(0n)
})

test('behavior: a wallet that revokes with a transaction of the app: "Revoking…" until the transaction is confirmed', async ({
  card,
  devnet,
  dataUrl,
  page,
}) => {
  const client = createClient(devnet)
  const payee = createPayee()
  await card.visit(dataUrl)
  await card.grant({ limit: '10', payee })
  await new TestWallet(page, '__wallets', 'delta').set({ revokesPermissions: false })
  const dialog = await card.openList()
  await dialog.getByRole('button', { name: /10 TUSD/ }).click()
  await client.setAutomine(false)
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(dialog.getByRole('button', { name: /Revoking…/ })).toBeVisible()
  await expect(dialog.getByText('until the network confirms this')).toBeVisible()
  await client.mine({ blocks: 1 })
  await client.setAutomine(true)
  await expect(dialog.getByText('No active permissions')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(await card.pay('1')).toContainText('CannotUseADisabledDelegation')
})

test('error: after its end the chain refuses it', async ({ card, devnet, dataUrl }) => {
  const payee = createPayee()
  await card.visit(dataUrl)
  await card.grant({ limit: '10', endsIn: '5 minutes', payee })
  await expect(await card.pay('1')).toContainText('Paid 1 TUSD')
  const client = createClient(devnet)
  await client.increaseTime({ seconds: 301 })
  await client.mine({ blocks: 1 })
  await expect(await card.pay('1')).toContainText('TimestampEnforcer:expired-delegation')
  expect(await getBalance(devnet, payee)).toBe(1_000_000n)
})
