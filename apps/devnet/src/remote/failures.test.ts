import { connect, getAccount } from '@latchkit/core/actions'
import { type Gateway, startGateway } from '@latchkit/gateway'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../foundation/freePort.js'
import { openPage, pairPhone, startRemotePhone } from './remote.fixtures.js'
import { startProxy } from './startProxy.fixtures.js'

const viaRelay = { connectorId: 'walletConnect' }

describe('rejections by the relay', () => {
  let gateway: Gateway
  let port = 0

  beforeAll(async () => {
    const allowedOrigins = ['https://my-dapp.example']
    port = await freePort()
    gateway = await startGateway({
      projects: [{ id: 'known', allowedOrigins }],
      // The page authenticates for the URL of the proxy.
      publicUrl: [`ws://127.0.0.1:${port}`],
    })
  }, 180_000)

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
    'error: project %s from origin %s: emits an alert and does not reconnect automatically',
    async (projectId, origin, code, alertCode, shortMessage, text) => {
      const proxy = await startProxy(() => gateway.port, { origin, port })
      const page = await openPage(`ws://127.0.0.1:${proxy.port}`, { projectId, debug: true })
      await expect(connect(page.kit, viaRelay)).rejects.toMatchObject({ code, shortMessage })
      const { alerts, pairing } = page.kit.getState()
      const metaMessages = expect.arrayContaining([expect.stringContaining(text)])
      expect(pairing).toMatchObject({
        status: 'idle',
        outcome: { status: 'failed', error: { metaMessages } },
      })
      expect(alerts.alert).toMatchObject({ code: alertCode })
      await proxy.untilNone()
      // A new attempt asks again: the configuration may have been corrected.
      await expect(connect(page.kit, viaRelay)).rejects.toMatchObject({ code })
      await proxy.untilNone()
      // The SDK alone reconnects several hundred times.
      expect(proxy.made).toBeLessThan(5)
    },
  )
})

test('error: no server listens at the relay’s URL', async () => {
  const page = await openPage(`ws://127.0.0.1:${await freePort()}`)
  await expect(connect(page.kit, viaRelay)).rejects.toMatchObject({
    code: 'relay-unreachable',
    shortMessage: 'The connection service cannot be reached.',
  })
  expect(page.kit.getState().pairing).toMatchObject({ outcome: { status: 'failed' } })
}, 180_000)

test('behavior: an unreachable relay at page load keeps the session', async () => {
  const gateway = await startGateway()
  const phone = await startRemotePhone(gateway.relayUrl)
  const page = await openPage(gateway.relayUrl)
  await pairPhone(page, phone)
  await page.close()
  await gateway.stop()
  const next = await openPage(gateway.relayUrl, { stored: page.stored })
  await next.until(() => getAccount(next.kit, { namespace: 'eip155' }).status === 'connected')
  expect(getAccount(next.kit, { namespace: 'eip155' }).address).toBe(phone.evmAddresses[0])
}, 180_000)
