import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import type { EvmTransactionRequest } from '../approval/types.js'
import { toNetwork } from '../config/toNetwork.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import type { NameReader } from '../rpc/createNameReader.js'
import { RpcError } from '../rpc/RpcError.js'
import { prepareApproval } from './prepareApproval.js'

const chain = { chainId: 'eip155:1', rpcUrl: 'https://node.example' } as const
const [address, token, recipient] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}` as const) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
]

/** A node that knows what a transaction needs, and simulates none. */
const rpc: ChainRpc = async ({ method }) => {
  const answers: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x1',
    eth_estimateGas: '0x5208',
    eth_getBalance: '0xde0b6b3a7640000',
    eth_getBlockByNumber: { baseFeePerGas: '0x1' },
    eth_getCode: '0x',
    eth_getTransactionCount: '0x0',
    eth_maxPriorityFeePerGas: '0x1',
    eth_feeHistory: { baseFeePerGas: ['0x1'], reward: [['0x1']] },
  }
  if (!(method in answers)) throw new RpcError({ message: method, rpcCode: -32601 })
  return answers[method]
}

function prepare(transaction: EvmTransactionRequest, readName: NameReader) {
  const { signal } = new AbortController()
  const subject = { id: '1', origin: 'https://my-dapp.example', chainId: chain.chainId, address }
  const request = { type: 'evmTransaction', transaction } as const
  return prepareApproval({ ...subject, request }, { rpc, network: toNetwork(chain), readName, signal })
}

test('default: the recipient has the name that the gateway knows', async () => {
  const asked: string[] = []
  const readName: NameReader = async (of) => {
    asked.push(of)
    return of === recipient ? 'alice.eth' : undefined
  }
  const sent = await prepare({ to: recipient, data: '0x', value: 1n }, readName)
  expect(sent.recipient).toEqual({ address: recipient, name: 'alice.eth' })
  const data = encodeFunctionData({
    abi: parseAbi(['function approve(address spender, uint256 amount)']),
    args: [recipient, 1n],
  })
  expect((await prepare({ to: token, data, value: 0n }, readName)).recipient).toBeUndefined()
  expect(asked).toEqual([recipient])
})

test('behavior: a recipient without a name has none in the approval', async () => {
  const sent = await prepare({ to: recipient, data: '0x', value: 1n }, async () => undefined)
  expect(sent).not.toHaveProperty('recipient')
})
