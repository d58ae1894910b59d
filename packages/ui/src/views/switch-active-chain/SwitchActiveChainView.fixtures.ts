import type { SwitchActiveChainModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { bitcoin, longName, solana, solanaDevnet } from '../networks.fixtures.js'
import { hostile, kestrel, nimbus } from '../wallets.fixtures.js'

export const fixtures: Fixtures<SwitchActiveChainModel> = {
  'same-wallet': { status: 'same-wallet', network: solana, current: nimbus, wallet: nimbus },
  choose: { status: 'choose', network: solanaDevnet, current: kestrel },
  none: { status: 'none', network: bitcoin, current: kestrel },
}

export const noCurrent: SwitchActiveChainModel = { status: 'choose', network: solana }

export const toEvm: SwitchActiveChainModel = { ...fixtures.choose, network: longName, current: hostile }

export const long: SwitchActiveChainModel = {
  status: 'same-wallet',
  network: longName,
  current: hostile,
  wallet: hostile,
}
