import { accounts, fjord, harbor, marsh } from '@latchkit/devnet'
import { type Address, createPublicClient, erc20Abi, http } from 'viem'
import { testDollar } from '../src/actions/testDollar.js'
import { callsAmount, callsRecipient } from '../src/wallet-calls/toCalls.js'
import { expect, test } from './fixtures.js'
import { test as remoteTest } from './remoteFixtures.js'
import { TestWallet } from './TestWallet.js'
import { WalletCallsCard } from './WalletCallsCard.js'

/** What the account may spend, and what the recipient has. */
async function readToken(rpcUrl: string | undefined, owner: Address) {
  const client = createPublicClient({ transport: http(rpcUrl) })
  const token = { address: testDollar, abi: erc20Abi } as const
  const [allowance, balance] = await Promise.all([
    client.readContract({ ...token, functionName: 'allowance', args: [owner, callsRecipient] }),
    client.readContract({ ...token, functionName: 'balanceOf', args: [callsRecipient] }),
  ])
  return { allowance, balance }
}

const getAddress = (index: number): Address => accounts[index]?.address ?? '0x'

test.use({ wallets: [[harbor, fjord, marsh], { scope: 'test' }] })

test.describe('a wallet with EIP-5792 in version 2.0.0, like MetaMask and Base Account', () => {
  test('behavior: executes both calls in one transaction, all or none', async ({
    workbench,
    page,
    devnet,
  }) => {
    const card = new WalletCallsCard(page)
    const rpcUrl = devnet.chains[0]?.rpcUrl
    const before = await readToken(rpcUrl, getAddress(6))
    await workbench.visit()
    await workbench.connect('Fjord')
    await card.expectCapabilities('supported', 'supported')
    await card.turn('All or none')
    await card.send()
    await expect(card.result).toContainText('Sent together, all or none: confirmed.')
    const after = await readToken(rpcUrl, getAddress(6))
    expect(after).toEqual({ allowance: callsAmount, balance: before.balance + callsAmount })
    const wallet = new TestWallet(page, '__wallets', 'fjord')
    expect(await wallet.prompts()).toEqual(['eth_requestAccounts approved', 'wallet_sendCalls approved'])
  })

  test('behavior: reports the assets of its account (ERC-7811)', async ({ workbench }) => {
    await workbench.visit()
    await workbench.connect('Fjord')
    const result = await workbench.run('Get assets')
    await expect(result).toContainText('resolved')
    await expect(result).toContainText('eip155:31337')
  })

  test('error: the user declines', async ({ workbench, page }) => {
    const card = new WalletCallsCard(page)
    await workbench.visit()
    await workbench.connect('Fjord')
    await new TestWallet(page, '__wallets', 'fjord').set({ answer: 'reject' })
    await card.send()
    await expect(card.result).toContainText('user-rejected')
  })

  test('error: the user declines the upgrade of the account, and all or none is required', async ({
    workbench,
    page,
  }) => {
    const card = new WalletCallsCard(page)
    await workbench.visit()
    await workbench.connect('Fjord')
    await new TestWallet(page, '__wallets', 'fjord').set({ atomic: 'rejected' })
    await card.turn('All or none')
    await card.send()
    await expect(card.result).toContainText('calls-upgrade-declined')
  })

  test('behavior: follows the calls of before a reload', async ({ workbench, page }) => {
    const card = new WalletCallsCard(page)
    const wallet = new TestWallet(page, '__wallets', 'fjord')
    await workbench.visit()
    await workbench.connect('Fjord')
    await wallet.set({ tellsCalls: false })
    await card.send()
    await expect(card.result).toContainText('pending …')
    await page.reload()
    await expect(workbench.fact('Status')).toHaveText('connected')
    await expect(card.result).toContainText('pending …')
    await wallet.set({ tellsCalls: true })
    await expect(card.result).toContainText('Sent together, all or none: confirmed.')
    expect(await wallet.prompts()).toEqual([])
  })
})

