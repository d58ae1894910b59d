import { homeUrl } from '@latchkit/adapter-tests/evm/chains'
import {
  createEnvironment,
  type EvmReader,
  environmentNetworks,
} from '@latchkit/adapter-tests/evm/environment'
import { testEvmWallets } from '@latchkit/adapter-tests/evm/testEvmWallets'
import { type AdapterUnderTest, adapterConformance, type HostUnderTest } from '@latchkit/core/testing'
import { openPage } from '@latchkit/devnet/page'
import { type Config, connect, createConfig, createStorage, disconnect, http, switchChain } from '@wagmi/core'
import { JsonRpcProvider, Network, verifyMessage, verifyTypedData } from 'ethers'
import { describe, expect, it } from 'vitest'
// Loaded before the tests, which wait for wallets but not for the network.
import './firstUse.js'
import { wagmi } from './wagmi.js'

const node = new JsonRpcProvider(homeUrl, undefined, {
  staticNetwork: Network.from(environmentNetworks[0].id),
  cacheTimeout: -1,
})

/** Independent of viem, which both the adapter and the wallets use. */
const reader: EvmReader = {
  async verifyMessage({ address, message, signature }) {
    return verifyMessage(message, signature) === address
  },
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
  nonce: (address) => node.getTransactionCount(address, 'pending'),
}

const capabilities = {
  switchesNetwork: true,
  evm: true,
  walletMethods: ['authorize', 'keepPermission', 'unlock', 'holdRestore'],
} as const

describe('a config created by the adapter', () => {
  adapterConformance({
    describe,
    expect,
    it,
    capabilities: { ...capabilities, host: false },
    make: async () => createOwnEnvironment(),
  })
  testEvmWallets({ create: wagmi, readsAccounts: false })
})

describe('a config of the host app', () => {
  adapterConformance({
    describe,
    expect,
    it,
    capabilities: { ...capabilities, host: true },
    make: createHostEnvironment,
  })
})

function createOwnEnvironment(): AdapterUnderTest {
  const page = openPage()
  return {
    ...createEnvironment(page, reader),
    factory: wagmi(),
    reload: async () => wagmi(),
    listeners: page.listeners,
  }
}

async function createHostEnvironment(): Promise<AdapterUnderTest> {
  const page = openPage()
  const environment = createEnvironment(page, reader)
  const storage = createStorage({ storage: page.localStorage })
  const transports = Object.fromEntries(environmentNetworks.map(({ id }) => [id, http()]))
  const load = async () => {
    const config = createConfig({ chains: environmentNetworks, transports, storage })
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
