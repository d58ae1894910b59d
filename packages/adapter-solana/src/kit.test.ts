import { createChainUnderTest, verifySignature } from '@latchkit/adapter-tests/solana/chain'
import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { createLatchkit, getAccount } from '@latchkit/core'
import {
  connect,
  disconnect,
  sendSolanaTransfer,
  signMessage,
  switchNetwork,
  waitForSolanaConfirmation,
} from '@latchkit/core/actions'
import { fakeStorage, nextMacrotask } from '@latchkit/core/testing'
import { solanaCaipNetworkId } from '@latchkit/devnet'
import { installSolanaWallets, lagoon } from '@latchkit/devnet/page-solana'
import { base58 } from '@scure/base'
import { expect, inject, it, onTestFinished } from 'vitest'
import { solana } from './solana.js'

const network = createNetwork(solanaCaipNetworkId, inject('solana').rpcUrl)
/** The first network of the app; no server listens at its URL. */
const first = createNetwork('solana:unknown', 'http://127.0.0.1:1')
const namespace = 'solana'

/** Simulates a page load: creates wallet and kit again with their stored state. */
function loadPage(storage = fakeStorage(), items: Map<string, string> = new Map()) {
  installSolanaWallets(openPage(items), { rpcUrl: inject('solana').rpcUrl, wallets: [lagoon] })
  const kit = createLatchkit({
    projectId: 'test',
    networks: [first, network],
    adapters: [solana()],
    storage,
  })
  const unmount = kit.mount()
  onTestFinished(unmount)
  return { kit, storage, items, unmount }
}

it('default: connects, switches, signs, sends and confirms through the kit', async () => {
  const { kit } = loadPage()
  const account = await connect(kit, { connectorId: lagoon.name, namespace })
  expect(account.chainId).toBe(first.caipNetworkId)
  await switchNetwork(kit, { network })
  const signature = await signMessage(kit, { namespace, message: 'hello' })
  expect(verifySignature(account.address, new TextEncoder().encode('hello'), base58.decode(signature))).toBe(
    true,
  )
  const to = createChainUnderTest(network).newAddress()
  const sent = await sendSolanaTransfer(kit, { to, amount: 1_000_001n })
  expect(await waitForSolanaConfirmation(kit, sent)).toMatchObject({ status: 'success' })
})

it('behavior: an immediately aborted switch leaves kit and adapter on the same network', async () => {
  const { kit } = loadPage()
  await connect(kit, { connectorId: lagoon.name, namespace })
  await switchNetwork(kit, { network })
  const away = switchNetwork(kit, { network: first })
  const back = switchNetwork(kit, { network })
  await Promise.allSettled([away, back])
  await waitUntilSettled()
  expect(getAccount(kit, { namespace })).toMatchObject({ chainId: network.caipNetworkId })
  const to = createChainUnderTest(network).newAddress()
  expect(await sendSolanaTransfer(kit, { to, amount: 1_000_001n })).toHaveProperty('signature')
})

it('behavior: restores the selected network on the next page load', async () => {
  const { kit, storage, items, unmount } = loadPage()
  await connect(kit, { connectorId: lagoon.name, namespace })
  await switchNetwork(kit, { network })
  unmount()
  const next = loadPage(storage, items)
  await waitUntilSettled()
  expect(getAccount(next.kit, { namespace })).toMatchObject({
    status: 'connected',
    chainId: network.caipNetworkId,
  })
  await disconnect(next.kit)
  next.unmount()
  const last = loadPage(storage, items)
  await waitUntilSettled()
  expect(getAccount(last.kit, { namespace })).toMatchObject({ status: 'disconnected' })
})

/** Waits for wallet and kit, which run in this process and need a few macrotasks. */
async function waitUntilSettled(): Promise<void> {
  for (let index = 0; index < 20; index += 1) await nextMacrotask()
}
