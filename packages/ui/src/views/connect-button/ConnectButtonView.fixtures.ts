import type { Fixtures } from '../Fixtures.fixtures.js'
import type { ConnectButtonModel } from './ConnectButtonView.js'

export const fixtures: Fixtures<ConnectButtonModel> = {
  idle: { status: 'idle' },
  connecting: { status: 'connecting' },
  connected: { status: 'connected', address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
  restoring: { status: 'restoring', address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
}
