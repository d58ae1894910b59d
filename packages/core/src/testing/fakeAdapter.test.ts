import { describe, expect, it } from 'vitest'
import type { CaipNetworkId } from '../foundation/schema/caip.js'
import type { Network } from '../foundation/schema/network.js'
import type { AdapterUnderTest, WalletUnderTest } from './conformance/AdapterUnderTest.js'
import { adapterConformance } from './conformance/adapterConformance.js'
import { type FakeAdapter, fakeAdapter } from './fakeAdapter.js'
import { fakeSignature } from './fakeSignature.js'
import type { FakeWallet, FakeWalletBehavior, FakeWalletOptions } from './fakeWallet.js'
import { nextMacrotask } from './nextMacrotask.js'
import { testNetworks } from './testNetworks.js'

const [home, other, unknown] = testNetworks
const dead: Network = { ...home, id: 1, name: 'Dead', caipNetworkId: 'eip155:1' }
const foreignChainId: CaipNetworkId = 'eip155:1337'
const late = 'io.late'
const lateAccounts: readonly [string, string] = [
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
]

describe('fakeAdapter conforms to the port', () => {
  const capabilities = { switchesNetwork: true, host: true, evm: false }
  adapterConformance({ describe, expect, it, capabilities, make })
})

async function make(): Promise<AdapterUnderTest> {
  const known = [home.caipNetworkId, other.caipNetworkId]
  let adapter = fakeAdapter({
    wallets: [
      { id: 'io.fake', knownChainIds: known },
      { id: late, knownChainIds: known, accounts: lateAccounts, announced: false },
    ],
  })

  return {
    factory: (context) => failBalances(adapter, adapter(context)),
    async reload() {
      adapter = fakeAdapter({ wallets: ['io.fake', late].map((id) => toOptions(adapter.wallet(id))) })
      return adapter
    },
    networks: { home, other, unknown, dead },
    foreignChainId,
    wallet: underTest(() => adapter, 'io.fake'),
    lateWallet: underTest(() => adapter, late),
    async setBalance({ address, network, value }) {
      adapter.setBalance({ address, chainId: network.caipNetworkId, value })
    },
    greatestBalance: 2n ** 256n - 1n,
    async verifyMessage({ address, message, signature }) {
      const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
      return signature === fakeSignature(address, bytes)
    },
    settled: nextMacrotask,
    listeners: () => (adapter.started ? 1 : 0),
    host: {
      address: () => adapter.session?.accounts[0].address,
      chainId: () => adapter.session?.chainId,
      async connect(connectorId) {
        adapter.hostConnect(connectorId)
      },
      async disconnect() {
        adapter.hostDisconnect()
      },
      async switchNetwork({ caipNetworkId }) {
        adapter.wallet('io.fake').switchChain(caipNetworkId)
      },
    },
    async stop() {},
  }
}

/**
 * Makes the unreachable network of the suite fail for each account, which the fake needs
 * explicitly.
 */
function failBalances(adapter: FakeAdapter, made: ReturnType<FakeAdapter>): ReturnType<FakeAdapter> {
  const [address] = adapter.wallet('io.fake').accounts
  adapter.setBalance({ address, chainId: dead.caipNetworkId, value: 'fails' })
  return made
}

function toOptions({ connector, accounts, chainId, open, locked }: FakeWallet): FakeWalletOptions {
  const { id } = connector
  return { id, accounts, chainId, open, locked, announced: id !== late }
}

function underTest(adapter: () => FakeAdapter, id: string): WalletUnderTest {
  const wallet = () => adapter().wallet(id)
  const accounts: readonly [string, string] =
    id === late
      ? lateAccounts
      : ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8']
  const behaviors: Record<string, FakeWalletBehavior> = {
    approve: 'approves',
    reject: 'rejects',
    hang: 'hangs',
  }
  return {
    connectorId: id,
    name: id,
    accounts,
    async answer(question, answer) {
      wallet().answers.set(question, behaviors[answer] ?? 'approves')
    },
    release: async () => wallet().approve(),
    rejectPending: async () => wallet().reject(),
    prompts: async () => wallet().prompts,
    async lock() {
      wallet().locked = true
    },
    forget: async () => wallet().forget(),
    isOpen: async () => wallet().open,
    switchAccount: async (address) => wallet().switchAccount(address),
    disconnect: async () => wallet().disconnect(),
    switchNetwork: async (chainId) => wallet().switchChain(chainId),
    async refuseChains() {
      wallet().addsChains = false
    },
    async malform() {
      wallet().behavior = 'malformed'
    },
    async restoreResponses() {
      wallet().behavior = 'approves'
    },
    async fail(question) {
      wallet().answers.set(question, 'fails')
    },
    announce: async () => wallet().announce(),
  }
}
