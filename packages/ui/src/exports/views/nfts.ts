'use client'

export { NftsPanel, type NftsPanelModel, type NftsPanelProps } from '../../views/nfts/NftsPanel.js'
