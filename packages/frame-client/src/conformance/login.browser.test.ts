import { ethers } from '@latchkit/adapter-ethers'
import { away, getUrl, home, homeUrl } from '@latchkit/adapter-tests/evm/chains'
import { createEnvironment, environmentNetworks } from '@latchkit/adapter-tests/evm/environment'
import { wagmi } from '@latchkit/adapter-wagmi'
import { createLatchkit } from '@latchkit/core'
import type { AdapterFactory } from '@latchkit/core/ports'
import { type AdapterUnderTest, adapterConformance, fakeStorage } from '@latchkit/core/testing'
import { openPage } from '@latchkit/devnet/page'
import { beforeAll, describe, expect, it } from 'vitest'
import { connectHalves, frameUrl, quickClock } from '../app/connectHalves.fixtures.js'
import { createFrame } from '../app/createFrame.js'
import { createVault } from '../app/createVault.fixtures.js'
import { loginFrame } from '../app/loginFrame.js'
import { announceFrameProvider } from '../providers/announceFrameProvider.js'
import { createFrameProvider } from '../providers/createFrameProvider.js'
import {
  announcedCapabilities,
  createVaultUnderTest,
  frameWalletCapabilities,
} from './createVaultUnderTest.fixtures.js'
import { evmReader } from './evmReader.fixtures.js'

beforeAll(async () => {
  // Loads wagmi before the tests, which wait for wallets but not for the network.
  await wagmi({ networks: environmentNetworks, name: 'load', enableEIP6963: false }).loadConfig()
})

/** The option `login` of a kit, next to the adapter of the app: the late wallet is one of the adapter. */
describe.each([
  ['wagmi', wagmi],
  ['ethers', ethers],
])('login next to the adapter of %s', (_, create) => {
  const capabilities = { ...frameWalletCapabilities, switchesNetwork: true, evm: true }
  adapterConformance({ describe, expect, it, capabilities, make: () => makeWithLogin(() => create()) })
})

/** The EIP-1193 provider of a frame, which the adapter finds on the page (EIP-6963). */
describe.each([
  ['wagmi', wagmi],
  ['ethers', ethers],
])('an announced provider in the adapter of %s', (_, create) => {
  const capabilities = {
    ...frameWalletCapabilities,
    ...announcedCapabilities,
    walletBehaviors: ['keepsNetwork', 'revokesLateApproval'],
    switchesNetwork: true,
    evm: true,
  } as const
  adapterConformance({ describe, expect, it, capabilities, make: () => makeAnnounced(() => create()) })
})

async function createVaultWithUser() {
  const vault = await createVault({ evm: { [Number(home.id)]: homeUrl, [Number(away.id)]: getUrl(away) } })
  vault.isLoggedIn = true
  return createVaultUnderTest(vault, [Number(home.id), Number(away.id)])
}

async function makeAnnounced(create: () => AdapterFactory): Promise<AdapterUnderTest> {
  const page = openPage()
  const environment = createEnvironment(page, evmReader)
  const { handlers, wallet } = await createVaultWithUser()
  const storage = fakeStorage()
  const rdns = 'example.my-dapp.login'
  let unload = load()

  function load(): () => void {
    const hosted = connectHalves(handlers)
    const frame = createFrame({
      url: frameUrl,
      projectId: 'conformance',
      title: 'Log in',
      page: hosted.page,
      clock: quickClock,
    })
    const provider = createFrameProvider(frame, { chainId: home.caipNetworkId, storage })
    const stop = announceFrameProvider(provider, { rdns, scope: page })
    return () => {
      stop()
      frame.destroy()
    }
  }
  return {
    ...environment,
    factory: create(),
    async reload() {
      unload()
      unload = load()
      return create()
    },
    wallet: { ...wallet, connectorId: rdns, name: 'Login wallet', type: 'announced' },
    listeners: page.listeners,
    async stop() {
      unload()
      await environment.stop()
    },
  }
}

async function makeWithLogin(create: () => AdapterFactory): Promise<AdapterUnderTest> {
  const page = openPage()
  const environment = createEnvironment(page, evmReader)
  const { handlers, wallet } = await createVaultWithUser()
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
      login: loginFrame({ url: frameUrl, wallet: { name: 'Vault' }, page: connectHalves(handlers).page }),
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
