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
export type ContractName =
  | 'AggregatorRouter'
  | 'Bridge'
  | 'Coin'
  | 'ConcentratedFactory'
  | 'ConcentratedPool'
  | 'CustodyAccount'
  | 'IdRegistry'
  | 'MarketCoin'
  | 'Multicall3'
  | 'NonstandardCoin'
  | 'OddCoin'
  | 'OffchainResolver'
  | 'Pair'
  | 'PairFactory'
  | 'Permit2'
  | 'Router'
  | 'ScaledCoin'
  | 'UniversalResolver'
  | 'UniversalRouter'
  | 'WrappedEther'

/** The contracts of `apps/devnet/contracts/ens`, from npm packages. */
export type EnsContractName = 'ENSRegistry' | 'PublicResolver' | 'ReverseRegistrar'

/** Reads a committed artifact. */
export function readArtifact(name: ContractName): Artifact {
  const file = new URL(`../../contracts/${name}.artifact.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Artifact
}

/** The contracts of `apps/devnet/contracts/openzeppelin`, from an npm package, by the standard that they implement. */
export const openZeppelinContracts = {
  erc721: 'ERC721PresetMinterPauserAutoId',
  erc1155: 'ERC1155PresetMinterPauser',
} as const

/** A contract of an npm package, as written by `contracts/extract.mjs`. */
export type PackageArtifact = Pick<Artifact, 'abi' | 'bytecode'> & { readonly bytecodeSha256: string }

/** Reads the committed artifact of a contract of ENS. */
export function readEnsArtifact(name: EnsContractName): PackageArtifact {
  return readPackageArtifact(`ens/${name}`)
}

/** Reads the committed artifact of OpenZeppelin's contract of a standard. */
export function readOpenZeppelinArtifact(standard: keyof typeof openZeppelinContracts): PackageArtifact {
  return readPackageArtifact(`openzeppelin/${openZeppelinContracts[standard]}`)
}

/** Reads the artifact of the gateway's paymaster, from its folder: a package cannot export what is not code. */
export function readPaymasterArtifact(): Artifact {
  const file = new URL('../../../gateway/contracts/VerifyingPaymaster.artifact.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Artifact
}

function readPackageArtifact(path: string): PackageArtifact {
  const file = new URL(`../../contracts/${path}.artifact.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}
