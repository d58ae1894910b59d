import { expect, test } from 'vitest'
import { getPhoneNamespaces } from './getPhoneNamespaces.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const methods = ['personal_sign', 'eth_sendTransaction']
const propose = (chains: readonly string[], events: readonly string[] = []) => ({ chains, methods, events })

test('default', () => {
  const optionalNamespaces = { eip155: propose(['eip155:1', 'eip155:10'], ['chainChanged', 'message']) }
  expect(getPhoneNamespaces({ requiredNamespaces: {}, optionalNamespaces }, [1, 8453], [address])).toEqual({
    eip155: { chains: ['eip155:1'], accounts: [`eip155:1:${address}`], methods, events: ['chainChanged'] },
  })
})

test('behavior: a namespace can be the name of a chain', () => {
  const requiredNamespaces = { 'eip155:1': { methods, events: [] } }
  expect(
    getPhoneNamespaces({ requiredNamespaces, optionalNamespaces: {} }, [1], [address]).eip155.chains,
  ).toEqual(['eip155:1'])
})

test.each([
  [{ eip155: propose(['eip155:1', 'eip155:5']) }, {}],
  [{}, { eip155: propose(['eip155:5']) }],
])('error: unsupported chains, %#', (requiredNamespaces, optionalNamespaces) => {
  expect(() => getPhoneNamespaces({ requiredNamespaces, optionalNamespaces }, [1], [address])).toThrow(
    expect.objectContaining({ code: 5100 }),
  )
})
