'use client'

export {
  CompatibleNetworksView,
  type CompatibleNetworksViewProps,
} from '../../views/compatible-networks/CompatibleNetworksView.js'
