import { runInNewContext } from 'node:vm'
import { base64urlnopad } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { createAuthenticator } from './createAuthenticator.js'

const text = (value: string) => base64urlnopad.encode(new TextEncoder().encode(value))
const salt = base64urlnopad.encode(new Uint8Array(32).fill(1))
const output = new Uint8Array(32).fill(7)
const creation = {
  challenge: text('challenge'),
  userHandle: text('user'),
  userName: 'user@example.com',
  excludeIds: [],
  salt,
} as const

/** How the objects of password managers hold bytes. */
const forms: Readonly<Record<string, (bytes: Uint8Array) => unknown>> = {
  'an ArrayBuffer': (bytes) => Uint8Array.from(bytes).buffer,
  'a Uint8Array': (bytes) => Uint8Array.from(bytes),
  'a view on a part of a buffer': (bytes) => Uint8Array.from([9, ...bytes, 9]).subarray(1, bytes.length + 1),
  'a DataView': (bytes) => new DataView(Uint8Array.from(bytes).buffer),
  'an ArrayBuffer of another realm': (bytes) =>
    runInNewContext('Uint8Array.from(bytes).buffer', { bytes: [...bytes] }),
}

const encode = (value: string) => new TextEncoder().encode(value)

/** The methods of `navigator.credentials` as an extension replaces them: plain objects, of no class of the page. */
function replaceCredentials(
  toForm: (bytes: Uint8Array) => unknown,
  {
    extensions = { prf: { enabled: true, results: { first: toForm(output) } } },
  }: { extensions?: unknown } = {},
) {
  const asked: unknown[] = []
  const shared = {
    rawId: toForm(encode('id')),
    type: 'public-key',
    getClientExtensionResults: () => extensions,
  }
  const credentials = {
    create: async (options: unknown) => {
      asked.push(options)
      const response = { clientDataJSON: toForm(encode('data')), attestationObject: toForm(encode('object')) }
      return { ...shared, response }
    },
    get: async (options: unknown) => {
      asked.push(options)
      const response = {
        clientDataJSON: toForm(encode('data')),
        authenticatorData: toForm(encode('authenticator')),
        signature: toForm(encode('signature')),
        userHandle: toForm(encode('user')),
      }
      return { ...shared, response }
    },
    // The type of the browser has classes, which these objects do not have.
  } as unknown as CredentialsContainer
  return { asked, authenticator: createAuthenticator(credentials, 'frame.example') }
}

describe.each(Object.entries(forms))('password managers that return %s', (_, toForm) => {
  test('default: creates a passkey', async () => {
    const { authenticator } = replaceCredentials(toForm)
    const { credential, key } = await authenticator.create(creation)
    expect(credential).toEqual({
      id: text('id'),
      clientDataJSON: text('data'),
      attestationObject: text('object'),
    })
    expect(key).toEqual(output)
  })

  test('behavior: logs in, and reads the key', async () => {
    const { authenticator } = replaceCredentials(toForm)
    expect(await authenticator.logIn(text('challenge'))).toEqual({
      id: text('id'),
      clientDataJSON: text('data'),
      authenticatorData: text('authenticator'),
      signature: text('signature'),
      userHandle: text('user'),
    })
    expect(await authenticator.readKey({ credentialId: text('id'), salt })).toEqual(output)
  })
})

test('behavior: overwriting the key leaves no copy', async () => {
  const buffer = Uint8Array.from(output)
  const { authenticator } = replaceCredentials((bytes) =>
    bytes === output ? buffer : Uint8Array.from(bytes),
  )
  const { key } = await authenticator.create(creation)
  key.fill(0)
  expect(buffer).toEqual(new Uint8Array(32))
})

const toBuffer = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer

test('error: a passkey whose PRF returns nothing, neither when it is created nor when it is used', async () => {
  const { asked, authenticator } = replaceCredentials(toBuffer, { extensions: { prf: { enabled: true } } })
  await expect(authenticator.create(creation)).rejects.toMatchObject({ code: 'passkey_no_prf' })
  expect(asked).toHaveLength(2)
})

test.each<[string, unknown]>([
  ['no extensions', undefined],
  ['no PRF', {}],
  ['a PRF that is not enabled', { prf: { enabled: false } }],
  ['an output of another length', { prf: { enabled: true, results: { first: new Uint8Array(31) } } }],
  ['an output that is text', { prf: { enabled: true, results: { first: 'x'.repeat(32) } } }],
])('error: a passkey with %s', async (_, extensions) => {
  const { authenticator } = replaceCredentials(toBuffer, { extensions: extensions ?? null })
  await expect(authenticator.create(creation)).rejects.toMatchObject({ code: 'passkey_no_prf' })
})

test.each<[string, unknown]>([
  ['null', null],
  ['nothing', undefined],
  ['an object without a response', { rawId: new Uint8Array(1) }],
  ['a response without its fields', { rawId: new Uint8Array(1), response: {} }],
  ['an id that is text', { rawId: 'id', response: {} }],
])('error: %s in place of a credential', async (_, credential) => {
  const answer = async () => credential
  // What an extension returns need not have the type of the browser.
  const credentials = { create: answer, get: answer } as unknown as CredentialsContainer
  const authenticator = createAuthenticator(credentials, 'frame.example')
  const unsupported = { code: 'passkey_unsupported' }
  await expect(authenticator.create(creation)).rejects.toMatchObject(unsupported)
  await expect(authenticator.logIn(text('challenge'))).rejects.toMatchObject(unsupported)
})

test.each([
  ['NotAllowedError', 'passkey_cancelled'],
  ['AbortError', 'passkey_cancelled'],
  ['InvalidStateError', 'passkey_exists'],
  ['SecurityError', 'passkey_unsupported'],
])('error: %s of any class', async (name, code) => {
  const errors = [new DOMException('No', name), Object.assign(new Error('No'), { name }), { name }]
  for (const error of errors) {
    const answer = () => Promise.reject(error)
    const authenticator = createAuthenticator({ create: answer, get: answer }, 'frame.example')
    await expect(authenticator.create(creation)).rejects.toMatchObject({ code })
  }
})

test('error: without WebAuthn', async () => {
  const authenticator = createAuthenticator(undefined, 'frame.example')
  await expect(authenticator.create(creation)).rejects.toMatchObject({ code: 'passkey_unsupported' })
})
