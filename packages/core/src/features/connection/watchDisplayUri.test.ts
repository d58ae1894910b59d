import { expect, it } from 'vitest'
import { createTestKit } from '../../testing/createTestKit.js'
import { fakeAdapter } from '../../testing/fakeAdapter.js'
import { type FakeRelay, fakeRelay } from '../../testing/fakeRelay.js'
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
  ['default: MetaMask’s SDK', 'metamask://connect?channelId=1&v=2'],
  ['behavior: a universal link', 'https://metamask.app.link/connect?channelId=1'],
  ['behavior: WalletConnect', `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`],
])('%s', (_, uri) => {
  const { wallet, uris, unwatch } = watched()
  wallet.displayUri(uri)
  unwatch()
  wallet.displayUri(undefined)
  expect(uris).toEqual([undefined, uri])
})

it.each([
  ['error: empty', ''],
  ['error: text', 'scan me'],
  ['error: more than a QR code holds', `wc:${'a'.repeat(1_661)}`],
  ['error: a line break', 'wc:ab\ncd'],
  ['error: characters that are invalid in a URI', 'wc:\u202eab'],
])('%s is ignored', (_, uri) => {
  const { wallet, uris } = watched()
  wallet.displayUri(uri)
  expect(uris).toEqual([undefined, undefined])
})

it('behavior: reports nothing for a namespace without an adapter', () => {
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
