import { type Address, type Hex, hashTypedData, hexToBigInt } from 'viem'

/** A transaction as an app asks for it. */
type QueuedTransaction = {
  readonly from: Address
  readonly to?: Address | null | undefined
  readonly value?: Hex | undefined
  readonly data?: Hex | undefined
  readonly input?: Hex | undefined
}

const zeroAddress: Address = '0x0000000000000000000000000000000000000000'

/**
 * Returns the hash with which a Safe answers in place of a transaction's: the transaction waits for the other owners.
 *
 * @see https://github.com/wevm/wagmi/issues/2461
 */
export function hashSafeTransaction(transaction: QueuedTransaction, chainId: number): Hex {
  const { from, to, value = '0x0', data, input } = transaction
  return hashTypedData({
    domain: { chainId, verifyingContract: from },
    types: {
      SafeTx: [
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'data', type: 'bytes' },
        { name: 'operation', type: 'uint8' },
        { name: 'safeTxGas', type: 'uint256' },
        { name: 'baseGas', type: 'uint256' },
        { name: 'gasPrice', type: 'uint256' },
        { name: 'gasToken', type: 'address' },
        { name: 'refundReceiver', type: 'address' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    primaryType: 'SafeTx',
    message: {
      to: to ?? zeroAddress,
      value: hexToBigInt(value),
      data: data ?? input ?? '0x',
      operation: 0,
      ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
      ...{ gasToken: zeroAddress, refundReceiver: zeroAddress, nonce: 0n },
    },
  })
}
