import { expect, test } from 'vitest'
import { createMessage } from './createMessage.js'
import { bitcoinFields, cosmosFields, evmFields, requiredFields, solanaFields } from './message.fixtures.js'
import { parseMessage } from './parseMessage.js'
import { SiwxMessageError } from './SiwxMessageError.js'

test('default: EIP-4361, with all fields', () => {
  expect(createMessage(evmFields)).toMatchInlineSnapshot(`
    "https://app.example.com:8443 wants you to sign in with your Ethereum account:
    0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045

    Sign in to Example.

    URI: https://app.example.com:8443/login?next=%2Fhome#top
    Version: 1
    Chain ID: 1
    Nonce: k3Vt8sQ2mZ
    Issued At: 2026-03-01T12:00:00.000Z
    Expiration Time: 2026-03-01T12:10:00.000Z
    Not Before: 2026-03-01T11:59:00+00:00
    Request ID: request-7
    Resources:
    - https://app.example.com/terms
    - ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/"
  `)
})

test('behavior: EIP-4361 without a statement has two empty lines', () => {
  expect(createMessage(requiredFields())).toContain('96045\n\n\nURI: ')
})

test('behavior: Sign-In With Solana without a statement has one empty line', () => {
  const message = createMessage(requiredFields(solanaFields))
  expect(message).toContain(
    'with your Solana account:\n7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv\n\nURI: ',
  )
  expect(message).toContain('\nChain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp\n')
})

test.each([
  ['Bitcoin', bitcoinFields],
  ['Cosmos', cosmosFields],
] as const)(
  'behavior: a %s account, with the reference of the chain, as in the example of CAIP-122',
  (name, fields) => {
    const message = createMessage(fields)
    expect(message).toContain(` wants you to sign in with your ${name} account:\n${fields.address}\n`)
    expect(message).toContain(`\nChain ID: ${fields.chainId.replace(/^.*:/, '')}\n`)
  },
)

test('behavior: an account of a namespace without a name here, which the parser reads', () => {
  const fields = {
    ...cosmosFields,
    address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7',
    chainId: 'stacks:1',
  }
  const message = createMessage(fields)
  expect(message).toContain(' wants you to sign in with your stacks account:\n')
  expect(message).toContain('\nChain ID: 1\n')
  expect(parseMessage(message)).toEqual(fields)
})

test.each([evmFields.address.toLowerCase(), `0x${evmFields.address.slice(2).toUpperCase()}`])(
  'behavior: adds the checksum of EIP-55 to %s',
  (address) => {
    expect(createMessage({ ...evmFields, address })).toBe(createMessage(evmFields))
  },
)

test.each([
  ['scheme', 'ht tp'],
  ['scheme', ''],
  ['domain', ''],
  ['domain', 'app.example.com/path'],
  ['domain', 'app.example.com@evil.example'],
  ['domain', 'app.example.com\nevil.example'],
  ['domain', 'exämple.com'],
  ['address', evmFields.address.slice(0, -1)],
  ['address', evmFields.address.replace('d8dA', 'd8da')],
  ['statement', ''],
  ['statement', 'one\ntwo'],
  ['statement', 'one\rtwo'],
  ['statement', 'tab\there'],
  ['statement', 'Grüezi'],
  ['statement', 'x'.repeat(3000)],
  ['uri', 'app.example.com'],
  ['uri', 'https://app.example.com/a b'],
  ['uri', 'https://app.example.com/%zz'],
  ['uri', 'https://app.example.com/\nVersion: 2'],
  ['chainId', '1'],
  ['chainId', 'eip155:01'],
  ['chainId', 'eip155:0x1'],
  ['nonce', 'short12'],
  ['nonce', 'with-dash-1'],
  ['nonce', 'n'.repeat(257)],
  ['issuedAt', '2026-02-29T00:00:00Z'],
  ['issuedAt', '2026-03-01'],
  ['expirationTime', 'tomorrow'],
  ['notBefore', '2026-13-01T00:00:00Z'],
  ['requestId', 'a b'],
  ['requestId', 'a/b'],
  ['resources', ['not a uri']],
  ['resources', ['https://example.com/\n- https://evil.example']],
  ['resources', Array.from({ length: 101 }, () => 'https://example.com')],
] as const)('error: %s: %j', (part, value) => {
  const act = () => createMessage({ ...evmFields, [part]: value })
  expect(act).toThrow(SiwxMessageError)
  expect(act).toThrow(expect.objectContaining({ part }))
})

test.each(['domain', 'address', 'uri', 'chainId', 'nonce', 'issuedAt'] as const)('error: no %s', (part) => {
  const fields = { ...evmFields, [part]: undefined } as never
  expect(() => createMessage(fields)).toThrow(expect.objectContaining({ part }))
})

test('error: names the field, the requirement and the value', () => {
  expect(() => createMessage({ ...evmFields, nonce: 'a-b' })).toThrow(
    '"nonce" must be 8 to 256 letters and digits, got "a-b".',
  )
})
