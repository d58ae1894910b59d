import { expect, test } from 'vitest'
import { providerMessageType } from '../social/providerMessageType.js'
import { createProviderLogins, type ProviderMessage } from './createProviderLogins.js'

const frame = 'https://frame.example'
const toUri = (state: string) => `${frame}/callback?code=code&state=${state}`
const uri = toUri('state')

/** Receives a message in a frame that has begun the login with the state `state`. Returns the response of the provider. */
function receive(changed: Partial<ProviderMessage> = {}): string | undefined {
  const logins = createProviderLogins(frame)
  logins.expect({ uri: 'https://provider.example/?state=state', origin: 'https://my-dapp.example', key: '' })
  const data = { type: providerMessageType, uri }
  logins.receive({ data, origin: frame, isTrusted: true, ports: [], ...changed })
  return logins.find(uri)
}

test('default: accepts the response to its login from a page of the frame', () => {
  expect(receive()).toBe(uri)
})

test.each<[string, Partial<ProviderMessage>]>([
  ['of the app', { origin: 'https://my-dapp.example' }],
  ['of a page without an origin', { origin: 'null' }],
  ['that a script has dispatched', { isTrusted: false }],
  ['to a login that another device has begun', { data: { type: providerMessageType, uri: toUri('other') } }],
  ['of another type', { data: { type: 'other', uri } }],
])('error: accepts no response %s', (_, changed) => {
  expect(receive(changed)).toBeUndefined()
})
