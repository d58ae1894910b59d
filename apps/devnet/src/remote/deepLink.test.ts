import { createPairing, disconnect, recordOpenedWallet, signMessage } from '@latchkit/core/actions'
import { fakeStorage } from '@latchkit/core/testing'
import { type Gateway, startGateway } from '@latchkit/gateway'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPage, type Page, startRemotePhone } from './remote.fixtures.js'

let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway()
}, 180_000)

afterAll(() => gateway.stop())

/** Records the URLs that the page opens, until the test ends. */
function recordOpened(): string[] {
  const opened: string[] = []
  const scope = { document: { hasFocus: () => true }, open: (href: string) => void opened.push(href) }
  Object.assign(globalThis, scope)
  onTestFinished(() => {
    for (const name of Object.keys(scope)) Reflect.deleteProperty(globalThis, name)
  })
  return opened
}

/** Connects by a deep link, like a tap on "Open". */
async function pairByLink(page: Page) {
  const phone = await startRemotePhone(gateway.relayUrl)
  const { uri } = await createPairing(page.kit)
  const href = `rainbow://wc?uri=${encodeURIComponent(uri)}`
  await recordOpenedWallet(page.kit, { walletId: 'me.rainbow', name: 'Rainbow', href })
  await phone.pair(uri)
  await page.until(() => page.kit.getState().connection.eip155?.status === 'connected')
  return phone
}

test('default: with the host app’s storage, a request opens the wallet app that was paired by a link', async () => {
  const opened = recordOpened()
  const page = await openPage(gateway.relayUrl)
  const phone = await pairByLink(page)
  await signMessage(page.kit, { message: 'hello' })
  const { topic, id } = phone.prompts.at(-1) ?? {}
  expect(opened).toEqual([`rainbow://wc?requestId=${id}&sessionTopic=${topic}`])

  await page.close()
  const next = await openPage(gateway.relayUrl, { stored: page.stored })
  await next.until(() => next.kit.getState().connection.eip155?.status === 'connected')
  await signMessage(next.kit, { message: 'again' })
  expect(opened).toHaveLength(2)
  await disconnect(next.kit)
  expect(page.stored.storage.getItem('latchkit.v1.devnet.deepLink')).toBeNull()
}, 180_000)

test('error: does not open a link that another script stored', async () => {
  const opened = recordOpened()
  const page = await openPage(gateway.relayUrl, { stored: { storage: fakeStorage(), sdk: new Map() } })
  await pairByLink(page)
  const poison = JSON.stringify({ href: 'javascript:alert(1)//', name: 'x' })
  page.stored.sdk.set('WALLETCONNECT_DEEPLINK_CHOICE', poison)
  page.stored.storage.setItem('latchkit.v1.devnet.deepLink', 'javascript:alert(1)//')
  await signMessage(page.kit, { message: 'hello' })
  expect(opened).toEqual([])
}, 180_000)
