import { expect, test } from 'vitest'
import { getPhoneNamespaces } from './getPhoneNamespaces.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const solanaAddress = 'FAYjeAcNz9M2gwh5kbqNkqVUfKtTPgXN5wGMn8oDMAGQ'
const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const methods = ['personal_sign', 'eth_sendTransaction']
const propose = (chains: readonly string[], events: readonly string[] = []) => ({ chains, methods, events })
const evm = { eip155: { chains: ['eip155:1', 'eip155:8453'], addresses: [address] } }
const solana = {
  solana: { chains: [cluster], addresses: [solanaAddress], methods: ['solana_signMessage'] },
}

test('default', () => {
  const optionalNamespaces = { eip155: propose(['eip155:1', 'eip155:10'], ['chainChanged', 'message']) }
  expect(getPhoneNamespaces({ requiredNamespaces: {}, optionalNamespaces }, evm)).toEqual({
    eip155: { chains: ['eip155:1'], accounts: [`eip155:1:${address}`], methods, events: ['chainChanged'] },
  })
})

test('behavior: several chains and namespaces, each with its own methods', () => {
  const optionalNamespaces = {
    eip155: propose(['eip155:1', 'eip155:8453']),
    solana: { chains: [cluster], methods: ['solana_signMessage', 'solana_unknown'], events: [] },
  }
  const approved = getPhoneNamespaces({ requiredNamespaces: {}, optionalNamespaces }, { ...evm, ...solana })
  expect(approved.eip155?.accounts).toEqual([`eip155:1:${address}`, `eip155:8453:${address}`])
  expect(approved.eip155?.methods).toEqual(methods)
  expect(approved.solana).toEqual({
    chains: [cluster],
    accounts: [`${cluster}:${solanaAddress}`],
    methods: ['solana_signMessage'],
    events: [],
  })
})

test('behavior: a namespace can be the name of a chain', () => {
  const requiredNamespaces = { 'eip155:1': { methods, events: [] } }
  expect(getPhoneNamespaces({ requiredNamespaces, optionalNamespaces: {} }, evm).eip155?.chains).toEqual([
    'eip155:1',
  ])
})

test('behavior: a namespace of which no chain is proposed is left out', () => {
  const optionalNamespaces = { solana: { chains: [cluster], methods, events: [] } }
  const approved = getPhoneNamespaces({ requiredNamespaces: {}, optionalNamespaces }, { ...evm, ...solana })
  expect(Object.keys(approved)).toEqual(['solana'])
})

test.each([
  [{ eip155: propose(['eip155:1', 'eip155:5']) }, {}],
  [{ solana: propose([cluster]) }, { eip155: propose(['eip155:1']) }],
  [{}, { eip155: propose(['eip155:5']) }],
])('error: unsupported chains, %#', (requiredNamespaces, optionalNamespaces) => {
  expect(() => getPhoneNamespaces({ requiredNamespaces, optionalNamespaces }, evm)).toThrow(
    expect.objectContaining({ code: 5100 }),
  )
})
