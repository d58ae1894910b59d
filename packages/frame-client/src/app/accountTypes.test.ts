import { expect, onTestFinished, test } from 'vitest'
import type { FrameHandlers } from '../host/createFrameHost.js'
import { connectHalves, frameUrl, quickClock } from './connectHalves.fixtures.js'
import { createFrame } from './createFrame.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function setUp(given: FrameHandlers) {
  const handlers: FrameHandlers = {
    SYNC_DAPP_DATA: () => undefined,
    SIGN_OUT: () => undefined,
    ...given,
  }
  const { page } = connectHalves(handlers)
  const options = { url: frameUrl, projectId: 'my-dapp', title: 'Log in', clock: quickClock }
  const frame = createFrame({ ...options, page })
  onTestFinished(() => frame.destroy())
  return { frame }
}

test('param: getUser sends the preferred account type, and returns the type of the frame', async () => {
  let wanted: unknown
  const { frame } = setUp({
    GET_USER(payload) {
      wanted = payload?.preferredAccountType
      return { address, chainId: 1, preferredAccountType: 'smartAccount', smartAccountDeployed: true }
    },
  })
  expect(await frame.getUser({ chainId: 'eip155:1', preferredAccountType: 'smartAccount' })).toMatchObject({
    preferredAccountType: 'smartAccount',
    smartAccountDeployed: true,
  })
  expect(wanted).toBe('smartAccount')
})

test('default: the networks of smart accounts, and the requests about them', async () => {
  const { frame } = setUp({
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1, 8453, -1] }),
    INIT_SMART_ACCOUNT: () => ({ address, isDeployed: false }),
    SET_PREFERRED_ACCOUNT: ({ type }) => ({ type, address }),
  })
  // A chain that is none is left out.
  expect(await frame.getSmartAccountEnabledNetworks({})).toEqual(['eip155:1', 'eip155:8453'])
  expect(await frame.initSmartAccount({})).toEqual({ address, isDeployed: false })
  expect(await frame.setPreferredAccount({ type: 'smartAccount' })).toBeUndefined()
})

test('error: refuses to set the account type after a sign-out', async () => {
  const { frame } = setUp({ SET_PREFERRED_ACCOUNT: ({ type }) => ({ type, address }) })
  await frame.signOut()
  await expect(frame.setPreferredAccount({ type: 'eoa' })).rejects.toMatchObject({ rpcCode: 4100 })
})
