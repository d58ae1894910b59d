'use client'

export { GetWalletView, type GetWalletViewProps } from '../../views/get-wallet/GetWalletView.js'
