import type { CaipNetworkId, ChainNamespace } from '../schema/caip.js'

/** Where the modal is, with the parameters of that view and no other (spec §2). */
export type Route =
  /** `namespace` narrows the list to wallets of that namespace; `chainId` is the network they are asked for. */
  | {
      readonly view: 'connect'
      readonly namespace?: ChainNamespace | undefined
      readonly chainId?: CaipNetworkId | undefined
    }
  | {
      readonly view: 'connecting'
      readonly walletId: string
      readonly namespace: ChainNamespace
      readonly chainId?: CaipNetworkId | undefined
    }
  /** A wallet of several namespaces: the visitor says in which of them it is connected. */
  | { readonly view: 'connecting-multi-chain'; readonly walletId: string }
  | { readonly view: 'account'; readonly namespace: ChainNamespace }
  | { readonly view: 'networks' }
  | { readonly view: 'switch-network'; readonly chainId: CaipNetworkId }
  /** A network was chosen whose namespace has no wallet connected, while another has one. */
  | { readonly view: 'switch-active-chain'; readonly chainId: CaipNetworkId }
  | { readonly view: 'unsupported-chain'; readonly namespace: ChainNamespace }
  | { readonly view: 'what-is-a-wallet' }
  | { readonly view: 'get-wallet' }
  | { readonly view: 'what-is-a-network' }

/** The name of a view. */
export type ViewName = Route['view']

/** Why the modal was closed. */
export type CloseReason = 'escape' | 'backdrop' | 'close-button' | 'back' | 'action' | 'done'
