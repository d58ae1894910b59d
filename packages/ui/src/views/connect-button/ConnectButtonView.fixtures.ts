import type { Fixtures } from '../shape.fixtures.js'
import type { ConnectButtonModel } from './ConnectButtonView.js'

export const fixtures: Fixtures<ConnectButtonModel> = {
  idle: { status: 'idle' },
  connecting: { status: 'connecting' },
}
