import { ethers } from '@latchkit/adapter-ethers'
import { getUrl, home, homeUrl } from '@latchkit/adapter-tests/evm/chains'
import { wagmi } from '@latchkit/adapter-wagmi'
import { createLatchkit, type Eip1193Provider } from '@latchkit/core'
import { connect, disconnect, getAccount, sendTransaction, signMessage } from '@latchkit/core/actions'
import type { Hex } from '@latchkit/core/ports'
import { type FakeStorage, fakeStorage } from '@latchkit/core/testing'
import { waitForReceipt } from '@latchkit/devnet/evm'
import { createPublicClient, createWalletClient, custom, http } from 'viem'
import { verifyMessage } from 'viem/utils'
import { expect, onTestFinished, test } from 'vitest'
import { createFrame } from '../app/createFrame.js'
import { loginFrame } from '../app/loginFrame.js'
import { appOrigin, frameOrigin } from '../attacks/frames.fixtures.js'
import { createFrameProvider } from '../providers/createFrameProvider.js'

// The conformance suite runs with the frame in the page: each of its tests would load an iframe. These tests have a real one.

const node = createPublicClient({ transport: http(homeUrl), cacheTime: 0 })
const receiver = '0x000000000000000000000000000000000000dEaD'

/** Returns the URL of a frame on another origin, with a user of its own. */
function createFrameUrl(): string {
  const url = new URL('./vault.fixtures.html', import.meta.url)
  const query = new URLSearchParams({
    user: crypto.randomUUID(),
    evm: JSON.stringify({ [Number(home.id)]: getUrl(home) }),
    allowedOrigins: JSON.stringify([appOrigin]),
  })
  return `${frameOrigin}${url.pathname}?${query}`
}

test.each([
  ['wagmi', wagmi],
  ['ethers', ethers],
])('default: a user of an iframe signs, sends, comes back and leaves, next to %s', async (_, create) => {
  const url = createFrameUrl()
  const storage = fakeStorage()
  const first = startKit(create, url, storage)
  const { frame } = first.internal
  expect(await frame?.connectEmail({ email: 'user@my-dapp.example' })).toBe('VERIFY_OTP')
  await frame?.connectOtp({ otp: '123456' })
  const { address } = await connect(first, { connectorId: 'auth' })
  const signature = (await signMessage(first, { message: 'Hello' })) as Hex
  expect(await verifyMessage({ address: address as Hex, message: 'Hello', signature })).toBe(true)
  const hash = await sendTransaction(first, { to: receiver, value: 7n })
  expect(await waitForReceipt(node, hash)).toMatchObject({ status: 'success' })
  first.destroy()
  expect(document.querySelector('iframe[title="Log in"]')).toBe(null)

  const second = startKit(create, url, storage)
  await expect.poll(() => getAccount(second)).toMatchObject({ status: 'connected', address })
  await disconnect(second)
  expect(await second.internal.frame?.isConnected({})).toBe(false)
})

test('default: a provider of an iframe signs for viem, restores the user and signs out', async () => {
  const url = createFrameUrl()
  const storage = fakeStorage()
  const first = startProvider(url, storage)
  await first.frame.connectEmail({ email: 'user@my-dapp.example' })
  await first.frame.connectOtp({ otp: '123456' })
  const [account] = await first.client.requestAddresses()
  if (!account) throw new Error('The user has no account.')
  first.frame.destroy()

  const { client, frame } = startProvider(url, storage)
  expect(await client.getAddresses()).toEqual([account])
  const signature = await client.signMessage({ account, message: 'Hello' })
  expect(await verifyMessage({ address: account, message: 'Hello', signature })).toBe(true)
  await client.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  expect([await client.getAddresses(), await frame.isConnected({})]).toEqual([[], false])
})

function startKit(create: typeof wagmi | typeof ethers, url: string, storage: FakeStorage) {
  const login = loginFrame({ url })
  const kit = createLatchkit({ projectId: 'my-dapp', networks: [home], adapters: [create()], storage, login })
  kit.mount()
  onTestFinished(() => kit.destroy())
  return kit
}

function startProvider(url: string, storage: FakeStorage) {
  const frame = createFrame({ url, projectId: 'my-dapp', title: 'Log in' })
  onTestFinished(() => frame.destroy())
  const provider: Eip1193Provider = createFrameProvider(frame, { chainId: home.caipNetworkId, storage })
  return { frame, client: createWalletClient({ transport: custom(provider) }) }
}
