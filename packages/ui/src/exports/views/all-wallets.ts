'use client'

export { AllWalletsView, type AllWalletsViewProps } from '../../views/all-wallets/AllWalletsView.js'
