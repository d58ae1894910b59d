import { ethers } from '@latchkit/adapter-ethers'
import { away, getUrl, home, homeUrl } from '@latchkit/adapter-tests/evm/chains'
import { createEnvironment, environmentNetworks } from '@latchkit/adapter-tests/evm/environment'
import { wagmi } from '@latchkit/adapter-wagmi'
import { createLatchkit } from '@latchkit/core'
import type { AdapterFactory, Clock } from '@latchkit/core/ports'
import {
  type AdapterCapabilities,
  type AdapterUnderTest,
  adapterConformance,
  fakeStorage,
  nextMacrotask,
} from '@latchkit/core/testing'
import { openPage } from '@latchkit/devnet/page'
import { loginFrame } from '@latchkit/frame-client/login'
import { type Hex, parseEther } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import { smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import { createTestBundler } from '../smartAccount/createTestBundler.fixtures.js'
import type { SmartAccountServers } from '../smartAccount/SmartAccountServers.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { createFrameUnderTest } from './createFrameUnderTest.fixtures.js'
import { appOrigin, createInPageFrame, frameOrigin } from './createInPageFrame.fixtures.js'
import { createOperationReader } from './createOperationReader.fixtures.js'

let bundler: Awaited<ReturnType<typeof createTestBundler>>
beforeAll(async () => {
  bundler = await createTestBundler(homeUrl)
  // Loads wagmi before the tests, which wait for wallets but not for the network.
  await wagmi({ networks: environmentNetworks, name: 'load', enableEIP6963: false }).loadConfig()
})

const capabilities: AdapterCapabilities = {
  switchesNetwork: true,
  evm: true,
  host: false,
  sendsUserOperations: true,
  walletBehaviors: ['passesOnAccounts'],
  notConnectedCode: 'session-ended',
  walletMethods: ['authorize', 'holdRestore'],
}

/** The login of a new user whose account is a smart one (EIP-7702): the handlers of the frame, over a real chain. */
describe.each([
  ['wagmi', wagmi],
  ['ethers', ethers],
])('a smart account next to the adapter of %s', (_, create) => {
  adapterConformance({ describe, expect, it, capabilities, make: () => make(() => create()) })
})

async function make(create: () => AdapterFactory): Promise<AdapterUnderTest> {
  const page = openPage()
  const environment = createEnvironment(page, createOperationReader(homeUrl))
  const vault = createFakeVault({ evmKey: generatePrivateKey() })
  await bundler.client.setBalance({ address: vault.user.addresses.eip155 as Hex, value: parseEther('1') })
  const config = {
    allowedOrigins: [appOrigin],
    loginUrl: 'https://l.example',
    recoveryUrl: 'https://r.example',
    chains: [
      { chainId: home.caipNetworkId, rpcUrl: homeUrl, smartAccount },
      // Nothing is sent on it.
      { chainId: away.caipNetworkId, rpcUrl: getUrl(away), smartAccount },
    ],
  }
  const servers: SmartAccountServers = {
    find: (chainId) => config.chains.find((chain) => chain.chainId === chainId)?.smartAccount,
    bundler: bundler.bundler,
    paymaster: bundler.paymaster,
    wait: async () => {},
  }
  const { load, wallet } = createFrameUnderTest({ vault, config, servers })
  const storage = fakeStorage()
  const kits: { destroy(): void }[] = []

  const factory: AdapterFactory = ({ metadata }) => {
    const kit = createLatchkit({
      projectId: 'conformance',
      metadata,
      networks: environmentNetworks,
      adapters: [create()],
      storage,
      clock: quickClock,
      login: loginFrame({
        url: `${frameOrigin}/sdk`,
        wallet: { name: 'Vault' },
        page: createInPageFrame(load()),
      }),
    })
    kits.push(kit)
    const adapter = kit.internal.adapterOf('eip155')
    if (!adapter) throw new Error('The kit has no adapter.')
    return adapter
  }
  return {
    ...environment,
    factory,
    reload: async () => factory,
    wallet: { ...wallet, connectorId: 'auth', name: 'Vault', type: 'auth' },
    listeners: page.listeners,
    async stop() {
      for (const kit of kits) kit.destroy()
      await environment.stop()
    },
  }
}

/** The system's clock without the delay after `READY`, which only slow pages need. */
const quickClock: Clock = {
  now: Date.now,
  setTimeout(callback, delayMs) {
    if (delayMs !== 500) {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    }
    let isCancelled = false
    void nextMacrotask().then(() => isCancelled || callback())
    return () => {
      isCancelled = true
    }
  },
}
