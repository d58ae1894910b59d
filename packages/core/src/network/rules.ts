import type { CaipNetworkId } from '../schema/caip.js'

/** What a network switch takes (spec §4, "Network switch"). */
export type SwitchPlan =
  /** It is the network in use already. */
  | { readonly type: 'nothing' }
  /** The target's namespace has a session on another chain: its wallet is asked. */
  | { readonly type: 'ask-wallet'; readonly connectorId: string }
  /** Nobody needs to be asked: nothing is connected, or the target's session is on that chain. */
  | { readonly type: 'activate' }
  /** Something is connected, but nothing of the target's namespace. */
  | { readonly type: 'connect' }
  /** As `connect`, where the embedded wallet serves the target's namespace too. */
  | { readonly type: 'connect-embedded'; readonly chainId: CaipNetworkId }
