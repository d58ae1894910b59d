import { connect, getAccount } from '@latchkit/core/actions'
import { type Gateway, startGateway } from '@latchkit/gateway'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../parts/freePort.js'
import { newPhone, openPage, pairWith } from './remote.fixtures.js'
import { startProxy } from './startProxy.fixtures.js'

const viaRelay = { connectorId: 'walletConnect' }

describe('what the relay will not have', () => {
  let gateway: Gateway
  let port = 0

  beforeAll(async () => {
    const allowedOrigins = ['https://my-dapp.example']
    port = await freePort()
    gateway = await startGateway({
      projects: [{ id: 'known', allowedOrigins }],
      // The address that a page signs for is that of the proxy in front.
      publicUrl: [`ws://127.0.0.1:${port}`],
    })
  }, 60_000)

  afterAll(() => gateway.stop())

  test.each([
    [
      'unknown',
      undefined,
      'invalid-project-id',
      'INVALID_PROJECT_ID',
      'Invalid Project ID',
      'does not know the project id',
    ],
    [
      'known',
      'https://evil.example',
      'origin-not-allowed',
      'INVALID_APP_CONFIGURATION',
      'Invalid App Configuration',
      'does not allow the origin',
    ],
  ])(
    'error: project %s from origin %s: the developer is alerted, and the relay is not asked again by itself',
    async (projectId, origin, code, key, shortMessage, text) => {
      const proxy = await startProxy(() => gateway.port, { origin, port })
      const page = await openPage(`ws://127.0.0.1:${proxy.port}`, { projectId, debug: true })
      await expect(connect(page.kit, viaRelay)).rejects.toMatchObject({ code, shortMessage })
      const { alerts, pairing } = page.kit.getState()
      const metaMessages = expect.arrayContaining([expect.stringContaining(text)])
      expect(pairing).toMatchObject({
        status: 'idle',
        outcome: { status: 'failed', error: { metaMessages } },
      })
      expect(alerts.alert).toMatchObject({ key, message: expect.stringContaining(text) })
      await proxy.untilNone()
      // Who tries again is answered again: it may have been mended meanwhile.
      await expect(connect(page.kit, viaRelay)).rejects.toMatchObject({ code })
      await proxy.untilNone()
      // The SDK by itself comes some hundred times.
      expect(proxy.made).toBeLessThan(5)
    },
    60_000,
  )
})

test('error: nobody is at the relay’s address', async () => {
  const page = await openPage(`ws://127.0.0.1:${await freePort()}`)
  await expect(connect(page.kit, viaRelay)).rejects.toMatchObject({
    code: 'relay-unreachable',
    shortMessage: 'The connection service cannot be reached.',
  })
  expect(page.kit.getState().pairing).toMatchObject({ outcome: { status: 'failed' } })
}, 30_000)

test('behavior: a relay that is away on the next page load takes no session away', async () => {
  const gateway = await startGateway()
  const phone = await newPhone(gateway.relayUrl)
  const page = await openPage(gateway.relayUrl)
  await pairWith(page, phone)
  await page.leave()
  await gateway.stop()
  const next = await openPage(gateway.relayUrl, { kept: page.kept })
  await next.until(() => getAccount(next.kit, { namespace: 'eip155' }).status === 'connected')
  expect(getAccount(next.kit, { namespace: 'eip155' }).address).toBe(phone.evmAddresses[0])
}, 60_000)
