import type { SiwxConfig, SiwxSession } from '@latchkit/core'
import { connect } from '@latchkit/core/actions'
import { createTestKit, fakeAdapter } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { renderHookInKit } from './renderHookInKit.fixtures.js'
import { useLatchkitSession } from './useLatchkitSession.js'

/** A sign-in whose sessions are in memory. */
function createSiwx(sessions: SiwxSession[] = []): SiwxConfig {
  return {
    createMessage: (input) => ({
      ...input,
      ...{ domain: 'app.example', uri: 'https://app.example', version: '1', nonce: 'kEWepMt9knR6lWJ6A' },
    }),
    addSession: async (session) => sessions.push(session),
    revokeSession: async () => sessions.splice(0),
    setSessions: async (given) => sessions.splice(0, sessions.length, ...given),
    getSessions: () => sessions,
  }
}

test('default: signs in and out', async () => {
  const setup = createTestKit({ siwx: createSiwx() })
  const { result, act } = await renderHookInKit(() => useLatchkitSession(), setup)
  expect(result.current).toMatchObject({ status: 'disconnected', session: undefined })
  await act(async () => {
    await connect(setup.kit, { connectorId: 'io.fake' })
  })
  await expect.poll(() => result.current.status).toBe('signed-out')
  await act(async () => {
    await result.current.signIn()
  })
  expect(result.current).toMatchObject({
    status: 'signed-in',
    session: { data: { nonce: 'kEWepMt9knR6lWJ6A' } },
  })
  await act(() => result.current.signOut())
  expect(result.current).toMatchObject({ status: 'signed-out', session: undefined, error: undefined })
})

test('behavior: a stored session is found when the wallet connects', async () => {
  const sessions: SiwxSession[] = []
  const adapter = fakeAdapter()
  const setup = createTestKit({ siwx: createSiwx(sessions), adapters: [adapter] })
  const { result, act } = await renderHookInKit(() => useLatchkitSession({ namespace: 'eip155' }), setup)
  await act(async () => {
    const { address, chainId } = await connect(setup.kit, { connectorId: 'io.fake' })
    sessions.push({
      data: {
        ...{ accountAddress: address, chainId, version: '1' },
        ...{ domain: 'app.example', uri: 'https://app.example', nonce: '1' },
      },
      message: 'Sign in',
      signature: '0x1',
    })
  })
  await expect.poll(() => result.current.status).toBe('signed-in')
  expect(adapter.prompts).toBe(1)
})

test('error: why the app has refused', async () => {
  const addSession = () => Promise.reject(new Error('The signature is not valid.'))
  const setup = createTestKit({ siwx: { ...createSiwx(), addSession } })
  const { result, act } = await renderHookInKit(() => useLatchkitSession(), setup)
  await act(async () => {
    await connect(setup.kit, { connectorId: 'io.fake' })
    await expect(result.current.signIn()).rejects.toMatchObject({ code: 'sign-in' })
  })
  expect(result.current).toMatchObject({ status: 'signed-out', error: { code: 'sign-in' } })
})
