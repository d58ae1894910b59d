import fc from 'fast-check'
import {
  decodeAbiParameters,
  decodeFunctionData,
  domainSeparator,
  encodeAbiParameters,
  encodeFunctionData,
  encodeFunctionResult,
  getAddress,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { expect, test } from 'vitest'
import type { Hex } from '../../foundation/encoding/hex.js'
import {
  decodePermit2Allowance,
  decodePermit2Approval,
  encodeNonces,
  encodePermit,
  encodePermit2,
  encodePermit2Allowance,
  encodePermit2Approval,
} from './permitData.js'
import { readPermitDomain } from './readPermitDomain.js'

const abi = parseAbi([
  'function nonces(address) view returns (uint256)',
  'function allowance(address, address, address) view returns (uint160, uint48, uint48)',
  'function approve(address, address, uint160, uint48)',
])
const permit = parseAbiParameters('address, address, uint256, uint256, uint8, bytes32, bytes32')
const permitSingle = parseAbiParameters(
  '((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline), bytes',
)
const toHex = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`
const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => getAddress(toHex(bytes)))
const fields = fc.record({
  ...{ owner: address, token: address, spender: address },
  amount: fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }),
  nonce: fc.bigInt({ min: 0n, max: 2n ** 48n - 1n }),
  deadline: fc.integer({ min: 0, max: 2 ** 40 }),
})
const signature = fc.uint8Array({ minLength: 64, maxLength: 64 }).map(toHex)

test('behavior: a permit is what viem decodes, for any amount', () => {
  fc.assert(
    fc.property(fields, signature, fc.constantFrom('00', '01', '1b', '1c'), (given, rs, v) => {
      const encoded = encodePermit(given, `${rs}${v}`)
      expect(decodeAbiParameters(permit, encoded ?? '0x')).toEqual([
        ...[given.owner, given.spender, given.amount, BigInt(given.deadline)],
        ...[v === '00' || v === '1b' ? 27 : 28, rs.slice(0, 66), `0x${rs.slice(66)}`],
      ])
    }),
  )
})

test('behavior: a permit of Permit2 is what viem encodes, for any signature', () => {
  fc.assert(
    fc.property(fields, fc.uint8Array({ maxLength: 200 }).map(toHex), (given, signed) => {
      const { token, spender, amount, nonce, deadline } = given
      const details = { token, amount, expiration: deadline, nonce: Number(nonce) }
      const single = { details, spender, sigDeadline: BigInt(deadline) }
      expect(encodePermit2(given, signed)).toBe(encodeAbiParameters(permitSingle, [single, signed]))
    }),
  )
})

test('behavior: calls of Permit2 and of the token are those of the ABI', () => {
  fc.assert(
    fc.property(fields, ({ owner, token, spender, amount, nonce, deadline }) => {
      expect(encodeNonces(owner)).toBe(encodeFunctionData({ abi, functionName: 'nonces', args: [owner] }))
      const args = [owner, token, spender] as const
      expect(encodePermit2Allowance(...args)).toBe(
        encodeFunctionData({ abi, functionName: 'allowance', args }),
      )
      const result = [amount, deadline, Number(nonce)] as const
      const answer = encodeFunctionResult({ abi, functionName: 'allowance', result })
      expect(decodePermit2Allowance(answer)).toEqual({ amount, expiration: BigInt(deadline), nonce })
      const approval = { token, spender, amount, expiration: deadline }
      const data = encodePermit2Approval(approval)
      expect(decodeFunctionData({ abi, data }).args).toEqual([token, spender, amount, deadline])
      const decoded = decodePermit2Approval(data)
      expect(decoded && encodePermit2Approval(decoded)).toBe(data)
    }),
  )
})

test.each(['0x', '0x1234', `0x${'1'.repeat(128)}`, `0x${'1'.repeat(200)}`] as const)(
  'error: %s is no signature of a key',
  (given) => {
    const zero = `0x${'0'.repeat(40)}` as const
    const empty = { owner: zero, token: zero, spender: zero, amount: 1n, nonce: 0n, deadline: 1 }
    expect(encodePermit(empty, given)).toBeUndefined()
  },
)

const token = `0x${'1'.repeat(40)}` as const
const texts = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function PERMIT_TYPEHASH() view returns (bytes32)',
])
type Answers = { readonly [name in (typeof texts)[number]['name']]?: string }

/** A token that answers with these values. */
const createToken = (answers: Answers) => async (data: string) => {
  const { functionName } = decodeFunctionData({ abi: texts, data: data as Hex })
  const result = answers[functionName]
  if (result === undefined) throw new TypeError('reverted')
  return encodeFunctionResult({ abi: texts, functionName, result: result as Hex })
}
const separate = (name: string, version: string, chainId = 1, verifyingContract: Hex = token) =>
  domainSeparator({ domain: { name, version, chainId, verifyingContract } })

test.each([
  ['a version', { name: 'USD Coin', version: '2', DOMAIN_SEPARATOR: separate('USD Coin', '2') }, '2'],
  ['no version', { name: 'Größe ✓', DOMAIN_SEPARATOR: separate('Größe ✓', '1') }, '1'],
  ['another version', { name: 'A', version: '7', DOMAIN_SEPARATOR: separate('A', '1') }, '1'],
])('default: the domain of a token with %s', async (_, answers, version) => {
  const found = await readPermitDomain(createToken(answers), { chainId: 1, token })
  expect(found).toEqual({ name: answers.name, version })
})

test.each<readonly [string, Answers]>([
  ['another name', { name: 'B', DOMAIN_SEPARATOR: separate('A', '1') }],
  ['another chain', { name: 'A', DOMAIN_SEPARATOR: separate('A', '1', 10) }],
  ['another contract', { name: 'A', DOMAIN_SEPARATOR: separate('A', '1', 1, `0x${'2'.repeat(40)}`) }],
  [
    'the permits of DAI',
    { name: 'A', DOMAIN_SEPARATOR: separate('A', '1'), PERMIT_TYPEHASH: `0x${'ea'.repeat(32)}` },
  ],
  ['no domain', { name: 'A' }],
  ['no name', { DOMAIN_SEPARATOR: separate('', '1') }],
])('error: a token with %s has no permit', async (_, answers) => {
  expect(await readPermitDomain(createToken(answers), { chainId: 1, token })).toBeUndefined()
})
