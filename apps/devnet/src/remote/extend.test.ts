import { getAccount } from '@latchkit/core/actions'
import { type Gateway, startGateway } from '@latchkit/gateway'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPage, type Page, pairPhone, startRemotePhone } from './remote.fixtures.js'

let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway()
}, 180_000)

afterAll(() => gateway.stop())

type Stored = { readonly topic: string; readonly expiry: number }

/** Returns the page's session as the SDK stores it. */
function storedSession({ stored }: Page): { readonly key: string; readonly session: Stored } {
  const [key = '', text = '[]'] = [...stored.sdk].find(([name]) => name.endsWith('//session')) ?? []
  const [session] = JSON.parse(text) as readonly Stored[]
  if (!session) throw new Error('The page has no session.')
  return { key, session }
}

test('default: on day 4 a page load extends the session, and both sides store the new expiry', async () => {
  const phone = await startRemotePhone(gateway.relayUrl)
  const page = await openPage(gateway.relayUrl)
  await pairPhone(page, phone)
  await page.close()
  const { key, session } = storedSession(page)
  const expiry = session.expiry - 4 * 86_400
  page.stored.sdk.set(key, JSON.stringify([{ ...session, expiry }]))

  const next = await openPage(gateway.relayUrl, { stored: page.stored })
  await next.until(() => getAccount(next.kit, { namespace: 'eip155' }).isConnected)
  await vi.waitFor(
    () => {
      const stored = Number(next.stored.storage.getItem('latchkit.v1.devnet.sessionExpiry'))
      expect(stored).toBeGreaterThanOrEqual(session.expiry * 1000)
    },
    { timeout: 60_000 },
  )
  expect(storedSession(next).session.expiry).toBeGreaterThanOrEqual(session.expiry)
  expect(phone.sessions[0]?.expiry).toBeGreaterThanOrEqual(session.expiry)
  // The user is not prompted.
  expect(phone.prompts).toHaveLength(1)
}, 180_000)
