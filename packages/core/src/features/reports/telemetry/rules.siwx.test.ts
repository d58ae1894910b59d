import { expect, test } from 'vitest'
import type { Fact } from '../../../engine/types.js'
import { SignInError } from '../../../foundation/errors/signIn.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { cancelSignIn } from '../../login/siwx/cancelSignIn.js'
import { signIn } from '../../login/siwx/signIn.js'
import { createSiwxKit, makeMessage } from '../../login/siwx/siwx.fixtures.js'
import { connect } from '../../wallet/connection/connect.js'
import { toTelemetry } from './rules.js'

test('behavior: a remote wallet that signs in before it is connected', () => {
  const { kit } = createSiwxKit()
  const eventOf = (fact: Fact) => toTelemetry(fact, kit.getState(), kit.config)
  const subject = { feature: 'siwx', namespace: 'eip155' } as const
  const properties = { network: 'eip155:10', isSmartAccount: false }
  const session = { data: makeMessage({ chainId: 'eip155:10' }), message: 'Sign in', signature: '0x1' }
  expect(eventOf({ ...subject, type: 'verified', session })).toEqual({
    event: 'SIWX_AUTH_SUCCESS',
    properties,
  })
  const failed = { ...subject, type: 'failed', chainId: 'eip155:10' } as const
  const error = new SignInError({ step: 'setSessions', reason: 'refused' })
  expect(eventOf({ ...failed, error })).toEqual({ event: 'SIWX_AUTH_ERROR', properties })
  expect(eventOf({ ...failed, error: new AbortedError() })).toBeUndefined()
})

test('default: a sign-in that is declined, repeated, and one that is cancelled', async () => {
  const events: (readonly [string, object])[] = []
  const telemetry = {
    track: ({ event, properties }: { event: string; properties: object }) =>
      void (event.includes('SIWX') && events.push([event, properties])),
  }
  const { kit, adapters, status } = createSiwxKit({ telemetry })
  const properties = { network: testNetworks[0].caipNetworkId, isSmartAccount: false }
  await connect(kit, { connectorId: 'io.fake' })
  const { answers } = adapters[0].wallet('io.fake')
  answers.set('sign', 'rejects')
  await signIn(kit).catch((error) => expect(error.code).toBe('user-rejected'))
  answers.clear()
  await signIn(kit)
  kit.internal.send({
    feature: 'siwx',
    namespace: 'eip155',
    event: { type: 'changed', subject: { connectorId: 'io.fake', address: '0x1', chainId: 'eip155:1' } },
  })
  await expect.poll(status).toBe('prompting')
  await cancelSignIn(kit)
  await expect.poll(() => events.map(([name]) => name)).toContain('CLICK_CANCEL_SIWX')
  expect(events).toEqual([
    ['CLICK_SIGN_SIWX_MESSAGE', properties],
    ['SIWX_AUTH_ERROR', properties],
    ['CLICK_SIGN_SIWX_MESSAGE', properties],
    ['SIWX_AUTH_SUCCESS', properties],
    ['CLICK_CANCEL_SIWX', properties],
  ])
})
