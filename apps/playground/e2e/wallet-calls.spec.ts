import { fjord, harbor, marsh } from '@latchkit/test'
import { callsAmount } from '../src/wallet-calls/toCalls.js'
import { test as base, expect } from './fixtures.js'
import { test as baseWithGateway } from './gatewayFixtures.js'
import { test as remoteTest } from './remoteFixtures.js'
import { TestWallet } from './TestWallet.js'
import { readCallsState, WalletCallsCard } from './WalletCallsCard.js'
import type { Workbench } from './Workbench.js'

type Fixtures = {
  /** Opens the page, and connects a wallet. */
  readonly open: (wallet: Parameters<Workbench['connect']>[0]) => Promise<void>
  readonly card: WalletCallsCard
  readonly fjordWallet: TestWallet
  readonly marshWallet: TestWallet
}

const fixtures: Parameters<typeof base.extend<Fixtures>>[0] = {
  wallets: [[harbor, fjord, marsh], { scope: 'test' }],
  open: ({ workbench }, use) =>
    use(async (wallet) => {
      await workbench.visit()
      await workbench.connect(wallet)
    }),
  card: ({ page }, use) => use(new WalletCallsCard(page)),
  fjordWallet: ({ page }, use) => use(new TestWallet(page, '__wallets', 'fjord')),
  marshWallet: ({ page }, use) => use(new TestWallet(page, '__wallets', 'marsh')),
}
const test = base.extend<Fixtures>(fixtures)
const testWithGateway = baseWithGateway.extend<Fixtures>(fixtures)

test.describe('a wallet with EIP-5792 in version 2.0.0, like MetaMask and Base Account', () => {
  test('behavior: executes both calls in one transaction, all or none, and shows it', async ({
    card,
    open,
    devnet,
    fjordWallet,
  }) => {
    const before = await readCallsState(devnet, 6)
    await open('Fjord')
    await card.expectCapabilities('supported', 'supported')
    await card.turn('All or none')
    await card.send()
    await card.expectTogether()
    const after = await readCallsState(devnet, 6)
    expect(after).toMatchObject({ allowance: callsAmount, received: before.received + callsAmount })
    // The account has paid the fee.
    expect(after.coins).toBeLessThan(before.coins)
    await card.show()
    await expect
      .poll(() => fjordWallet.prompts())
      .toEqual([
        'eth_requestAccounts approved',
        'wallet_sendCalls approved',
        'wallet_showCallsStatus approved',
      ])
    await card.expectTogether()
  })

  test('behavior: reports the assets of its account (ERC-7811)', async ({ open, workbench }) => {
    await open('Fjord')
    const result = await workbench.run('Get assets')
    await expect(result).toContainText('resolved')
    await expect(result).toContainText('eip155:31337')
  })

  test('error: the user declines', async ({ card, open, fjordWallet }) => {
    await open('Fjord')
    await fjordWallet.set({ answer: 'reject' })
    await card.send()
    await expect(card.result).toContainText('user-rejected')
  })

  test('error: the user declines the upgrade of the account, and all or none is required', async ({
    card,
    open,
    fjordWallet,
  }) => {
    await open('Fjord')
    await fjordWallet.set({ atomic: 'rejected' })
    await card.turn('All or none')
    await card.send()
    await expect(card.result).toContainText('calls-upgrade-declined')
  })

  test('error: a wallet that cannot show what became of the calls', async ({ card, open, fjordWallet }) => {
    await open('Fjord')
    await fjordWallet.set({ showsCalls: false })
    await card.send()
    await card.expectTogether()
    await card.show()
    await expect(card.result).toContainText('The wallet cannot show what became of calls.')
  })

  test('behavior: follows the calls of before a reload', async ({ card, open, workbench, fjordWallet }) => {
    await open('Fjord')
    await fjordWallet.set({ tellsCalls: false })
    await card.send()
    await expect(card.result).toContainText('pending …')
    await workbench.page.reload()
    await expect(workbench.fact('Status')).toHaveText('connected')
    await expect(card.result).toContainText('pending …')
    await fjordWallet.set({ tellsCalls: true })
    await card.expectTogether()
    expect(await fjordWallet.prompts()).toEqual([])
  })
})

