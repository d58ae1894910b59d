import type { Latchkit } from './latchkit.js'

/** An app adds its kit here by declaration merging (`kit: typeof kit`), so that hooks infer the configured networks. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, which only an interface supports
export interface Register {}

/** The kit of `Register`, or any kit if the app did not add one. */
export type RegisteredKit = KitIn<Register>

/** The type of the kit in a register. */
export type KitIn<R> = R extends { readonly kit: infer Kit extends Latchkit } ? Kit : Latchkit

/** The type of the configured networks of a kit. */
export type NetworkOf<Kit extends Latchkit> = Kit['config']['networks'][number]

/** The type of the CAIP-2 ids of the configured networks of a kit. */
export type ChainIdOf<Kit extends Latchkit> = NetworkOf<Kit>['caipNetworkId']
