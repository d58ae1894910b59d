import type { CaipNetworkId, ChainNamespace } from '../../foundation/schema/caip.js'

/** The current view of the modal, with that view's own parameters. */
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
  /** A wallet of several namespaces: the user chooses the namespace to connect it in. */
  | { readonly view: 'connecting-multi-chain'; readonly walletId: string }
  /** A wallet on another device or in another app; without one, any that scans the code. */
  | {
      readonly view: 'connecting-remote'
      readonly walletId?: string | undefined
      readonly platform?: RemotePlatform | undefined
    }
  /** The QR code and the wallets in one view, for an app without other wallets. */
  | { readonly view: 'connecting-basic' }
  | { readonly view: 'account'; readonly namespace: ChainNamespace }
  | { readonly view: 'networks' }
  | { readonly view: 'switch-network'; readonly chainId: CaipNetworkId }
  /** A network was chosen whose namespace has no wallet connected, while another has one. */
  | { readonly view: 'switch-active-chain'; readonly chainId: CaipNetworkId }
  | { readonly view: 'unsupported-chain'; readonly namespace: ChainNamespace }
  /** Every wallet of the catalogue; `namespace` is where the one that is chosen is connected. */
  | { readonly view: 'all-wallets'; readonly namespace?: ChainNamespace | undefined }
  /** Where a wallet can be had. */
  | { readonly view: 'downloads'; readonly walletId: string }
  | { readonly view: 'what-is-a-wallet' }
  | { readonly view: 'get-wallet' }
  | { readonly view: 'what-is-a-network' }

/** How a remote wallet is reached: by its camera, as an app on this device, on the web, or as an extension of this browser. */
export type RemotePlatform = 'qrcode' | 'mobile' | 'desktop' | 'web' | 'browser'

/** The name of a view. */
export type ViewName = Route['view']

/** Why the modal was closed. */
export type CloseReason = 'escape' | 'backdrop' | 'close-button' | 'back' | 'action' | 'done'
