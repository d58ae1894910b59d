import { RpcRequestError } from '@latchkit/core/errors'
import { testNetworks } from '@latchkit/core/testing'
import { decodeFunctionResult, encodeFunctionData, encodeFunctionResult } from 'viem'
import { describe, expect, it } from 'vitest'
import { readContract } from './readContract.js'
import { library as library5 } from './v5/library.js'
import { library as library6 } from './v6/library.js'

const [one] = testNetworks
const address = '0x00000000000000000000000000000000000000AA'

const abi = [
  {
    type: 'function',
    name: 'all',
    stateMutability: 'view',
    inputs: [{ name: 'key', type: 'uint256' }],
    outputs: [
      { name: 'decimals', type: 'uint8' },
      { name: 'most', type: 'uint256' },
      { name: 'least', type: 'int256' },
      { name: 'small', type: 'int48' },
      { name: 'flag', type: 'bool' },
      { name: 'owner', type: 'address' },
      { name: 'raw', type: 'bytes' },
      { name: 'grid', type: 'uint64[][2]' },
      {
        name: 'orders',
        type: 'tuple[]',
        components: [
          { name: 'amount', type: 'uint128' },
          {
            name: 'by',
            type: 'tuple',
            components: [
              { name: 'name', type: 'string' },
              { name: 'nonce', type: 'uint32' },
            ],
          },
        ],
      },
      {
        name: 'pair',
        type: 'tuple',
        components: [
          { name: '', type: 'uint256' },
          { name: '', type: 'bool' },
        ],
      },
    ],
  },
  {
    type: 'function',
    name: 'one',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ name: '', type: 'uint256' }],
  },
  {
    type: 'function',
    name: 'one',
    stateMutability: 'view',
    inputs: [{ name: 'of', type: 'address' }],
    outputs: [{ name: '', type: 'bool' }],
  },
] as const

describe.each([
  ['ethers 6', library6],
  ['ethers 5', library5],
])('%s', (_, library) => {
  const load = async () => library

  it('default: returns the same types as viem', async () => {
    const values = [
      6,
      2n ** 256n - 1n,
      -(2n ** 255n),
      -(2 ** 47),
      true,
      address,
      '0x0102',
      [[1n, 2n ** 64n - 1n], []],
      [{ amount: 1n, by: { name: 'Grüße', nonce: 4_294_967_295 } }],
      [7n, false],
    ] as const
    const answer = encodeFunctionResult({ abi, functionName: 'all', result: values })
    const asked: unknown[] = []
    async function request({ params }: { readonly params: readonly unknown[] }) {
      asked.push(params)
      return answer
    }
    const call = { network: one, address, abi, functionName: 'all', args: [5n] } as const
    const read = await readContract(load, request, call)
    expect(read).toEqual(decodeFunctionResult({ abi, functionName: 'all', data: answer }))
    expect(read).toEqual(values)
    const data = encodeFunctionData({ abi, functionName: 'all', args: [5n] })
    expect(asked).toEqual([[{ to: address, data }, 'latest']])
  })

  it.each([
    ['behavior: returns a single output without a list', [], 3n, `0x${'3'.padStart(64, '0')}`],
    [
      'behavior: selects the overload that accepts the arguments',
      [address],
      true,
      `0x${'1'.padStart(64, '0')}`,
    ],
  ] as const)('%s', async (_, args, expected, answer) => {
    const call = { network: one, address, abi, functionName: 'one', args } as const
    expect(await readContract(load, async () => answer, call)).toBe(expected)
  })

  it('behavior: selects a function by its signature', async () => {
    const answer = `0x${'1'.padStart(64, '0')}`
    const call = { network: one, address, abi, functionName: 'one(address)', args: [address] } as const
    expect(await readContract(load, async () => answer, call)).toBe(true)
  })

  it.each([
    ['error: rejects a function that is not in the ABI', 'two', '0x'],
    ['error: rejects an empty response', 'one', '0x'],
    ['error: rejects a response that is not hex', 'one', 'nonsense'],
    ['error: rejects a missing response', 'one', null],
  ])('%s', async (_, functionName, answer) => {
    const call = { network: one, address, abi, functionName } as const
    await expect(readContract(load, async () => answer, call)).rejects.toBeInstanceOf(RpcRequestError)
  })
})
