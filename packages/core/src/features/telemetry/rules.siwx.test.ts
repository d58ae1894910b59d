import { expect, test } from 'vitest'
import { testNetworks } from '../../testing/testNetworks.js'
import { connect } from '../connection/connect.js'
import { cancelSignIn } from '../siwx/cancelSignIn.js'
import { signIn } from '../siwx/signIn.js'
import { createSiwxKit } from '../siwx/siwx.fixtures.js'

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
