import { fromHex } from '../../foundation/encoding/bytes.js'
import { parseRawTransaction, type RawTransaction } from './rawTransaction.js'

// The examples of BIP-143.

/** The transaction of "Native P2WPKH": two inputs and two outputs. */
export const unsigned: RawTransaction = parseRawTransaction(
  fromHex(
    '0100000002fff7f7881a8099afa6940d42d1e7f6362bec38171ea3edf433541db4e4ad969f0000000000eeffffffef51e1b804cc89d182d279655c3aa89e815b1b309fe287d9b2b55d57b90ec68a0100000000ffffffff02202cb206000000001976a9148280b37df378db99f66f85c95a783a76ac7a6d5988ac9093510d000000001976a9143bde42dbee7e4dbe6a21b2d50ce2f0167faa815988ac11000000',
  ),
)

/** The script code of its second input. */
export const scriptCode: Uint8Array = fromHex('76a9141d0f172a0ecb48aee1be1f2687d2963ae33f71a188ac')

/** A signed input of an example. */
export type SignedExample = {
  readonly name: string
  /** The signed transaction in hex. */
  readonly hex: string
  readonly index: number
  /** The output that the input spends. */
  readonly script: string
  readonly value: bigint
  /** The signature hash type. */
  readonly type: number
}

/** The signed inputs of "Native P2WPKH" and "P2SH-P2WPKH". */
export const signedExamples: readonly SignedExample[] = [
  {
    name: 'p2wpkh',
    hex: '01000000000102fff7f7881a8099afa6940d42d1e7f6362bec38171ea3edf433541db4e4ad969f00000000494830450221008b9d1dc26ba6a9cb62127b02742fa9d754cd3bebf337f7a55d114c8e5cdd30be022040529b194ba3f9281a99f2b1c0a19c0489bc22ede944ccf4ecbab4cc618ef3ed01eeffffffef51e1b804cc89d182d279655c3aa89e815b1b309fe287d9b2b55d57b90ec68a0100000000ffffffff02202cb206000000001976a9148280b37df378db99f66f85c95a783a76ac7a6d5988ac9093510d000000001976a9143bde42dbee7e4dbe6a21b2d50ce2f0167faa815988ac000247304402203609e17b84f6a7d30c80bfa610b5b4542f32a8a0d5447a12fb1366d7f01cc44a0220573a954c4518331561406f90300e8f3358f51928d43c212a8caed02de67eebee0121025476c2e83188368da1ff3e292e7acafcdb3566bb0ad253f62fc70f07aeee635711000000',
    index: 1,
    script: '00141d0f172a0ecb48aee1be1f2687d2963ae33f71a1',
    value: 600_000_000n,
    type: 1,
  },
  {
    name: 'p2wpkh within p2sh',
    hex: '01000000000101db6b1b20aa0fd7b23880be2ecbd4a98130974cf4748fb66092ac4d3ceb1a5477010000001716001479091972186c449eb1ded22b78e40d009bdf0089feffffff02b8b4eb0b000000001976a914a457b684d7f0d539a46a45bbc043f35b59d0d96388ac0008af2f000000001976a914fd270b1ee6abcaea97fea7ad0402e8bd8ad6d77c88ac02473044022047ac8e878352d3ebbde1c94ce3a10d057c24175747116f8288e5d794d12d482f0220217f36a485cae903c713331d877c1f64677e3622ad4010726870540656fe9dcb012103ad1d8e89212f0b92c74d23bb710c00662ad1470198ac48c43f7d6f93a2a2687392040000',
    index: 0,
    script: 'a9144733f37cf4db86fbc2efed2500b4f4e49f31202387',
    value: 1_000_000_000n,
    type: 1,
  },
]
