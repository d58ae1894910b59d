import { connect, disconnect, getAccount, signMessage } from '@latchkit/core/actions'
import { type Gateway, startGateway } from '@latchkit/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDapp } from '../phone/dapp.fixtures.js'
import { openPage, pairPhone, startRemotePhone } from './remote.fixtures.js'

let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway()
}, 180_000)

afterAll(() => gateway.stop())

test('param: provider is loaded on first use, and its socket stays open after the kit is destroyed', async () => {
  const own = await startDapp(gateway.relayUrl)
  let isAsked = false
  const page = await openPage(gateway.relayUrl, {
    walletConnect: {
      provider: () => {
        isAsked = true
        return own
      },
    },
  })
  expect(isAsked).toBe(false)
  const phone = await startRemotePhone(gateway.relayUrl)
  await pairPhone(page, phone)
  expect(await signMessage(page.kit, { message: 'hello' })).toMatch(/^0x/)
  await disconnect(page.kit)
  await phone.until(() => phone.sessions.length === 0)
  await page.close()
  expect(own.client.core.relayer.connected).toBe(true)
}, 180_000)

test('param: customStoragePrefix separates the sessions of two dapps of one origin', async () => {
  const [one, two] = [{ customStoragePrefix: 'one' }, { customStoragePrefix: 'two' }]
  const phone = await startRemotePhone(gateway.relayUrl)
  const page = await openPage(gateway.relayUrl, { walletConnect: one })
  await pairPhone(page, phone)
  await page.close()
  const { stored } = page
  const keys = [...stored.sdk.keys()].filter((key) => key.endsWith('//session'))
  expect(keys).toEqual([expect.stringContaining(':one//')])

  const otherPage = await openPage(gateway.relayUrl, { stored, walletConnect: two })
  await otherPage.until(() =>
    otherPage.facts.some(({ feature, type }) => feature === 'connection' && type === 'notRestored'),
  )
  expect(getAccount(otherPage.kit, { namespace: 'eip155' }).status).toBe('disconnected')
  await otherPage.close()
  expect(phone.sessions).toHaveLength(1)

  stored.storage.setItem('latchkit.v1.devnet.connector.eip155', 'walletConnect')
  const again = await openPage(gateway.relayUrl, { stored, walletConnect: one })
  await again.until(() => getAccount(again.kit, { namespace: 'eip155' }).isConnected)
  expect(await signMessage(again.kit, { message: 'hello' })).toMatch(/^0x/)
}, 180_000)

test('default: customStoragePrefix is the name of the kit', async () => {
  const page = await openPage(gateway.relayUrl)
  await pairPhone(page, await startRemotePhone(gateway.relayUrl))
  await page.close()
  const keys = [...page.stored.sdk.keys()].filter((key) => key.endsWith('//session'))
  expect(keys).toEqual([expect.stringContaining(':devnet//')])
}, 180_000)

test('error: loads the provider again after a failure', async () => {
  const own = await startDapp(gateway.relayUrl)
  let tries = 0
  const page = await openPage(gateway.relayUrl, {
    walletConnect: {
      provider: async () => {
        tries += 1
        if (tries === 1) throw new Error('not yet')
        return own
      },
    },
  })
  await expect(connect(page.kit, { connectorId: 'walletConnect' })).rejects.toMatchObject({
    code: 'relay-unreachable',
  })
  await pairPhone(page, await startRemotePhone(gateway.relayUrl))
  expect(getAccount(page.kit, { namespace: 'eip155' }).status).toBe('connected')
}, 180_000)
