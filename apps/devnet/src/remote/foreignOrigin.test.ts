import { connect } from '@latchkit/core/actions'
import { startGateway } from '@latchkit/gateway'
import { expect, onTestFinished, test } from 'vitest'
import { openPage } from './remote.fixtures.js'
import { startOriginProxy } from './startOriginProxy.fixtures.js'

// Alone in its process: see `unreachable.test.ts`.
test('error: an origin that the relay does not allow', async () => {
  let port = 0
  const proxy = await startOriginProxy('https://evil.example', () => port)
  const gateway = await startGateway({
    projects: [{ id: 'devnet', allowedOrigins: ['https://my-dapp.example'] }],
    publicUrl: [`ws://127.0.0.1:${proxy}`],
  })
  onTestFinished(gateway.stop)
  port = gateway.port
  const page = await openPage(`ws://127.0.0.1:${proxy}`, { debug: true })
  await expect(connect(page.kit, { connectorId: 'walletConnect' })).rejects.toMatchObject({
    code: 'origin-not-allowed',
    shortMessage: 'Invalid App Configuration',
  })
  expect(page.kit.getState().alerts.alert?.message).toContain('does not allow the origin')
}, 30_000)
