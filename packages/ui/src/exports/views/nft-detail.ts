'use client'

export { NftDetailView, type NftDetailViewProps } from '../../views/nft-detail/NftDetailView.js'
