import { expect, it } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { type FakeRelay, fakeRelay } from '../../../testing/fakeRelay.js'
import { watchDisplayUri } from './watchDisplayUri.js'

const connectorId = 'metaMaskSDK'

function watched(relay?: FakeRelay) {
  const adapter = fakeAdapter({ wallets: [{ id: connectorId, type: 'external' }] })
  const { kit } = createTestKit({ adapters: [adapter], relay })
  const uris: (string | undefined)[] = []
  const unwatch = watchDisplayUri(kit, {
    namespace: 'eip155',
    connectorId,
    listener: (uri) => uris.push(uri),
  })
  return { kit, uris, unwatch, wallet: adapter.wallet(connectorId) }
}

it.each([
  ['default: a URI of MetaMask’s SDK', 'metamask://connect?channelId=1&v=2'],
  ['behavior: a universal link', 'https://metamask.app.link/connect?channelId=1'],
  ['behavior: a WalletConnect URI', `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`],
])('%s is reported, after `undefined`', (_, uri) => {
  const { wallet, uris, unwatch } = watched()
  wallet.displayUri(uri)
  unwatch()
  wallet.displayUri(undefined)
  expect(uris).toEqual([undefined, uri])
})

it.each([
  ['error: an empty URI', ''],
  ['error: text that is not a URI', 'scan me'],
  ['error: a URI that does not fit into a QR code', `wc:${'a'.repeat(1_661)}`],
  ['error: a URI with a line break', 'wc:ab\ncd'],
  ['error: a URI with invalid characters', 'wc:\u202eab'],
])('%s is reported as undefined', (_, uri) => {
  const { wallet, uris } = watched()
  wallet.displayUri(uri)
  expect(uris).toEqual([undefined, undefined])
})

it('behavior: calls the listener immediately with a URI that was provided before', () => {
  const { kit, wallet } = watched()
  const uri = 'metamask://connect?channelId=1'
  wallet.displayUri(uri)
  const uris: unknown[] = []
  watchDisplayUri(kit, { namespace: 'eip155', connectorId, listener: (current) => uris.push(current) })()
  expect(uris).toEqual([uri])
})

it('behavior: never calls the listener for a namespace without an adapter', () => {
  const { kit } = watched()
  const uris: unknown[] = []
  watchDisplayUri(kit, { namespace: 'solana', connectorId, listener: (uri) => uris.push(uri) })()
  expect(uris).toEqual([])
})

it('behavior: reports URIs of the adapter’s connectors also when the kit has a relay', () => {
  const { kit, wallet, uris } = watched(fakeRelay())
  expect(kit.getState().pairing).toBeDefined()
  wallet.displayUri('metamask://connect?channelId=1')
  expect(uris).toEqual([undefined, 'metamask://connect?channelId=1'])
})
