import type { CaipNetworkId, EvmNetwork } from '@latchkit/core'
import {
  type AdapterUnderTest,
  adapterConformance,
  type EvmUnderTest,
  type HostUnderTest,
  nextMacrotask,
  type WalletFault,
  type WalletQuestion,
  type WalletUnderTest,
} from '@latchkit/core/testing'
import {
  type Answer,
  harbor,
  installWallets,
  malformedAnswers,
  meadow,
  openPage,
  type TestPage,
  type WalletControl,
  type WalletPage,
} from '@latchkit/devnet/page'
import { type Config, connect, createConfig, createStorage, disconnect, http, switchChain } from '@wagmi/core'
import { JsonRpcProvider, Network, verifyMessage, verifyTypedData } from 'ethers'
import { describe, expect, inject, it } from 'vitest'
import { wagmi } from './wagmi.js'

const devnet = inject('devnet')
const home = network(0)
const other = network(1)
const unknown = network(2)
const dead: EvmNetwork = {
  ...home,
  id: 31340,
  name: 'Dead',
  caipNetworkId: 'eip155:31340',
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}
const chains = [home, other, unknown, dead] as const
const url = home.rpcUrls.default.http[0] ?? ''
// Independent of viem, which both the adapter and the wallets use.
const node = new JsonRpcProvider(url, undefined, {
  staticNetwork: Network.from(home.id),
  cacheTimeout: -1,
})

describe('a config created by the adapter', () => {
  const capabilities = { switchesNetwork: true, host: false, evm: true }
  adapterConformance({ describe, expect, it, capabilities, make: async () => createOwnEnvironment() })
})

describe('a config of the host app', () => {
  const capabilities = { switchesNetwork: true, host: true, evm: true }
  adapterConformance({ describe, expect, it, capabilities, make: createHostEnvironment })
})

function createOwnEnvironment(): AdapterUnderTest {
  const page = openPage()
  return {
    ...createEnvironment(page),
    factory: wagmi(),
    reload: async () => wagmi(),
    listeners: page.listeners,
  }
}

async function createHostEnvironment(): Promise<AdapterUnderTest> {
  const page = openPage()
  const environment = createEnvironment(page)
  const storage = createStorage({ storage: page.localStorage })
  const transports = Object.fromEntries(chains.map(({ id }) => [id, http()]))
  const load = async () => {
    const config = createConfig({ chains, transports, storage })
    // wagmi discovers wallets only after it has read its storage.
    await environment.settled()
    return config
  }
  let config = await load()
  // Listeners that wagmi never removes.
  const initialCount = page.listeners()
  return {
    ...environment,
    factory: wagmi({ config }),
    async reload() {
      config._internal.mipd?.destroy()
      config = await load()
      return wagmi({ config })
    },
    async stop() {
      config._internal.mipd?.destroy()
      await environment.stop()
    },
    listeners: () => page.listeners() - initialCount,
    host: toHostUnderTest(() => config),
  }
}

function toHostUnderTest(config: () => Config): HostUnderTest {
  const current = () => {
    const { connections, current, status } = config().state
    return status === 'connected' && current ? connections.get(current) : undefined
  }
  return {
    address: () => current()?.accounts[0],
    chainId: () => current() && `eip155:${current()?.chainId}`,
    async connect(connectorId) {
      const connector = config().connectors.find(({ id }) => id === connectorId)
      if (!connector) throw new Error(`wagmi has no ${connectorId}.`)
      await connect(config(), { connector })
    },
    disconnect: () => disconnect(config()),
    async switchNetwork({ id }) {
      await switchChain(config(), { chainId: Number(id) })
    },
  }
}

function createEnvironment(
  page: TestPage & WalletPage,
): Omit<AdapterUnderTest, 'factory' | 'reload' | 'listeners'> {
  installWallets(page, {
    chains: devnet.chains,
    wallets: [
      { ...harbor, knows: [0, 1] },
      { ...meadow, knows: [0, 1], state: { announces: 'never' } },
    ],
  })
  const { harbor: first, meadow: second } = page.__wallets ?? {}
  if (!first || !second) throw new Error('Harbor and Meadow are not installed.')
  return {
    networks: { home, other, unknown, dead },
    foreignChainId: 'eip155:1337',
    wallet: toWalletUnderTest(first, harbor.rdns),
    lateWallet: toWalletUnderTest(second, meadow.rdns),
    async setBalance({ address, network, value }) {
      const url = network.rpcUrls.default.http[0] ?? ''
      await rpc(url, 'anvil_setBalance', [address, `0x${value.toString(16)}`])
    },
    greatestBalance: 2n ** 256n - 1n,
    async verifyMessage({ address, message, signature }) {
      return verifyMessage(message, signature) === address
    },
    async settled() {
      // The wallets run in this page: each request takes a few macrotasks.
      for (let index = 0; index < 20; index += 1) await nextMacrotask()
    },
    evm: createEvmUnderTest(),
    async stop() {
      await mine()
      page.close()
    },
  }
}

