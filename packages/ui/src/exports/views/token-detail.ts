'use client'

export { TokenDetailView, type TokenDetailViewProps } from '../../views/token-detail/TokenDetailView.js'
