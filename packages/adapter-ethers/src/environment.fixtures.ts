import type { CaipNetworkId, EvmNetwork } from '@latchkit/core'
import type { Hex } from '@latchkit/core/ports'
import {
  type AdapterUnderTest,
  type EvmUnderTest,
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
  type TestPage,
  type WalletControl,
  type WalletPage,
} from '@latchkit/devnet/page'
import { createPublicClient, http, type TypedDataDefinition } from 'viem'
import { verifyMessage, verifyTypedData } from 'viem/utils'
import { inject } from 'vitest'

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
const url = home.rpcUrls.default.http[0] ?? ''
// Independent of ethers, which the adapter uses.
const node = createPublicClient({ transport: http(url), cacheTime: 0 })

/** Installs Harbor and Meadow on a new page, connected to the devnet's chains. */
export function createEnvironment(
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
      const text = typeof message === 'string' ? message : { raw: message }
      return verifyMessage({ address: address as Hex, message: text, signature: signature as Hex })
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
      const sent = await node.getTransaction({ hash })
      return { ...sent, data: sent.input, chainId: Number(sent.chainId) }
    },
    verifyTypedData: ({ address, typedData, signature }) =>
      // The port does not depend on a library. viem validates the data.
      verifyTypedData({ ...(typedData as TypedDataDefinition), address: address as Hex, signature }),
    holdBlocks: () => rpc(url, 'evm_setAutomine', [false]),
    mine,
    nonce: (address) => node.getTransactionCount({ address: address as Hex, blockTag: 'pending' }),
  }
}

async function mine(): Promise<void> {
  await rpc(url, 'evm_setAutomine', [true])
  await rpc(url, 'evm_mine', [])
}

/** Sends a request to the chain. */
export async function rpc(url: string, method: string, params: readonly unknown[]): Promise<void> {
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
