import { type RpcUserOperation, userOperationSchema } from '@latchkit/blockchain-api/contract'
import { expect, test } from 'vitest'
import { checkFields } from './checkOperation.js'
import type { EntryPoint } from './entryPoints.js'
import { hashOperation, toOperation } from './ParsedOperation.js'

const entryPoint: EntryPoint = {
  version: '0.7',
  senderCreator: '0xEFC2c1444eBCC4Db75e7613d20C6a62fF67A167C',
  address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
}
const operation: RpcUserOperation = {
  sender: `0x${'11'.repeat(20)}`,
  nonce: '0x1',
  callData: '0x',
  callGasLimit: '0x1',
  verificationGasLimit: '0x2',
  preVerificationGas: '0x3',
  maxFeePerGas: '0x4',
  maxPriorityFeePerGas: '0x5',
  signature: '0x',
}
const zeroAddress = `0x${'00'.repeat(20)}`
const hashOf = (rpc: RpcUserOperation) => hashOperation(toOperation(rpc), { entryPoint, chainId: 1 })

test.each<[string, object]>([
  ['null (viem, permissionless)', { factory: null, factoryData: null, paymaster: null, paymasterData: null }],
  [
    'empty bytes, as packed operations have them',
    { factory: '0x', factoryData: '0x', paymaster: '0x', paymasterData: '0x' },
  ],
  ['empty data beside nothing', { factoryData: '0x', paymasterData: '0x' }],
  [
    'the zero address',
    { factory: zeroAddress, factoryData: '0x', paymaster: zeroAddress, paymasterData: '0x' },
  ],
  ['limits of 0', { paymasterVerificationGasLimit: '0x0', paymasterPostOpGasLimit: '0x00' }],
  ['empty limits', { paymasterVerificationGasLimit: '0x', paymasterPostOpGasLimit: '0x' }],
])('behavior: clients of ERC-4337 send absent parts as %s', (_, parts) => {
  const rpc = userOperationSchema.parse({ ...operation, ...parts })
  expect(() => checkFields(rpc, entryPoint)).not.toThrow()
  expect(toOperation(rpc)).toEqual(toOperation(operation))
  expect(hashOf(rpc)).toBe(hashOf(operation))
})

test.each<[string, object]>([
  ['data of a factory', { factory: '0x', factoryData: '0x01' }],
  ['data of a paymaster', { paymaster: zeroAddress, paymasterData: '0x00' }],
  ['a limit of a paymaster', { paymasterPostOpGasLimit: '0x1' }],
])('error: %s without it', (_, parts) => {
  const rpc = userOperationSchema.parse({ ...operation, ...parts })
  expect(() => checkFields(rpc, entryPoint)).toThrow('must be absent')
})
