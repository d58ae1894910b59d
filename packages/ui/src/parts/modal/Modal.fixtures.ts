import type { Alert, ModalModel, Snackbar } from '@latchkit/core'

type Open = Extract<ModalModel, { status: 'open' }>

export const openModel: Open = {
  status: 'open',
  route: { view: 'connect' },
  depth: 1,
  direction: 'forward',
  canGoBack: false,
  shaking: false,
  isInline: false,
}

export const snackbars: Readonly<Record<Snackbar['variant'], Snackbar>> = {
  loading: { id: '1', variant: 'loading', code: 'custom', values: { text: 'Disconnecting' } },
  success: { id: '2', variant: 'success', code: 'custom', values: { text: 'Address copied' } },
  error: { id: '3', variant: 'error', code: 'balance-unavailable' },
  icon: { id: '4', variant: 'icon', code: 'custom', values: { text: 'You’re on Base' }, icon: 'network' },
}

export const alerts: Readonly<Record<Alert['variant'], Alert>> = {
  error: { code: 'PROJECT_ID_NOT_CONFIGURED', variant: 'error' },
  warning: { code: 'UNVERIFIED_DOMAIN', variant: 'warning' },
  info: { code: 'SWITCH_NETWORK_NOT_FOUND', variant: 'info' },
}
