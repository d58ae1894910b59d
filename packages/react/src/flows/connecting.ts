import type { Latchkit, ViewName } from '@latchkit/core'
import { prepareAdapters } from '@latchkit/core/views/ui'
import { createConnectingContainer } from '../containers/ConnectingContainer.js'
import type { Container } from '../context/types.js'
import type { createLazy } from '../lazy/createLazy.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

type Load<V extends ViewName> = (create: typeof createLazy, kit: Latchkit) => Flow<V> | Promise<Flow<V>>

const remote = () => import('./remote.js').then((flow) => flow.containers)
const containers: Flow<'connecting'> = createFlow({
  connecting: createConnectingContainer(() => remote().then((flow) => flow.displayUri)),
})

// Loaded when the browser is idle after the modal has opened, as the code of the adapters is.
const connecting = (_: typeof createLazy, kit: Latchkit) => {
  prepareAdapters(kit)
  return containers
}
const wallets = () => import('./wallets.js').then((flow) => flow.containers)
const login = () => import('./login.js').then((flow) => flow.containers)
const profile = () => import('./profile.js').then((flow) => flow.containers)
const activity = () => import('./activity.js').then((flow) => flow.containers)
const assets = () => import('./assets.js').then((flow) => flow.containers)
const send = () => import('./send.js').then((flow) => flow.containers)
const swap = () => import('./swap.js').then((flow) => flow.containers)
const onramp = () => import('./onramp.js').then((flow) => flow.containers)
const names = () => import('./names.js').then((flow) => flow.containers)
const pay = () => import('./pay.js').then((flow) => flow.containers)
const networks = () => import('./networks.js').then((flow) => flow.containers)

/** The flow of each view. A view without a container does not compile. */
const flows: { readonly [V in ViewName]: Load<V> } = {
  connect: login,
  'email-otp': login,
  'email-device': login,
  'connecting-social': login,
  'connecting-farcaster': login,
  'connect-socials': login,
  'connect-wallets': login,
  'update-email': login,
  'update-email-primary': login,
  'update-email-secondary': login,
  'approve-transaction': login,
  'siwx-sign-message': (_, kit) => import('./signIn.js').then((flow) => flow.createContainers(kit)),
  connecting,
  'connecting-multi-chain': networks,
  'connecting-basic': remote,
  'connecting-remote': remote,
  'all-wallets': wallets,
  downloads: wallets,
  'get-wallet': wallets,
  'what-is-a-wallet': wallets,
  account: (create, kit) => import('./account.js').then((flow) => flow.createContainers(create, kit)),
  'switch-account': profile,
  profile,
  receive: profile,
  'compatible-networks': profile,
  'activity-detail': activity,
  'activity-replacement': activity,
  'token-detail': assets,
  'nft-detail': assets,
  send,
  'send-token': send,
  'send-review': send,
  swap,
  'swap-token': swap,
  'swap-review': swap,
  onramp,
  'onramp-token': onramp,
  'onramp-fiat': onramp,
  'onramp-progress': onramp,
  'onramp-activity': onramp,
  'smart-sessions': () => import('./smartSessions.js').then((flow) => flow.containers),
  'choose-account-name': names,
  'register-account-name': names,
  'register-account-name-success': names,
  pay,
  'pay-review': pay,
  'pay-progress': pay,
  'pay-code': pay,
  networks,
  'switch-network': networks,
  'switch-active-chain': networks,
  'unsupported-chain': networks,
  'what-is-a-network': networks,
}

/**
 * Loads the container of a view other than the first one. The first one is here too, with the e-mail field of the login. The other
 * flows are loaded from here, so that they do not contain what they share with this one.
 */
export async function loadOtherContainer<V extends ViewName>(
  view: V,
  create: typeof createLazy,
  kit: Latchkit,
): Promise<Container> {
  const flow: { readonly [Name in ViewName]?: Container } = await flows[view](create, kit)
  return flow[view] as Container
}
