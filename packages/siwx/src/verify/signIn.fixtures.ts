import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { ChainCall, ChainReader, Hex } from '../chain/ChainReader.js'
import { createMessage } from '../message/createMessage.js'
import { evmFields } from '../message/message.fixtures.js'
import type { SiwxFields } from '../message/SiwxFields.js'

/** The key of the account that signs. */
export const owner: PrivateKeyAccount = privateKeyToAccount(`0x${'11'.repeat(32)}`)

/** The fields of the message that `owner` signs. */
export const ownFields: SiwxFields = { ...evmFields, address: owner.address }

/** A time at which the message is valid. */
export const during: number = Date.parse('2026-03-01T12:05:00Z')

/** Signs a message with the key of `owner`. */
export async function signFields(
  fields: SiwxFields = ownFields,
): Promise<{ message: string; signature: Hex }> {
  const message = createMessage(fields)
  return { message, signature: await owner.signMessage({ message }) }
}

/** A reader that returns or throws one result, and records the calls. */
export function fakeReader(result: Hex | Error): { reader: ChainReader; calls: ChainCall[] } {
  const calls: ChainCall[] = []
  const call = async (one: ChainCall) => {
    calls.push(one)
    if (result instanceof Error) throw result
    return result
  }
  return { reader: { call }, calls }
}
