import {
  type AdapterUnderTest,
  adapterConformance,
  nextMacrotask,
  type WalletFault,
  type WalletQuestion,
  type WalletUnderTest,
} from '@latchkit/core/testing'
import { solanaCaipNetworkId } from '@latchkit/devnet'
import {
  installSolanaWallets,
  lagoon,
  type SolanaWalletControl,
  type SolanaWalletPage,
  solanaMalformedAnswers,
  twinSolana,
} from '@latchkit/devnet/page-solana'
import { type SolanaChain, startSolanaChain } from '@latchkit/devnet/solana'
import { base58 } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callDevnet, createChainUnderTest, createNetwork, verifySignature } from './chain.fixtures.js'
import { openPage } from './page.fixtures.js'
import { solana } from './solana.js'

let chains: readonly SolanaChain[] = []
beforeAll(async () => {
  chains = [await startSolanaChain(), await startSolanaChain()]
}, 30_000)
afterAll(() => Promise.all(chains.map((chain) => chain.stop())))

const capabilities = { switchesNetwork: false, host: false, evm: false, solana: true, keepsTrust: true }
adapterConformance({ describe, expect, it, capabilities, make })

async function make(): Promise<AdapterUnderTest> {
  const [first, second] = chains
  if (!first || !second) throw new Error('The clusters are not started.')
  const home = createNetwork(solanaCaipNetworkId, first.rpcUrl)
  const other = createNetwork('solana:anotherCluster', second.rpcUrl)
  const dead = createNetwork('solana:deadCluster', 'http://127.0.0.1:1')
  const stored = new Map<string, string>()
  let page = loadPage(first, stored)
  for (const address of page.wallets.lagoon.accounts)
    await callDevnet(home, 'devnet_setBalance', [address, '1000000000000'])
  return {
    factory: solana(),
    async reload() {
      page = loadPage(first, stored)
      return solana()
    },
    networks: { home, other, dead },
    wallet: toWalletUnderTest(() => page.wallets.lagoon),
    lateWallet: toWalletUnderTest(() => page.wallets.twin),
    setBalance: ({ address, network, value }) =>
      callDevnet(network, 'devnet_setBalance', [address, String(value)]),
    greatestBalance: 2n ** 64n - 1n,
    async verifyMessage({ address, message, signature }) {
      const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
      return verifySignature(address, bytes, base58.decode(signature))
    },
    async settled() {
      // The wallets run in this process: each request takes a few macrotasks.
      for (let index = 0; index < 20; index += 1) await nextMacrotask()
    },
    listeners: () => page.listeners(),
    solana: createChainUnderTest(home),
    stop: () => callDevnet(home, 'devnet_setDropping', [false]),
  }
}

/** Simulates a page load: creates the wallets again with their stored state. */
function loadPage({ rpcUrl }: SolanaChain, stored: Map<string, string>) {
  const page: ReturnType<typeof openPage> & SolanaWalletPage = openPage(stored)
  const late = { ...twinSolana, state: { announces: 'never' } } as const
  installSolanaWallets(page, { rpcUrl, wallets: [lagoon, late] })
  const { lagoon: wallet, twin } = page.__solanaWallets ?? {}
  if (!wallet || !twin) throw new Error('Lagoon and Twin are not installed.')
  const before = page.listeners()
  const listeners = () => page.listeners() - before + wallet.listeners + twin.listeners
  return { wallets: { lagoon: wallet, twin }, listeners }
}

function toWalletUnderTest(now: () => SolanaWalletControl): WalletUnderTest {
  const methods: Record<WalletQuestion, readonly string[]> = {
    connect: ['standard:connect'],
    switch: [],
    add: [],
    sign: ['solana:signMessage', 'solana:signTransaction'],
    send: ['solana:signAndSendTransaction'],
  }
  const { accountsNotAddresses, signatureShort, transactionMissing, hashNull } = solanaMalformedAnswers
  const faults: Record<WalletFault, Readonly<Record<string, unknown>>> = {
    accounts: accountsNotAddresses,
    chain: {},
    signature: { ...signatureShort, ...transactionMissing },
    hash: hashNull,
    capabilities: {},
  }
  const answers: Record<string, 'approve' | 'reject' | 'hang'> = {}
  const { accounts, state } = now()
  const [active, next = ''] = accounts
  if (!active) throw new Error(`${state.name} has no account.`)

  function setSilently(change: Parameters<SolanaWalletControl['set']>[0]): void {
    now().set({ ...change, silent: true })
    now().set({ silent: false })
  }

  return {
    connectorId: state.name,
    name: state.name,
    accounts: [active, next],
    async answer(question, answer) {
      for (const method of methods[question]) answers[method] = answer
      now().set({ answer: { ...answers } })
    },
    release: async () => now().release(),
    rejectPending: async () => now().rejectPending(),
    prompts: async () => now().prompts.length,
    lock: async () => setSilently({ locked: true }),
    forget: async () => setSilently({ connected: false }),
    isOpen: async () => now().wallet.accounts.length > 0,
    switchAccount: async (address) => now().switchAccount(now().accounts.indexOf(address)),
    disconnect: async () => now().forget(),
    switchNetwork: () => Promise.reject(new Error('A Solana wallet has no network to switch.')),
    refuseChains: () => Promise.reject(new Error('A Solana wallet cannot add chains.')),
    malform: async (fault) => now().set({ malformed: faults[fault] }),
    restoreResponses: async () => now().set({ malformed: {} }),
    fail: async () => setSilently({ offline: true }),
    announce: async () => now().announce(),
  }
}
