import { expect, test } from 'vitest'
import { connect, openModal } from '../../../exports/actions.js'
import { nextMacrotask } from '../../../exports/testing.js'
import { startKit, viaRelay } from '../kit.fixtures.js'

test('default: when a session expires, the modal shows why and the wallet can connect again', async () => {
  const { kit, relay, account } = startKit()
  const facts: unknown[] = []
  kit.internal.onFact((fact) => facts.push(fact))
  await connect(kit, viaRelay)
  relay.end('expiry')
  const error = expect.objectContaining({ code: 'session-ended', shortMessage: 'Session Expired' })
  expect(account('eip155').status).toBe('disconnected')
  expect(kit.getState().pairing).toMatchObject({ status: 'idle', outcome: { status: 'expired', error } })
  expect(facts).toContainEqual({ feature: 'pairing', type: 'sessionExpired', error })
  void openModal(kit)
  await nextMacrotask()
  expect(kit.getState().snackbar).toMatchObject({
    status: 'shown',
    snackbar: { variant: 'error', code: 'session-ended' },
  })
  expect(kit.getState().pairing).toEqual({ status: 'idle', nextId: 2 })
  await connect(kit, viaRelay)
  expect(account('eip155').status).toBe('connected')
})

test('behavior: does not report a session ended by the wallet as expired', async () => {
  const { kit, relay } = startKit()
  await connect(kit, viaRelay)
  relay.end('wallet')
  expect(kit.getState().pairing).toEqual({ status: 'idle', nextId: 2 })
  void openModal(kit)
  await nextMacrotask()
  expect(kit.getState().snackbar).toEqual({ status: 'hidden' })
})
