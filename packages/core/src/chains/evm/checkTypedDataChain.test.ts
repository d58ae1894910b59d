import { expect, test } from 'vitest'
import { InvalidTypedDataError } from '../../foundation/errors/typedData.js'
import { checkTypedDataChain } from './checkTypedDataChain.js'

const withChain = (chainId: unknown) => ({ domain: { name: 'My dapp', chainId } })

test('default: accepts the chain of the session', () => {
  expect(() => checkTypedDataChain(withChain(137), 'eip155:137')).not.toThrow()
})

test.each([[137n], ['137'], ['0x89']])('behavior: accepts every form of the same chain id: %s', (chainId) => {
  expect(() => checkTypedDataChain(withChain(chainId), 'eip155:137')).not.toThrow()
})

test.each([
  [{}],
  [{ domain: {} }],
  [{ domain: undefined }],
  [{ domain: { chainId: undefined } }],
  [{ domain: { chainId: null } }],
])('behavior: accepts typed data that names no chain: %o', (typedData) => {
  expect(() => checkTypedDataChain(typedData, 'eip155:1')).not.toThrow()
})

test.each([[137], [137n], ['137'], ['0x89'], ['one'], [true], [1.5]])(
  'error: refuses another chain or a value that is no chain id: %s',
  (chainId) => {
    expect(() => checkTypedDataChain(withChain(chainId), 'eip155:1')).toThrow(InvalidTypedDataError)
    expect(() => checkTypedDataChain(withChain(chainId), 'eip155:1')).toThrow(
      `"domain.chainId" must be 1, the chain of the connected session, got ${chainId}`,
    )
  },
)
