import { CompatibleNetworksContainer } from '../containers/CompatibleNetworksContainer.js'
import { ProfileContainer } from '../containers/ProfileContainer.js'
import { ReceiveContainer } from '../containers/ReceiveContainer.js'
import { SwitchAccountContainer } from '../containers/SwitchAccountContainer.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** The accounts of the user, and how to pay to one. */
export const containers: Flow<'switch-account' | 'profile' | 'receive' | 'compatible-networks'> = createFlow({
  'switch-account': SwitchAccountContainer,
  profile: ProfileContainer,
  receive: ReceiveContainer,
  'compatible-networks': CompatibleNetworksContainer,
})
