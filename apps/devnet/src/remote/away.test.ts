import { getAccount } from '@latchkit/core/actions'
import { startGateway } from '@latchkit/gateway'
import { expect, test } from 'vitest'
import { newPhone, openPage, pairWith } from './remote.fixtures.js'

// Alone in its process: the SDK goes on looking for a relay that is not there, and keeps others from their turn.
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
