import { readFileSync } from 'node:fs'
import type { Abi, Hex } from 'viem'

/** A compiled contract, as `contracts/compile.mjs` writes it. */
export type Artifact = {
  readonly contract: string
  readonly compiler: string
  /** Of the `.sol` file it was compiled from, in hex. */
  readonly sourceSha256: string
  /** What makes the contract, before its constructor's arguments. */
  readonly bytecode: Hex
  /** What stands on the chain afterwards. */
  readonly deployedBytecode: Hex
  readonly abi: Abi
}

/** The contracts that are committed in `apps/devnet/contracts`. */
export type ContractName = 'Coin' | 'Multicall3' | 'OddCoin'

/** Reads a committed artifact. */
export function readArtifact(name: ContractName): Artifact {
  const file = new URL(`../../contracts/${name}.artifact.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Artifact
}
