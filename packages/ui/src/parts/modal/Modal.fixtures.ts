import type { Alert, ModalModel, Snackbar } from '@latchkit/core'

type Open = Extract<ModalModel, { status: 'open' }>

export const openModel: Open = {
  status: 'open',
  route: { view: 'connect' },
  depth: 1,
  direction: 'forward',
  canGoBack: false,
  shaking: false,
  embedded: false,
}

export const snackbars: Readonly<Record<Snackbar['variant'], Snackbar>> = {
  loading: { id: '1', variant: 'loading', message: 'Disconnecting' },
  success: { id: '2', variant: 'success', message: 'Address copied' },
  error: { id: '3', variant: 'error', message: 'Token Balance Unavailable' },
  icon: { id: '4', variant: 'icon', message: 'You are on Base', icon: 'network' },
}

export const alerts: Readonly<Record<Alert['variant'], Alert>> = {
  error: { key: 'PROJECT_ID_NOT_CONFIGURED', variant: 'error', message: 'Project ID Not Configured' },
  warning: {
    key: 'UNVERIFIED_DOMAIN',
    variant: 'warning',
    message: 'This origin is not on the project’s list: http://localhost:5173',
  },
  info: { key: 'SWITCH_NETWORK_NOT_FOUND', variant: 'info', message: 'Network not found' },
}
