import { getAccount, signMessage } from '@latchkit/core/actions'
import { startGateway } from '@latchkit/gateway'
import { verifyMessage } from 'ethers'
import { expect, onTestFinished, test } from 'vitest'
import { openPage, pairPhone, startRemotePhone } from './remote.fixtures.js'

test('behavior: a relay restart during a request keeps request and session', async () => {
  const { dataDir, remove } = await folder()
  onTestFinished(remove)
  const first = await startGateway({ dataDir })
  const { port } = first
  const phone = await startRemotePhone(first.relayUrl)
  const page = await openPage(first.relayUrl)
  await pairPhone(page, phone)
  phone.set({ answer: { personal_sign: 'hang' } })
  const signed = signMessage(page.kit, { message: 'hello' })
  await phone.until(() => phone.prompts.length === 2)
  await first.stop()
  const second = await startGateway({ dataDir, port })
  onTestFinished(second.stop)
  phone.release()
  expect(verifyMessage('hello', await signed)).toBe(phone.evmAddresses[0])
  expect(getAccount(page.kit, { namespace: 'eip155' }).status).toBe('connected')
}, 180_000)

async function folder() {
  const { mkdtemp, rm } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const dataDir = await mkdtemp(`${tmpdir()}/latchkit-relay-`)
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}