testWithGateway.describe('a paymaster of the app (ERC-7677)', () => {
  const getUrl = (gatewayUrl: string, projectId = 'devnet') =>
    `${gatewayUrl}/v1/bundler?projectId=${projectId}&chainId=eip155:31337`

  testWithGateway(
    'behavior: pays the fee, and the account pays nothing',
    async ({ card, open, devnet, gatewayUrl }) => {
      const before = await readCallsState(devnet, 6)
      await open('Fjord')
      await card.usePaymaster(getUrl(gatewayUrl))
      await card.send()
      await card.expectTogether()
      await expect(card.result).not.toContainText('Without paymasterService')
      expect(await readCallsState(devnet, 6)).toEqual({
        allowance: callsAmount,
        received: before.received + callsAmount,
        coins: before.coins,
      })
    },
  )

  testWithGateway(
    'error: refuses: nothing is sent, and the account does not pay instead',
    async ({ card, open, devnet, gatewayUrl }) => {
      const before = await readCallsState(devnet, 6)
      await open('Fjord')
      await card.usePaymaster(getUrl(gatewayUrl, 'unknown'))
      await card.send()
      await expect(card.result).toContainText('wallet-request')
      expect(await readCallsState(devnet, 6)).toEqual(before)
    },
  )
})

test.describe('a wallet in version 1.0, like earlier ones of Ambire, Coinbase Smart Wallet and Safe', () => {
  test('behavior: executes both calls, and the page says what it does not tell', async ({
    card,
    open,
    devnet,
  }) => {
    const before = await readCallsState(devnet, 7)
    await open('Marsh')
    await card.expectCapabilities('supported', 'not told')
    await card.usePaymaster('https://paymaster.example')
    await card.send()
    await expect(card.result).toContainText(
      'Sent together, the wallet does not tell whether all or none: confirmed.',
    )
    await expect(card.result).toContainText('Without paymasterService: the wallet does not support it.')
    expect((await readCallsState(devnet, 7)).received).toBe(before.received + callsAmount)
  })

  test('behavior: on a chain where it has no calls they are sent one after the other', async ({
    card,
    open,
    workbench,
    marshWallet,
  }) => {
    await open('Marsh')
    await marshWallet.do('switchChain', 31338)
    await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
    await card.expectCapabilities('not told', 'not told')
    await card.turn('All or none')
    await card.send()
    await expect(card.result).toContainText('calls-chain-not-supported')
    await card.turn('All or none')
    await card.send()
    await card.expectSequential(2)
  })
})

test.describe('a wallet without EIP-5792, like Rabby', () => {
  test('behavior: sends one after the other, and says so', async ({ card, open, devnet }) => {
    const before = await readCallsState(devnet, 0)
    await open('Harbor')
    await card.expectCapabilities('unsupported', 'not told')
    await card.send()
    await card.expectSequential(2)
    expect((await readCallsState(devnet, 0)).received).toBe(before.received + callsAmount)
  })

  test('error: neither without the fallback, nor if all or none is required', async ({
    card,
    open,
    workbench,
  }) => {
    await open('Harbor')
    await card.turn('Else one after the other')
    await card.send()
    await expect(card.result).toContainText('calls-not-supported')
    await card.turn('Else one after the other')
    await card.turn('All or none')
    await card.send()
    await expect(card.result).toContainText('calls-atomicity-not-supported')
    expect(await workbench.harbor.prompts()).toEqual(['eth_requestAccounts approved'])
  })

  test('error: reports no assets', async ({ open, workbench }) => {
    await open('Harbor')
    await expect(await workbench.run('Get assets')).toContainText('assets-not-supported')
  })

  test('behavior: the second one is declined: the first one stays executed', async ({
    card,
    open,
    workbench: { harbor: wallet },
  }) => {
    await open('Harbor')
    await wallet.set({ answer: 'hang' })
    await card.send()
    await wallet.waitForPrompt('eth_sendTransaction')
    await wallet.do('release')
    await expect.poll(() => wallet.prompts()).toHaveLength(3)
    await wallet.do('rejectPending')
    await card.expectSequential(1)
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
      await card.expectTogether()
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
      await card.expectSequential(2)
    },
  )
})

/** The properties of a session on the first chain. */
const toScoped = (status: string) => ({ 'eip155:31337': JSON.stringify({ atomic: { status } }) })
