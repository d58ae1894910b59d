import { waitUntilSettled } from '@latchkit/adapter-tests/promises'
import { callDevnet, createChainUnderTest, verifySignature } from '@latchkit/adapter-tests/solana/chain'
import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { toWalletUnderTest } from '@latchkit/adapter-tests/walletUnderTest'
import { type AdapterUnderTest, adapterConformance, type WalletUnderTest } from '@latchkit/core/testing'
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
import { solana } from './solana.js'

let chains: readonly SolanaChain[] = []
beforeAll(async () => {
  chains = [await startSolanaChain(), await startSolanaChain()]
}, 180_000)
afterAll(() => Promise.all(chains.map((chain) => chain.stop())))

const capabilities = {
  switchesNetwork: false,
  host: false,
  evm: false,
  solana: true,
  keepsTrust: true,
  walletMethods: ['authorize', 'keepPermission'],
} as const
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
    wallet: underTest(() => page.wallets.lagoon),
    lateWallet: underTest(() => page.wallets.twin),
    setBalance: ({ address, network, value }) =>
      callDevnet(network, 'devnet_setBalance', [address, String(value)]),
    greatestBalance: 2n ** 64n - 1n,
    async verifyMessage({ address, message, signature }) {
      const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
      return verifySignature(address, bytes, base58.decode(signature))
    },
    settled: waitUntilSettled,
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

function underTest(control: () => SolanaWalletControl): WalletUnderTest {
  const { accounts, state } = control()
  const { accountsNotAddresses, signatureShort, transactionMissing, hashNull } = solanaMalformedAnswers
  return toWalletUnderTest({
    connectorId: state.name,
    control,
    accounts,
    methods: {
      connect: ['standard:connect'],
      revoke: ['standard:disconnect'],
      sign: ['solana:signMessage', 'solana:signTransaction'],
      send: ['solana:signAndSendTransaction'],
    },
    faults: {
      accounts: accountsNotAddresses,
      signature: { ...signatureShort, ...transactionMissing },
      hash: hashNull,
    },
    isOpen: () => control().wallet.accounts.length > 0,
  })
}
