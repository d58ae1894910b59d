import { ParsedMessage } from '@spruceid/siwe-parser'
import fc from 'fast-check'
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { createMessage } from './createMessage.js'
import { evmFields, requiredFields } from './message.fixtures.js'
import { parseMessage } from './parseMessage.js'
import { siwxFields } from './siwxFields.fixtures.js'

const numRuns = Number(process.env.FUZZ_RUNS ?? 200)
/** A long run has more time. */
const timeout = 30_000 + numRuns * 5
const message = createMessage(evmFields)

function accepts(parse: () => unknown): boolean {
  try {
    return parse() !== undefined
  } catch {
    return false
  }
}

function verdicts(text: string) {
  return {
    siwx: accepts(() => parseMessage(text)),
    siwe: accepts(() => new ParsedMessage(text)),
    viem: accepts(() => {
      const parsed = parseSiweMessage(text)
      const { address, nonce, domain, scheme } = parsed
      const isWhole =
        parsed.uri && parsed.version && parsed.chainId !== undefined && nonce && parsed.issuedAt && domain
      const isValid = validateSiweMessage({
        message: parsed,
        time: new Date('2026-03-01T12:01:00Z'),
        ...(scheme && { scheme }),
      })
      return isWhole && address && isValid ? parsed : undefined
    }),
  }
}

test('default: all parsers read the same fields', () => {
  const siwe = new ParsedMessage(message)
  const viem = parseSiweMessage(message)
  expect({ ...siwe, version: undefined, chainId: `eip155:${siwe.chainId}` }).toMatchObject({
    ...evmFields,
    requestId: 'request-7',
  })
  expect(viem).toMatchObject({
    domain: evmFields.domain,
    address: evmFields.address,
    uri: evmFields.uri,
    nonce: evmFields.nonce,
    resources: evmFields.resources,
    statement: evmFields.statement,
  })
})

test('behavior: siwe accepts each message that we create', { timeout }, () => {
  const evm = siwxFields.filter(
    ({ chainId, domain }) => chainId.startsWith('eip155:') && !domain.startsWith('['),
  )
  fc.assert(
    fc.property(evm, (fields) => {
      const parsed = new ParsedMessage(createMessage(fields))
      expect(parsed.address).toBe(fields.address)
      expect(parsed.nonce).toBe(fields.nonce)
      expect(parsed.statement ?? undefined).toBe(fields.statement)
      expect(parsed.resources ?? undefined).toEqual(fields.resources)
    }),
    { numRuns },
  )
})

const replaced = (pattern: RegExp | string, by: string) => message.replace(pattern, by)

/**
 * The differences are decisions. We accept what EIP-4361 specifies, except for a domain with user information, which can
 * imitate another domain. siwe also accepts leading zeros of a chain. viem reads single fields, and ignores the others.
 */
test.each([
  ['the whole message', message, 'siwx siwe viem'],
  ['only required fields', createMessage(requiredFields()), 'siwx siwe viem'],
  ['an address without checksum', replaced(evmFields.address, evmFields.address.toLowerCase()), 'viem'],
  ['a wrong checksum', replaced('0xd8dA', '0xd8Da'), 'viem'],
  ['a domain with user information', replaced('app.example.com:8443 wants', 'a@evil.example wants'), 'siwe'],
  ['no version', replaced('Version: 1\n', ''), ''],
  ['another version', replaced('Version: 1', 'Version: 2'), 'viem'],
  ['another order', replaced(/(Version: 1\n)(Chain ID: 1\n)/, '$2$1'), ''],
  ['a statement of two lines', replaced('Sign in', 'Sign\nin'), 'viem'],
  ['a statement with a letter beyond ASCII', replaced('Example.', 'Grüezi'), 'viem'],
  ['a statement with quotes', replaced('Example.', '"Example"'), 'viem'],
  ['a day that does not exist', replaced(/Issued At: .*/, 'Issued At: 2026-02-30T00:00:00Z'), 'viem'],
  ['a time without a zone', replaced(/Issued At: .*/, 'Issued At: 2026-03-01T12:00:00'), 'viem'],
  ['a nonce of 7 letters', replaced('k3Vt8sQ2mZ', 'k3Vt8sQ'), 'viem'],
  ['a nonce with a dash', replaced('k3Vt8sQ2mZ', 'k3Vt8-sQ2mZ'), ''],
  ['a URI that is none', replaced(/URI: .*/, 'URI: app.example.com'), 'viem'],
  ['text after the message', `${message}\nMore`, 'viem'],
  ['text before the message', `More\n${message}`, ''],
  ['a chain id in hex', replaced('Chain ID: 1', 'Chain ID: 0x1'), ''],
  ['a chain id with a zero', replaced('Chain ID: 1', 'Chain ID: 01'), 'siwe viem'],
  ['carriage returns', message.replaceAll('\n', '\r\n'), ''],
])('behavior: parsers that accept %s', (_, text, expected) => {
  const found = Object.entries(verdicts(text)).flatMap(([name, isAccepted]) => (isAccepted ? [name] : []))
  expect(found.join(' ')).toBe(expected)
})
