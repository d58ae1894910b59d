import { runInNewContext } from 'node:vm'
import { base64urlnopad } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { en } from '../copy/en.js'
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
    support,
    get,
  }: { extensions?: unknown; support?: unknown; get?: () => Promise<unknown> } = {},
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
      if (get) return get()
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
  return { asked, authenticator: createAuthenticator(credentials, 'frame.example', support) }
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

describe('a passkey that opens nothing', () => {
  /** `PublicKeyCredential` of a browser with the methods of WebAuthn 3. */
  function createSupport(hasPrf: boolean) {
    const signals: unknown[] = []
    // The browser's is a function.
    const support = Object.assign(() => {}, {
      getClientCapabilities: async () => ({ 'extension:prf': hasPrf }),
      signalUnknownCredential: async (options: unknown) => {
        signals.push(options)
      },
    })
    return { signals, support }
  }

  test('behavior: a browser without PRF creates none', async () => {
    const { signals, support } = createSupport(false)
    const { asked, authenticator } = replaceCredentials(toBuffer, { support })
    await expect(authenticator.create(creation)).rejects.toMatchObject({ code: 'passkey_no_prf' })
    expect([asked, signals]).toEqual([[], []])
  })

  test('behavior: one without PRF is reported to the browser, and the user learns that it must be removed', async () => {
    const { signals, support } = createSupport(true)
    const { authenticator } = replaceCredentials(toBuffer, { support, extensions: {} })
    await expect(authenticator.create(creation)).rejects.toMatchObject({ code: 'passkey_unusable' })
    expect(signals).toEqual([{ rpId: 'frame.example', credentialId: text('id') }])
    expect(en.errors.passkey_unusable).toMatch(/Remove it/)
  })

  test('behavior: one whose key the user does not read is reported to the browser', async () => {
    const { signals, support } = createSupport(true)
    const { authenticator } = replaceCredentials(toBuffer, {
      ...{ support, extensions: { prf: { enabled: true } } },
      get: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    })
    await expect(authenticator.create(creation)).rejects.toMatchObject({ code: 'passkey_cancelled' })
    expect(signals).toHaveLength(1)
  })

  test('behavior: one that opens the wallet is not reported', async () => {
    const { signals, support } = createSupport(true)
    const { authenticator } = replaceCredentials(toBuffer, { support })
    expect((await authenticator.create(creation)).key).toEqual(output)
    expect(signals).toEqual([])
  })

  test.each<[string, unknown]>([
    ['without the methods', class {}],
    ['whose methods fail', { signalUnknownCredential: () => Promise.reject(new TypeError('no')) }],
  ])('error: a browser %s reports the same', async (_, support) => {
    const { authenticator } = replaceCredentials(toBuffer, { support, extensions: {} })
    await expect(authenticator.create(creation)).rejects.toMatchObject({ code: 'passkey_unusable' })
  })
})

test('error: a passkey whose PRF returns nothing, neither when it is created nor when it is used', async () => {
  const { asked, authenticator } = replaceCredentials(toBuffer, { extensions: { prf: { enabled: true } } })
  await expect(authenticator.create(creation)).rejects.toMatchObject({ code: 'passkey_unusable' })
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
  await expect(authenticator.create(creation)).rejects.toMatchObject({ code: 'passkey_unusable' })
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
