import { hashTypedData } from '@latchkit/core/eip1193'
import { bytesToHex } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeTypedData } from './describeTypedData.js'

const permit = {
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: `0x${'a0'.repeat(20)}` },
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: { owner: `0x${'11'.repeat(20)}`, spender: `0x${'22'.repeat(20)}`, value: '1000' },
}

test('default: a permit', () => {
  expect(describeTypedData(permit)).toEqual({
    title: { name: 'signPermit' },
    fields: [
      { name: 'contract', value: 'USD Coin' },
      { name: 'verifyingContract', value: `0x${'a0'.repeat(20)}` },
    ],
    warnings: [{ name: 'permit', level: 'danger' }],
    data: [
      {
        name: 'Permit',
        type: 'Permit',
        value: [
          { name: 'owner', type: 'address', value: `0x${'11'.repeat(20)}` },
          { name: 'spender', type: 'address', value: `0x${'22'.repeat(20)}` },
          { name: 'value', type: 'uint256', value: '1000' },
        ],
      },
      {
        name: 'domain',
        type: 'EIP712Domain',
        value: [
          { name: 'version', type: 'string', value: '2' },
          { name: 'chainId', type: 'uint256', value: '1' },
        ],
      },
    ],
  })
})

test.each([
  ['the name and the contract', [{ name: 'version', type: 'string' }], ['version'], ['permit', 'noChainId']],
  ['everything', [], [], ['permit', 'noChainId']],
  [
    'nothing, and add a field',
    [
      ...['name', 'version', 'verifyingContract'].map((name) => ({ name, type: 'string' })),
      { name: 'chainId', type: 'uint256' },
      { name: 'spender', type: 'address' },
    ],
    ['contract', 'verifyingContract', 'version', 'chainId', 'spender'],
    ['permit'],
  ],
])('error: an EIP712Domain of the app that leaves out %s', (_, EIP712Domain, displayed, warnings) => {
  const types = { ...permit.types, EIP712Domain }
  const domain = { ...permit.domain, spender: `0x${'33'.repeat(20)}` }
  const model = describeTypedData({ ...permit, domain, types })
  expect(toNames(model)).toEqual(displayed)
  expect(model.warnings.map(({ name }) => name)).toEqual(warnings)
})

test('behavior: what is displayed of a domain is what is hashed', () => {
  const names = ['name', 'version', 'chainId', 'verifyingContract', 'salt', 'purpose']
  const values = fc.record({
    name: fc.string(),
    version: fc.string(),
    purpose: fc.string(),
    chainId: fc.nat(),
  })
  const declared = fc.option(
    fc.subarray(names.filter((name) => name !== 'verifyingContract' && name !== 'salt')),
    {
      nil: undefined,
    },
  )
  fc.assert(
    fc.property(
      values,
      declared,
      fc.constantFrom('name', 'version', 'chainId', 'purpose'),
      (domain, fields, changed) => {
        const types = {
          Mail: [{ name: 'text', type: 'string' }],
          ...(fields && {
            EIP712Domain: fields.map((name) => ({ name, type: name === 'chainId' ? 'uint256' : 'string' })),
          }),
        }
        const typedData = { domain, types, primaryType: 'Mail', message: { text: 'a' } }
        const other = {
          ...typedData,
          domain: {
            ...domain,
            [changed]: changed === 'chainId' ? -1 >>> 0 : `${Reflect.get(domain, changed)}x`,
          },
        }
        const isDisplayed = toNames(describeTypedData(typedData)).includes(
          changed === 'name' ? 'contract' : changed,
        )
        expect(bytesToHex(hashTypedData(typedData)) !== bytesToHex(hashTypedData(other))).toBe(isDisplayed)
      },
    ),
  )
})

/** Types, and values for them; structs have a member that no type names. */
const decoy = 'not hashed'
const leaves: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.stringMatching(/^[a-z]{0,5}$/),
  uint256: fc.nat(),
  bool: fc.boolean(),
  address: fc.constantFrom(`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`),
}
const structs = {
  Person: [
    { name: 'name', type: 'string' },
    { name: 'mother', type: 'Person' },
  ],
  Pair: [{ name: 'people', type: 'Person[]' }],
}
const person = fc.letrec((tie) => ({
  value: fc.record({
    name: leaves.string ?? fc.string(),
    mother: fc.oneof({ maxDepth: 2 }, fc.constant(null), tie('value')),
    decoy: fc.constant(decoy),
  }),
})).value
const typed: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...leaves,
  'string[]': fc.array(leaves.string ?? fc.string(), { maxLength: 2 }),
  Person: person,
  'Person[]': fc.array(person, { maxLength: 2 }),
  Pair: fc.record({ people: fc.array(person, { maxLength: 2 }), decoy: fc.constant(decoy) }),
}
/** Fields with these names, each with a type, and sometimes with the value of another type. */
function fieldsOf(names: readonly string[]) {
  const type = fc.constantFrom(...Object.keys(typed))
  const field = fc
    .tuple(type, fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, type))
    .chain(([declared, other]) =>
      fc.record({ type: fc.constant(declared), value: typed[other ?? declared] ?? type }),
    )
  return fc.uniqueArray(fc.tuple(fc.constantFrom(...names), field), {
    selector: ([name]) => name,
    maxLength: 3,
  })
}

