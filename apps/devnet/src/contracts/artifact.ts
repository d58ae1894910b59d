import { readFileSync } from 'node:fs'
import type { Abi, Hex } from 'viem'

/** A compiled contract, as written by `contracts/compile.mjs`. */
export type Artifact = {
  readonly contract: string
  readonly compiler: string
  /** Hash of the `.sol` source, in hex. */
  readonly sourceSha256: string
  /** Creation bytecode, without constructor arguments. */
  readonly bytecode: Hex
  /** Runtime bytecode. */
  readonly deployedBytecode: Hex
  readonly abi: Abi
}

/** The committed contracts of `apps/devnet/contracts`. */
export type ContractName = 'Coin' | 'Multicall3' | 'OddCoin'

/** Reads a committed artifact. */
export function readArtifact(name: ContractName): Artifact {
  const file = new URL(`../../contracts/${name}.artifact.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Artifact
}
