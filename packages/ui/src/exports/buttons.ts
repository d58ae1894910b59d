'use client'

export { ErrorBoundary, type ErrorBoundaryProps } from '../parts/error-boundary/ErrorBoundary.js'
export { RootContext } from '../shadow-dom/RootContext.js'
export {
  type AccountButtonModel,
  AccountButtonView,
  type AccountButtonViewProps,
} from '../views/account-button/AccountButtonView.js'
export {
  type ConnectButtonModel,
  ConnectButtonView,
  type ConnectButtonViewProps,
} from '../views/connect-button/ConnectButtonView.js'
export { LoadFailureView, type LoadFailureViewProps } from '../views/load-failure/LoadFailureView.js'
export { NetworkButtonView, type NetworkButtonViewProps } from '../views/network-button/NetworkButtonView.js'
export { WalletButtonView, type WalletButtonViewProps } from '../views/wallet-button/WalletButtonView.js'