test.describe('a wallet in version 1.0, like earlier ones of Ambire, Coinbase Smart Wallet and Safe', () => {
  test('behavior: executes both calls, and the page says what it does not tell', async ({
    workbench,
    page,
    devnet,
  }) => {
    const card = new WalletCallsCard(page)
    const rpcUrl = devnet.chains[0]?.rpcUrl
    const before = await readToken(rpcUrl, getAddress(7))
    await workbench.visit()
    await workbench.connect('Marsh')
    await card.expectCapabilities('supported', 'not told')
    await card.turn('Paymaster, if it has one')
    await card.send()
    await expect(card.result).toContainText(
      'Sent together, the wallet does not tell whether all or none: confirmed.',
    )
    await expect(card.result).toContainText('Without paymasterService: the wallet does not support it.')
    expect((await readToken(rpcUrl, getAddress(7))).balance).toBe(before.balance + callsAmount)
  })

  test('behavior: on a chain where it has no calls they are sent one after the other', async ({
    workbench,
    page,
  }) => {
    const card = new WalletCallsCard(page)
    const wallet = new TestWallet(page, '__wallets', 'marsh')
    await workbench.visit()
    await workbench.connect('Marsh')
    await wallet.do('switchChain', 31338)
    await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
    await card.expectCapabilities('not told', 'not told')
    await card.turn('All or none')
    await card.send()
    await expect(card.result).toContainText('calls-chain-not-supported')
    await card.turn('All or none')
    await card.send()
    await expect(card.result).toContainText('Sent one after the other, not all or none: 2 of 2 confirmed.')
  })
})

test.describe('a wallet without EIP-5792, like Rabby', () => {
  test('behavior: sends one after the other, and says so', async ({ workbench, page, devnet }) => {
    const card = new WalletCallsCard(page)
    const rpcUrl = devnet.chains[0]?.rpcUrl
    const before = await readToken(rpcUrl, getAddress(0))
    await workbench.visit()
    await workbench.connect('Harbor')
    await card.expectCapabilities('unsupported', 'not told')
    await card.send()
    await expect(card.result).toContainText('Sent one after the other, not all or none: 2 of 2 confirmed.')
    expect((await readToken(rpcUrl, getAddress(0))).balance).toBe(before.balance + callsAmount)
  })

  test('error: neither without the fallback, nor if all or none is required', async ({ workbench, page }) => {
    const card = new WalletCallsCard(page)
    await workbench.visit()
    await workbench.connect('Harbor')
    await card.turn('Else one after the other')
    await card.send()
    await expect(card.result).toContainText('calls-not-supported')
    await card.turn('Else one after the other')
    await card.turn('All or none')
    await card.send()
    await expect(card.result).toContainText('calls-atomicity-not-supported')
    expect(await workbench.harbor.prompts()).toEqual(['eth_requestAccounts approved'])
  })

  test('error: reports no assets', async ({ workbench }) => {
    await workbench.visit()
    await workbench.connect('Harbor')
    await expect(await workbench.run('Get assets')).toContainText('assets-not-supported')
  })

  test('behavior: the second one is declined: the first one stays executed', async ({ workbench, page }) => {
    const card = new WalletCallsCard(page)
    await workbench.visit()
    await workbench.connect('Harbor')
    await workbench.harbor.set({ answer: 'hang' })
    await card.send()
    await workbench.harbor.waitForPrompt('eth_sendTransaction')
    await workbench.harbor.do('release')
    await expect.poll(() => workbench.harbor.prompts()).toHaveLength(3)
    await workbench.harbor.do('rejectPending')
    await expect(card.result).toContainText('Sent one after the other, not all or none: 1 of 2 confirmed.')
    await expect(card.result).toContainText('user-rejected')
  })
})

remoteTest.describe('a phone over the relay', () => {
  remoteTest(
    'behavior: executes both calls, and the receipts are read from the chain',
    async ({ remote, phone, page }) => {
      const card = new WalletCallsCard(page)
      phone.set({ atomic: 'supported', tellsHashes: true, scopedProperties: toScoped('supported') })
      await remote.visit()
      await remote.connect(phone)
      // The session tells it: the phone is not asked.
      await card.expectCapabilities('supported', 'not told')
      await card.turn('All or none')
      await card.send()
      await expect(card.result).toContainText('Sent together, all or none: confirmed.')
      expect(phone.prompts.map(({ method }) => method)).toEqual(['session_proposal', 'wallet_sendCalls'])
    },
  )

  remoteTest(
    'behavior: a phone without EIP-5792 gets one after the other',
    async ({ remote, phone, page }) => {
      const card = new WalletCallsCard(page)
      await remote.visit()
      await remote.connect(phone)
      await card.send()
      await expect(card.result).toContainText('Sent one after the other, not all or none: 2 of 2 confirmed.')
    },
  )
})

/** The properties of a session on the first chain. */
const toScoped = (status: string) => ({ 'eip155:31337': JSON.stringify({ atomic: { status } }) })
