import { collections, type Devnet, solanaTokens } from '@latchkit/devnet'
import { accounts, bitcoinAccounts, solanaAccounts } from '@latchkit/test'
import type { Locator, Page } from '@playwright/test'
import { Keypair, PublicKey } from '@solana/web3.js'
import { createPublicClient, getContract, http, parseAbi } from 'viem'
import { connectAccount, createGatewayFixtures, type DataFixtures, getButton } from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { chainReader } from './chainReader.js'
import { test as base, expect } from './everyChainFixtures.js'
import { finishSent } from './finishSent.js'
import { TestWallet } from './TestWallet.js'

/** `test` with a gateway for Solana, Bitcoin and the EVM chains. */
const test = base.extend<DataFixtures>(createGatewayFixtures({ solana: true, bitcoin: true }))

/** Addresses that have nothing. */
const solanaRecipient = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const bitcoinRecipient = 'bcrt1q6rz28mcfaxtmd6v789l9rrlrusdprr9pz3cppk'
const evmRecipient = '0x2222222222222222222222222222222222222222'
const token2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const solanaSender = solanaAccounts[0]?.address ?? ''
const bitcoinSender = bitcoinAccounts[0]?.payment.address ?? ''
const alice = accounts[0]?.address ?? '0x'

/** Connects a wallet, and opens its account. Returns the dialog. */
async function openAccount(page: Page, dataUrl: string, wallet: string): Promise<Locator> {
  const dialog = await connectAccount(page, dataUrl, wallet)
  await getButton(page).click()
  return dialog
}

/** Reviews and approves what the form describes, and waits until it was sent. */
async function send(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Review' }).click()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await finishSent(page)
}

/** Returns the amount of a token that an owner has on Solana, in base units. */
async function getTokenAmount({ solana }: Devnet, owner: string, mint: string): Promise<string> {
  const params = [owner, { mint }, { encoding: 'jsonParsed' }]
  const response = await fetch(solana?.rpcUrl ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getTokenAccountsByOwner', params }),
  })
  const { result } = await response.json()
  return result.value[0]?.account.data.parsed.info.tokenAmount.amount ?? '0'
}

/** Creates a token of Token-2022 with 6 decimals that takes 1 % of each transfer, and gives an account 1,000 of it. */
async function createFeeToken({ solana }: Devnet, owner: string): Promise<string> {
  const [mint, program] = [Keypair.generate().publicKey, new PublicKey(token2022)]
  const amount = 1_000_000_000n
  const setAccount = async (address: PublicKey, data: Buffer) => {
    const params = [address.toBase58(), { owner: token2022, data: data.toString('base64') }]
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'devnet_setAccount', params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(solana?.rpcUrl ?? '', { method: 'POST', headers, body })
    expect(await response.json()).toMatchObject({ result: null })
  }
  // A mint, and after its type the extension TransferFeeConfig (1) with 100 basis points from epoch 0 on.
  const ofMint = Buffer.alloc(166 + 4 + 108)
  ofMint.writeBigUInt64LE(amount, 36)
  ofMint.set([6, 1], 44)
  ofMint.set([1, 1, 0, 108, 0], 165)
  for (const start of [170 + 72, 170 + 90]) {
    ofMint.writeBigUInt64LE(2n ** 63n, start + 8)
    ofMint.writeUInt16LE(100, start + 16)
  }
  await setAccount(mint, ofMint)
  // A token account with the extensions ImmutableOwner (7) and TransferFeeAmount (2).
  const ofAccount = Buffer.alloc(166 + 4 + 12)
  ofAccount.set(mint.toBytes(), 0)
  ofAccount.set(new PublicKey(owner).toBytes(), 32)
  ofAccount.writeBigUInt64LE(amount, 64)
  ofAccount[108] = 1
  ofAccount.set([2, 7, 0, 0, 0, 2, 0, 8, 0], 165)
  const seeds = [new PublicKey(owner), program, mint].map((key) => key.toBuffer())
  const [account] = PublicKey.findProgramAddressSync(seeds, new PublicKey(associatedTokenProgram))
  await setAccount(account, ofAccount)
  return mint.toBase58()
}

