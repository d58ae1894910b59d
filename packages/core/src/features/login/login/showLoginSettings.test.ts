import { expect, test } from 'vitest'
import { ConfigError } from '../../../foundation/errors/config.js'
import { NotLoggedInError } from '../../../foundation/errors/login.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { Frame, FrameTheme } from '../../../ports/Frame.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { connect } from '../../wallet/connection/connect.js'
import { createLoginKit, email } from './login.fixtures.js'
import { loginWithEmail } from './loginWithEmail.js'
import { showLoginSettings } from './showLoginSettings.js'

const method = 'latchkit_showSettings'

/** A user who is logged in, whose frame answers with `respond`. */
async function setUp(respond: Frame['request'] = async () => null) {
  const world = createLoginKit()
  const { kit, frame } = world
  frame.emailAction = 'CONNECT'
  await loginWithEmail(kit, { email })
  const requests: Parameters<Frame['request']>[0][] = []
  const themes: FrameTheme[] = []
  frame.request = (request) => {
    requests.push(request)
    return respond(request)
  }
  frame.syncTheme = async (theme) => {
    themes.push(theme)
  }
  return { ...world, requests, themes }
}

test('default: the frame shows the settings in the theme of the kit, until the user closes them', async () => {
  const { kit, requests, themes } = await setUp()
  expect(await showLoginSettings(kit)).toBeUndefined()
  expect(requests).toMatchObject([{ method, chainId: 'eip155:31337', namespace: 'eip155' }])
  expect(requests[0]).not.toHaveProperty('params')
  expect(themes).toEqual([{ mode: 'light' }])
})

test('behavior: nothing that the frame returns reaches the app', async () => {
  const { kit } = await setUp(async () => 'abandon ability able')
  expect(await showLoginSettings(kit)).toBeUndefined()
})

test('behavior: the wallet is disconnected if the user has revoked this device', async () => {
  const { kit, frame } = await setUp(async () => {
    throw new WalletRequestError({ method, rpcCode: 4100, details: 'The session has ended.' })
  })
  expect(await showLoginSettings(kit)).toBeUndefined()
  expect(kit.getState().connection.eip155?.status).toBe('disconnected')
  expect(frame.calls.map(([name]) => name)).not.toContain('abortApprovals')
})

test('error: other errors of the frame, with the wallet still connected', async () => {
  const error = new WalletRequestError({ method, rpcCode: -32_603, details: 'Too many requests.' })
  const { kit } = await setUp(() => Promise.reject(error))
  await expect(showLoginSettings(kit)).rejects.toBe(error)
  expect(kit.getState().connection.eip155?.status).toBe('connected')
})

test('error: aborted', async () => {
  const { kit, requests } = await setUp()
  await expect(showLoginSettings(kit, { signal: AbortSignal.abort() })).rejects.toThrow(AbortedError)
  expect(requests).toEqual([])
  const { signal } = new AbortController()
  await showLoginSettings(kit, { signal })
  expect(requests[0]?.signal).toBe(signal)
})

test('error: without a login', async () => {
  const { kit } = createLoginKit()
  await expect(showLoginSettings(kit)).rejects.toThrow(NotLoggedInError)
  await connect(kit, { connectorId: 'io.fake' })
  await expect(showLoginSettings(kit)).rejects.toThrow(NotLoggedInError)
  const { kit: other } = createTestKit()
  await expect(showLoginSettings(other)).rejects.toThrow(ConfigError)
})
