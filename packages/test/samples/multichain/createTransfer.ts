import { base58 } from '@scure/base'

const systemProgram = '11111111111111111111111111111111'

/** Creates a transfer of the system program, without its signature. */
export function createTransfer(from: string, to: string, lamports: bigint, blockhash: string): Uint8Array {
  const keys = [from, to, systemProgram].map((key) => base58.decode(key))
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, lamports, true)
  const header = [1, 0, 1, keys.length]
  const instruction = [1, 2, 2, 0, 1, 12, ...new Uint8Array(data.buffer)]
  const message = [...header, ...keys.flatMap((key) => [...key]), ...base58.decode(blockhash), ...instruction]
  return Uint8Array.from([1, ...new Uint8Array(64), ...message])
}
