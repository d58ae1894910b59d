import { describe, expect, it } from 'vitest'
import { readProviderUri } from './readProviderUri.js'

const origin = 'https://my-dapp.example'
const login = { flowId: 'flow-0001', origin, nonce: 'nonce-0001' }
const toState = (flowId = login.flowId, app = origin) => `${flowId}.${btoa(app).replaceAll('=', '')}.random`
const state = toState()
const nonce = login.nonce

function toUri(parameters: Readonly<Record<string, string>>, base = 'https://provider.example/authorize') {
  return `${base}?${new URLSearchParams(parameters)}`
}

describe('readProviderUri', () => {
  it.each([
    'https://provider.example',
    'http://localhost:4000',
    'http://127.0.0.1:4000/a',
    'http://a.localhost',
  ])('default: %s', (base) => {
    expect(readProviderUri(toUri({ state, nonce, scope: 'openid' }, base), login)).toBe(state)
  })

  it.each([
    ['no URL', 'provider.example'],
    ['a script', toUri({ state, nonce }, 'javascript:alert(1)')],
    ['HTTP', toUri({ state, nonce }, 'http://provider.example')],
    ['HTTP to a host that is named like this device', toUri({ state, nonce }, 'http://localhost.example')],
    ['another nonce', toUri({ state, nonce: 'nonce-0002' })],
    ['no nonce', toUri({ state })],
    ['a second nonce', `${toUri({ state, nonce })}&nonce=nonce-0002`],
    ['a request object', toUri({ state, nonce, request: 'jwt' })],
    ['the address of a request object', toUri({ state, nonce, request_uri: 'urn:1' })],
    ['no state', toUri({ nonce })],
    ['a second state', `${toUri({ state, nonce })}&state=other`],
    ['the state of another flow', toUri({ state: toState('flow-0002'), nonce })],
    ['the state of another app', toUri({ state: toState(login.flowId, 'https://other.example'), nonce })],
    ['an app that begins like this one', toUri({ state: toState(login.flowId, `${origin}:8443`), nonce })],
    ['a state in the fragment', `https://provider.example#${new URLSearchParams({ state, nonce })}`],
  ])('error: %s', (_, uri) => {
    expect(() => readProviderUri(uri, login)).toThrow(expect.objectContaining({ code: 'invalid_response' }))
  })
})
