import { connect, getAccount, signMessage } from '@latchkit/core/actions'
import { startGateway } from '@latchkit/gateway'
import { verifyMessage } from 'ethers'
import { expect, onTestFinished, test } from 'vitest'
import { newPhone, openPage, pairWith } from './remote.fixtures.js'
import { startOriginProxy } from './startOriginProxy.fixtures.js'

const viaRelay = { connectorId: 'walletConnect' }

test('error: a project id that the relay does not know', async () => {
  const gateway = await startGateway({ projects: [{ id: 'known', allowedOrigins: [] }] })
  onTestFinished(gateway.stop)
  const page = await openPage(gateway.relayUrl, { projectId: 'unknown', debug: true })
  await expect(connect(page.kit, viaRelay)).rejects.toMatchObject({
    code: 'invalid-project-id',
    shortMessage: 'Invalid Project ID',
  })
  const { alerts, pairing } = page.kit.getState()
  expect(alerts.alert).toMatchObject({
    key: 'INVALID_APP_CONFIGURATION',
    message: expect.stringContaining('does not know the project id'),
  })
  expect(pairing).toMatchObject({ status: 'idle', outcome: { status: 'failed' } })
}, 30_000)

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
  await expect(connect(page.kit, viaRelay)).rejects.toMatchObject({
    code: 'origin-not-allowed',
    shortMessage: 'Invalid App Configuration',
  })
  expect(page.kit.getState().alerts.alert?.message).toContain('does not allow the origin')
}, 30_000)

test('behavior: a relay that stops and starts again in mid-request loses neither request nor session', async () => {
  const { dataDir, remove } = await folder()
  onTestFinished(remove)
  const first = await startGateway({ dataDir })
  const { port } = first
  const phone = await newPhone(first.relayUrl)
  const page = await openPage(first.relayUrl)
  await pairWith(page, phone)
  phone.set({ answer: { personal_sign: 'hang' } })
  const signed = signMessage(page.kit, { message: 'hello' })
  await phone.until(() => phone.prompts.length === 2)
  await first.stop()
  const second = await startGateway({ dataDir, port })
  onTestFinished(second.stop)
  phone.release()
  expect(verifyMessage('hello', await signed)).toBe(phone.evmAddresses[0])
  expect(getAccount(page.kit, { namespace: 'eip155' }).status).toBe('connected')
}, 60_000)

async function folder() {
  const { mkdtemp, rm } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const dataDir = await mkdtemp(`${tmpdir()}/latchkit-relay-`)
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}