test('behavior: no member that is not hashed is displayed, whatever the types of the domain and the message are', () => {
  const domainFields = fieldsOf(['name', 'verifyingContract', 'version', 'salt'])
  const messageFields = fieldsOf(['text', 'owner', 'items'])
  let accepted = 0
  fc.assert(
    fc.property(domainFields, messageFields, (domain, message) => {
      const toTypes = (fields: typeof domain) => fields.map(([name, { type }]) => ({ name, type }))
      const toValues = (fields: typeof domain) =>
        Object.fromEntries(fields.map(([name, { value }]) => [name, value]))
      const typedData = {
        domain: { ...toValues(domain), decoy },
        types: { ...structs, EIP712Domain: toTypes(domain), Mail: toTypes(message) },
        primaryType: 'Mail',
        message: { ...toValues(message), decoy },
      }
      const hash = tryToHash(typedData)
      const displayed = tryToDescribe(typedData)
      expect(displayed ?? '').not.toContain(decoy)
      // The frame refuses what cannot be hashed: values of other types, and structs in the domain.
      if (hash === undefined) return
      expect(displayed).toBeDefined()
      accepted += 1
      // Without the members that no type names: the same words, and the same hash.
      const plain = JSON.parse(
        JSON.stringify(typedData, (key, value) => (key === 'decoy' ? undefined : value)),
      )
      expect([tryToDescribe(plain), tryToHash(plain)]).toEqual([displayed, hash])
    }),
    { numRuns: 500 },
  )
  expect(accepted).toBeGreaterThan(50)
})

function tryToDescribe(typedData: Parameters<typeof describeTypedData>[0]): string | undefined {
  try {
    return JSON.stringify(describeTypedData(typedData))
  } catch {
    return undefined
  }
}

function tryToHash(typedData: Parameters<typeof hashTypedData>[0]): string | undefined {
  try {
    return bytesToHex(hashTypedData(typedData))
  } catch {
    return undefined
  }
}

/** Returns the names of the displayed fields of the domain. */
function toNames({ fields, data = [] }: ReturnType<typeof describeTypedData>): readonly string[] {
  const domain = data.find(({ type }) => type === 'EIP712Domain')?.value
  return [...fields, ...(typeof domain === 'object' ? domain : [])].map(({ name }) => name)
}

test('behavior: shows nested values, and only those that are hashed', () => {
  const { data, warnings } = describeTypedData({
    domain: {},
    types: {
      Order: [{ name: 'items', type: 'Item[]' }],
      Item: [{ name: 'text', type: 'string' }],
    },
    primaryType: 'Order',
    message: { items: [{ text: 'a\u202E', hidden: 'x' }], note: 'not in the types' },
  })
  expect(data).toEqual([
    {
      name: 'Order',
      type: 'Order',
      value: [
        {
          name: 'items',
          type: 'Item[]',
          value: [{ name: '0', type: 'Item', value: [{ name: 'text', type: 'string', value: 'a<U+202E>' }] }],
        },
      ],
    },
  ])
  expect(warnings.map(({ name }) => name)).toEqual(['sale', 'noChainId'])
})

test('behavior: a spender is a permit, whatever the type is called', () => {
  const { types, message, domain } = permit
  const renamed = { domain, types: { Login: types.Permit }, primaryType: 'Login', message }
  expect(describeTypedData(renamed).warnings).toEqual([{ name: 'permit', level: 'danger' }])
})

test.each(['PermitSingle', 'PermitBatchTransferFrom', 'PermitWitnessTransferFrom'])(
  'behavior: %s is a permit',
  (name) => {
    const data = { domain: { chainId: 1 }, types: { [name]: [] }, primaryType: name, message: {} }
    expect(describeTypedData(data).title).toEqual({ name: 'signPermit' })
  },
)
