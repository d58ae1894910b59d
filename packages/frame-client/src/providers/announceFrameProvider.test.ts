import { type AnnouncedWallet, watchAnnouncedWallets } from '@latchkit/core'
import { expect, test } from 'vitest'
import { createVault } from '../app/createVault.fixtures.js'
import { announceFrameProvider } from './announceFrameProvider.js'
import { createFrameProvider } from './createFrameProvider.js'
import { startFrame } from './startFrame.fixtures.js'

async function announce(options: Partial<Parameters<typeof announceFrameProvider>[1]> = {}) {
  const scope = new EventTarget()
  const provider = createFrameProvider(startFrame(await createVault({})), { storage: null })
  const early: AnnouncedWallet[] = []
  watchAnnouncedWallets((wallet) => early.push(wallet), scope)
  const stop = announceFrameProvider(provider, { rdns: 'example.my-dapp.login', scope, ...options })
  return { scope, provider, early, stop }
}

function discover(scope: EventTarget): readonly AnnouncedWallet[] {
  const found: AnnouncedWallet[] = []
  watchAnnouncedWallets((wallet) => found.push(wallet), scope)()
  return found
}

test('default: libraries find the provider, also those that load later', async () => {
  const { scope, provider, early, stop } = await announce()
  const late = discover(scope)
  expect(early).toEqual([
    {
      uuid: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Login wallet',
      icon: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      rdns: 'example.my-dapp.login',
      provider,
    },
  ])
  expect(late).toEqual(early)
  expect(late[0]?.provider).toBe(provider)
  stop()
  expect(discover(scope)).toEqual([])
})

test('param: name and icon', async () => {
  const { early } = await announce({ name: 'My login', icon: 'data:image/png;base64,AA==' })
  expect(early).toMatchObject([{ name: 'My login', icon: 'data:image/png;base64,AA==' }])
})
