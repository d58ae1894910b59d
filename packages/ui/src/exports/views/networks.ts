'use client'

export { NetworksView, type NetworksViewProps } from '../../views/networks/NetworksView.js'
