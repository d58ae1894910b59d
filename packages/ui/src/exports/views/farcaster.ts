'use client'

export {
  ConnectingFarcasterView,
  type ConnectingFarcasterViewProps,
} from '../../views/connecting-farcaster/ConnectingFarcasterView.js'
