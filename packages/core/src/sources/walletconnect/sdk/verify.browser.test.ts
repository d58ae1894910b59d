import { expect, onTestFinished, test } from 'vitest'
import { fakeClock } from '../../../testing/fakeClock.js'
import { createSdkTimeouts } from '../protocol/createSdkTimeouts.js'
import { loadProvider } from './loadProvider.js'
import type { WalletConnectOptions } from './options.js'
import { patchSdk } from './patchSdk.js'

const attested = { id: 'a'.repeat(64), decryptedId: 'b'.repeat(64) }
/** An address where no server listens. */
const url = 'http://127.0.0.1:2'

/** Requests an attestation with WalletConnect's own SDK, and returns the frames that it loads. */
async function framesLoaded(verify: WalletConnectOptions['verify']): Promise<readonly string[]> {
  const metadata = { name: 'App', description: '', url: location.origin, icons: [] }
  const context = { projectId: 'my-dapp', metadata, internal: { storage: null, config: { name: 'my-dapp' } } }
  // The SDK shares its core between kits with the same prefix.
  const customStoragePrefix = JSON.stringify(verify ?? 'default')
  const options = { verify, relayUrl: 'ws://127.0.0.1:2', customStoragePrefix }
  const provider = await loadProvider(options, context)
  patchSdk(provider, {
    timeouts: createSdkTimeouts(fakeClock()),
    onSent: () => {},
    getProposal: () => ({}),
    verify,
  })
  const { client } = provider
  const frames: string[] = []
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLIFrameElement) frames.push(node.src)
  })
  observer.observe(document.body, { childList: true })
  onTestFinished(() => {
    observer.disconnect()
    client.core.heartbeat?.stop()
    // The SDK removes its frame itself, after 5 s: without the frame, that throws outside of any test.
  })
  const { register } = client.core.verify as { register: (given: object) => Promise<string> }
  const registered = register(attested)
  registered.catch(() => {})
  // The frame is added synchronously; observers are called in a microtask.
  await Promise.resolve()
  if (!verify) expect(await registered).toBe('')
  return frames
}

test('default: loads no frame of WalletConnect’s Verify API', async () => {
  expect(await framesLoaded(undefined)).toEqual([])
  expect(await framesLoaded(false)).toEqual([])
})

test('param: verify: loads the attestation frame of the configured server', async () => {
  const [frame, ...others] = await framesLoaded({ url })
  expect(others).toEqual([])
  const { origin, pathname, searchParams } = new URL(frame ?? '')
  expect(origin + pathname).toBe(`${url}/v3/attestation`)
  expect(Object.fromEntries(searchParams)).toEqual({
    projectId: 'my-dapp',
    origin: location.origin,
    ...attested,
  })
})
