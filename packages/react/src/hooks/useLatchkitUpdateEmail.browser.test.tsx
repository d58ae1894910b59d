import { createFakeFrame } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { createKitWithWallets } from '../kit.fixtures.js'
import { renderHookInKit } from './renderHookInKit.fixtures.js'
import { useLatchkitUpdateEmail } from './useLatchkitUpdateEmail.js'

test('default: the address is changed with two codes', async () => {
  const setup = createKitWithWallets()
  const frame = createFakeFrame()
  for (const owner of [setup.kit, setup.kit.internal])
    Object.defineProperty(owner, 'frame', { value: frame, enumerable: true })
  const { result, act } = await renderHookInKit(() => useLatchkitUpdateEmail(), setup)
  expect(result.current.state).toBeUndefined()
  let pending: Promise<string> | undefined
  await act(async () => {
    pending = result.current.updateEmail({ email: 'bob@example.com' })
  })
  await expect.poll(() => result.current.state).toMatchObject({ status: 'verifyOtp', step: 'primary' })
  await act(() => result.current.verifyCode({ code: '123456' }))
  expect(result.current.state).toMatchObject({ status: 'verifyOtp', step: 'secondary' })
  await act(() => result.current.verifyCode({ code: '123456' }))
  expect(await pending).toBe('bob@example.com')
  expect(result.current.state).toMatchObject({ status: 'done', email: 'bob@example.com' })
})

test('error: a kit without a login', async () => {
  const { result } = await renderHookInKit(() => useLatchkitUpdateEmail(), createKitWithWallets())
  await expect(result.current.updateEmail({ email: 'bob@example.com' })).rejects.toThrow('login: must be set')
})
