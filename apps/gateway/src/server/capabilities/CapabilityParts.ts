import type { ChainCapabilities, ServerCapabilities } from '@latchkit/blockchain-api/contract'
import type { Project } from '../projects/Project.js'

/** The project and the country that a document is for. */
export type CapabilityRequest = {
  /** The project; `undefined` if the operator has listed none. */
  readonly project: Project | undefined
  /** ISO 3166-1 code in upper case; `undefined` for the default of the server. */
  readonly country: string | undefined
}

type MaybePromise<Value> = Value | Promise<Value>

/** Tells what a feature can do on a chain, by its CAIP-2 id. It asks no source. */
export type ChainCapability<Name extends keyof ChainCapabilities> = (
  chainId: string,
  request: CapabilityRequest,
) => MaybePromise<ChainCapabilities[Name]>

/** Tells what a feature can do that is not of one chain. */
export type ServerCapability<Name extends keyof ServerCapabilities> = (
  request: CapabilityRequest,
) => MaybePromise<ServerCapabilities[Name]>

/** The parts of the document that each feature declares. */
export type CapabilityParts = {
  readonly chains: { readonly [Name in keyof ChainCapabilities]: ChainCapability<Name> }
  readonly server: { readonly [Name in keyof ServerCapabilities]: ServerCapability<Name> }
}