test('behavior: the review of a Token-2022 token with a fee shows what arrives', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const mint = await createFeeToken(devnet, solanaSender)
  // The gateway only knows tokens of its lists.
  await page.route('**/v1/account/*/balance**', async (route) => {
    const response = await route.fetch()
    const { balances } = await response.json()
    const [listed] = balances.filter(({ symbol }: { readonly symbol: string }) => symbol === 'TUSD')
    if (!listed) return route.fulfill({ response })
    const address = listed.address.replace(solanaTokens[0]?.mint, mint)
    const feeToken = { ...listed, name: 'Fee Dollar', symbol: 'FEE', address }
    return route.fulfill({ response, json: { balances: [...balances, feeToken] } })
  })
  const wallet = new TestWallet<'__solanaWallets'>(page, '__solanaWallets', 'lagoon')
  const dialog = await openAccount(page, dataUrl, 'Lagoon')
  await wallet.set({ answer: 'approve' })
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByRole('button', { name: /^Token:/ }).click()
  await dialog.getByRole('button', { name: /^Fee Dollar/ }).click()
  await dialog.getByLabel('Amount').fill('50')
  await dialog.getByLabel('To', { exact: true }).fill(solanaRecipient)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.getByText('This token takes a fee')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await finishSent(page)
  await expect.poll(() => getTokenAmount(devnet, solanaRecipient, mint)).toBe('49500000')
  // The balance is read again after the transfer, and its handler may outlive the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('behavior: a Solana token and SOL arrive, a decline sends nothing, and Max leaves 0', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const read = chainReader(devnet)
  const mint = solanaTokens[0]?.mint ?? ''
  const wallet = new TestWallet<'__solanaWallets'>(page, '__solanaWallets', 'lagoon')
  const dialog = await openAccount(page, dataUrl, 'Lagoon')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByRole('button', { name: /^Token:/ }).click()
  await dialog.getByRole('button', { name: /^Test Dollar/ }).click()
  await dialog.getByLabel('Amount').fill('1.5')
  await dialog.getByLabel('To', { exact: true }).fill('0x2222222222222222222222222222222222222222')
  await expect(dialog.getByText('A Solana address is 32 to 44')).toBeVisible()
  await dialog.getByLabel('To', { exact: true }).fill(solanaRecipient)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.getByText('The recipient needs a token account')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await wallet.set({ answer: 'reject' })
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByText('Request declined')).toBeVisible()
  expect(await getTokenAmount(devnet, solanaRecipient, mint)).toBe('0')
  await wallet.set({ answer: 'approve' })
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await finishSent(page)
  await expect.poll(() => getTokenAmount(devnet, solanaRecipient, mint)).toBe('1500000')

  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByLabel('To', { exact: true }).fill(solanaRecipient)
  await dialog.getByRole('button', { name: 'Max' }).click()
  await send(page, dialog)
  await expect.poll(() => read.getLamports(solanaSender)).toBe(0n)
  expect(await read.getLamports(solanaRecipient)).toBeGreaterThan(990_000_000_000n)
})

test('behavior: BTC arrives with the fee of the review, and Max leaves 0', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const read = chainReader(devnet)
  const dialog = await openAccount(page, dataUrl, 'Ingot')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByLabel('To', { exact: true }).fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
  await expect(dialog.getByText('This address belongs to another Bitcoin network.')).toBeVisible()
  await dialog.getByLabel('To', { exact: true }).fill(bitcoinRecipient)
  await dialog.getByLabel('Amount').fill('0.0012')
  await send(page, dialog)
  expect(await read.getSats(bitcoinRecipient)).toBe(120_000n)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByLabel('To', { exact: true }).fill(bitcoinRecipient)
  await dialog.getByRole('button', { name: 'Max' }).click()
  await send(page, dialog)
  expect(await read.getSats(bitcoinSender)).toBe(0n)
})

test('behavior: NFTs are sent from their detail', async ({ page, devnet, dataUrl }) => {
  const client = createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl) })
  const abi = parseAbi([
    'function ownerOf(uint256) view returns (address)',
    'function balanceOf(address, uint256) view returns (uint256)',
  ])
  const [harbors, badges] = collections.map(({ address }) => getContract({ address, abi, client }))
  const dialog = await openAccount(page, dataUrl, 'Harbor')
  await dialog.getByRole('tab', { name: 'NFTs' }).click()
  await dialog.getByRole('button', { name: /Noon in the harbor/ }).click()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByLabel('Amount')).toBeHidden()
  await dialog.getByLabel('To', { exact: true }).fill(evmRecipient)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.getByRole('heading', { name: 'Noon in the harbor' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await finishSent(page)
  await expect.poll(() => harbors?.read.ownerOf([1n])).toBe(evmRecipient)

  await dialog.getByRole('tab', { name: 'NFTs' }).click()
  await dialog.getByRole('button', { name: /Regatta badge/ }).click()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByLabel('Amount').fill('3')
  await dialog.getByLabel('To', { exact: true }).fill(evmRecipient)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.getByRole('heading', { name: '3 × Regatta badge' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => badges?.read.balanceOf([evmRecipient, 1n])).toBe(3n)
  expect(await badges?.read.balanceOf([alice, 1n])).toBe(22n)
})
