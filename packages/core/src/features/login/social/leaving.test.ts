import { expect, test } from 'vitest'
import { SocialLoginError } from '../../../foundation/errors/socialLogin.js'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { openModal } from '../../shell/modal/openModal.js'
import { cancelSocialLogin } from './cancelSocialLogin.js'
import { continueSocialLogin } from './continueSocialLogin.js'
import { loginWithSocial } from './loginWithSocial.js'
import { createSocialKit } from './social.fixtures.js'

const provider = 'google'

/** A kit whose pop-up was blocked. */
async function startLogin() {
  const world = createSocialKit({ isBlocked: true })
  void openModal(world.kit)
  const login = loginWithSocial(world.kit, { provider })
  login.catch(() => {})
  await nextMacrotask()
  return { ...world, login, status: () => world.kit.getState().social?.flow.status }
}

test.each([
  ['cancels', new UserRejectedError(), 'idle', AbortedError],
  ['cannot leave', new SocialLoginError({ reason: 'start', provider }), 'failed', SocialLoginError],
])('error: a user who %s in the frame is not expected back', async (_, error, expected, thrown) => {
  const { kit, frame, login, status, storage } = await startLogin()
  frame.behavior.set('continueSocial', error)
  continueSocialLogin(kit)
  await expect(login).rejects.toThrow(thrown)
  expect(status()).toBe(expected)
  expect(storage.getItem('latchkit.v1.test.social_provider')).toBeNull()
})

test('behavior: a user who leaves the view closes the frame', async () => {
  const { kit, frame, login } = await startLogin()
  frame.behavior.set('continueSocial', 'hangs')
  continueSocialLogin(kit)
  cancelSocialLogin(kit)
  await expect(login).rejects.toThrow(AbortedError)
  expect(frame.aborted).toBe(1)
})