function toWalletUnderTest(control: WalletControl, connectorId: string): WalletUnderTest {
  const methods: Record<WalletQuestion, readonly string[]> = {
    connect: ['wallet_requestPermissions', 'eth_requestAccounts'],
    switch: ['wallet_switchEthereumChain'],
    add: ['wallet_addEthereumChain'],
    sign: ['personal_sign', 'eth_signTypedData_v4'],
    send: ['eth_sendTransaction'],
  }
  const malformed = ['<b>me</b>', 7, null]
  const faults: Record<WalletFault, Readonly<Record<string, unknown>>> = {
    accounts: {
      eth_accounts: malformed,
      eth_requestAccounts: malformed,
      wallet_requestPermissions: malformed,
    },
    chain: malformedAnswers.chainIdNonsense,
    signature: malformedAnswers.signatureShort,
    hash: malformedAnswers.hashNull,
    capabilities: { wallet_getCapabilities: 'nonsense' },
  }
  const answers: Record<string, Answer> = {}
  const [active, next = ''] = control.accounts
  if (!active) throw new Error(`${connectorId} has no account.`)

  function setSilently(change: Parameters<WalletControl['set']>[0]): void {
    control.set({ ...change, silent: true })
    control.set({ silent: false })
  }

  return {
    connectorId,
    name: control.state.name,
    accounts: [active, next],
    async answer(question, answer) {
      for (const method of methods[question]) answers[method] = answer
      control.set({ answer: { ...answers } })
    },
    release: async () => control.release(),
    rejectPending: async () => control.rejectPending(),
    prompts: async () => control.prompts.length,
    lock: async () => setSilently({ locked: true }),
    forget: async () => setSilently({ connected: false }),
    isOpen: async () => control.state.connected,
    switchAccount: async (address) => control.switchAccount(control.accounts.indexOf(address)),
    disconnect: async () => control.forget(),
    switchNetwork: async (chainId: CaipNetworkId) => control.switchChain(Number(chainId.split(':')[1])),
    refuseChains: async () => control.set({ addsChains: false }),
    malform: async (fault) => control.set({ malformed: faults[fault] }),
    restoreResponses: async () => control.set({ malformed: {} }),
    fail: async () => setSilently({ offline: true }),
    announce: async () => control.announce(),
  }
}

function createEvmUnderTest(): EvmUnderTest {
  const [token] = devnet.tokens
  if (!token) throw new Error('The devnet has no tokens.')
  return {
    token,
    async transaction(hash) {
      const sent = await node.getTransaction(hash)
      if (!sent) throw new Error(`Transaction ${hash} not found.`)
      return {
        from: sent.from,
        to: sent.to,
        value: sent.value,
        data: sent.data as `0x${string}`,
        gas: sent.gasLimit,
        nonce: sent.nonce,
        chainId: Number(sent.chainId),
        gasPrice: sent.gasPrice,
        maxFeePerGas: sent.maxFeePerGas ?? undefined,
        maxPriorityFeePerGas: sent.maxPriorityFeePerGas ?? undefined,
      }
    },
    async verifyTypedData({ address, typedData: { domain, types, message }, signature }) {
      const lists = Object.fromEntries(Object.entries(types).map(([name, list]) => [name, [...list]]))
      return verifyTypedData(domain, lists, message, signature) === address
    },
    holdBlocks: () => rpc(url, 'evm_setAutomine', [false]),
    mine,
    nonce: (address) => node.getTransactionCount(address, 'pending'),
  }
}

async function mine(): Promise<void> {
  await rpc(url, 'evm_setAutomine', [true])
  await rpc(url, 'evm_mine', [])
}

async function rpc(url: string, method: string, params: readonly unknown[]): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { error } = await response.json()
  if (error) throw new Error(`${method}: ${error.message}`)
}

function network(place: number): EvmNetwork {
  const chain = devnet.chains[place]
  if (!chain) throw new Error(`The devnet has no chain ${place}.`)
  const { id, name, rpcUrl } = chain
  return {
    id,
    name,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}` as const,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  }
}
