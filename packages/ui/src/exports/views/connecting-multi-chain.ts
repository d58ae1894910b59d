'use client'

export {
  ConnectingMultiChainView,
  type ConnectingMultiChainViewProps,
} from '../../views/connecting-multi-chain/ConnectingMultiChainView.js'
