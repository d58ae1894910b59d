'use client'

export {
  UnsupportedChainView,
  type UnsupportedChainViewProps,
} from '../../views/unsupported-chain/UnsupportedChainView.js'
