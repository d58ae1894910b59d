import type { Latchkit, ViewName } from '@latchkit/core'
import type { ComponentType } from 'react'
import type { createLazy } from './createLazy.js'
import type { Container, ContainerProps } from './types.js'

/** A view without a container does not compile. */
const containers: {
  readonly [V in ViewName]: (
    create: typeof createLazy,
    kit: Latchkit,
  ) => Promise<ComponentType<ContainerProps<V>>>
} = {
  connect: () =>
    import('../containers/LoginConnectContainer.js').then((chunk) => chunk.LoginConnectContainer),
  'email-otp': () => import('../containers/EmailOtpContainer.js').then((chunk) => chunk.EmailOtpContainer),
  'email-device': () =>
    import('../containers/EmailDeviceContainer.js').then((chunk) => chunk.EmailDeviceContainer),
  'connecting-social': () =>
    import('../containers/ConnectingSocialContainer.js').then((chunk) => chunk.ConnectingSocialContainer),
  'connecting-farcaster': () =>
    import('../containers/ConnectingFarcasterContainer.js').then(
      (chunk) => chunk.ConnectingFarcasterContainer,
    ),
  'connect-socials': () =>
    import('../containers/ConnectSocialsContainer.js').then((chunk) => chunk.ConnectSocialsContainer),
  'connect-wallets': () =>
    import('../containers/ConnectWalletsContainer.js').then((chunk) => chunk.ConnectWalletsContainer),
  'update-email': () =>
    import('../containers/UpdateEmailContainer.js').then((chunk) => chunk.UpdateEmailContainer),
  'update-email-primary': () =>
    import('../containers/UpdateEmailCodeContainer.js').then((chunk) => chunk.UpdateEmailCodeContainer),
  'update-email-secondary': () =>
    import('../containers/UpdateEmailCodeContainer.js').then((chunk) => chunk.UpdateEmailCodeContainer),
  'approve-transaction': () =>
    import('../containers/ApproveTransactionContainer.js').then((chunk) => chunk.ApproveTransactionContainer),
  // The sign-in begins when its code is loaded, which `LatchkitProvider` does at the start.
  'siwx-sign-message': (_, kit) =>
    import('../containers/SiwxSignMessageContainer.js').then((chunk) => {
      chunk.watchSignIn(kit)
      return chunk.SiwxSignMessageContainer
    }),
  // Loaded when the browser is idle after the modal has opened, as the code of the adapters is.
  connecting: (_, kit) => {
    prepareAdapters(kit)
    return import('../containers/ConnectingContainer.js').then((chunk) => chunk.ConnectingContainer)
  },
  'connecting-multi-chain': () =>
    import('../containers/ConnectingMultiChainContainer.js').then(
      (chunk) => chunk.ConnectingMultiChainContainer,
    ),
  'connecting-remote': () =>
    import('../containers/ConnectingRemoteContainer.js').then((chunk) => chunk.ConnectingRemoteContainer),
  'connecting-basic': () =>
    import('../containers/ConnectingBasicContainer.js').then((chunk) => chunk.ConnectingBasicContainer),
  'all-wallets': () =>
    import('../containers/AllWalletsContainer.js').then((chunk) => chunk.AllWalletsContainer),
  downloads: () => import('../containers/DownloadsContainer.js').then((chunk) => chunk.DownloadsContainer),
  account: (create) =>
    import('../containers/AccountContainer.js').then((chunk) => chunk.createAccountContainer(create)),
  'switch-account': () =>
    import('../containers/SwitchAccountContainer.js').then((chunk) => chunk.SwitchAccountContainer),
  profile: () => import('../containers/ProfileContainer.js').then((chunk) => chunk.ProfileContainer),
  receive: () => import('../containers/ReceiveContainer.js').then((chunk) => chunk.ReceiveContainer),
  'compatible-networks': () =>
    import('../containers/CompatibleNetworksContainer.js').then((chunk) => chunk.CompatibleNetworksContainer),
  'activity-detail': () =>
    import('../containers/ActivityDetailContainer.js').then((chunk) => chunk.ActivityDetailContainer),
  'activity-replacement': () =>
    import('../containers/ActivityReplacementContainer.js').then(
      (chunk) => chunk.ActivityReplacementContainer,
    ),
  'token-detail': () =>
    import('../containers/TokenDetailContainer.js').then((chunk) => chunk.TokenDetailContainer),
  'nft-detail': () => import('../containers/NftDetailContainer.js').then((chunk) => chunk.NftDetailContainer),
  send: () => import('../containers/SendContainer.js').then((chunk) => chunk.SendContainer),
  'send-token': () => import('../containers/SendTokenContainer.js').then((chunk) => chunk.SendTokenContainer),
  'send-review': () =>
    import('../containers/SendReviewContainer.js').then((chunk) => chunk.SendReviewContainer),
  swap: () => import('../containers/SwapContainer.js').then((chunk) => chunk.SwapContainer),
  'swap-token': () => import('../containers/SwapTokenContainer.js').then((chunk) => chunk.SwapTokenContainer),
  'swap-review': () =>
    import('../containers/SwapReviewContainer.js').then((chunk) => chunk.SwapReviewContainer),
  onramp: () => import('../containers/OnRampContainer.js').then((chunk) => chunk.OnRampContainer),
  'onramp-token': () =>
    import('../containers/OnRampTokenContainer.js').then((chunk) => chunk.OnRampTokenContainer),
  'onramp-fiat': () =>
    import('../containers/OnRampFiatContainer.js').then((chunk) => chunk.OnRampFiatContainer),
  'onramp-progress': () =>
    import('../containers/OnRampProgressContainer.js').then((chunk) => chunk.OnRampProgressContainer),
  'onramp-activity': () =>
    import('../containers/OnRampActivityContainer.js').then((chunk) => chunk.OnRampActivityContainer),
  'smart-sessions': () =>
    import('../containers/SmartSessionListContainer.js').then((chunk) => chunk.SmartSessionListContainer),
  'choose-account-name': () =>
    import('../containers/ChooseAccountNameContainer.js').then((chunk) => chunk.ChooseAccountNameContainer),
  'register-account-name': () =>
    import('../containers/RegisterAccountNameContainer.js').then(
      (chunk) => chunk.RegisterAccountNameContainer,
    ),
  'register-account-name-success': () =>
    import('../containers/RegisterAccountNameSuccessContainer.js').then(
      (chunk) => chunk.RegisterAccountNameSuccessContainer,
    ),
  pay: () => import('../containers/PayContainer.js').then((chunk) => chunk.PayContainer),
  'pay-review': () => import('../containers/PayContainer.js').then((chunk) => chunk.PayContainer),
  'pay-progress': () => import('../containers/PayContainer.js').then((chunk) => chunk.PayContainer),
  'pay-code': () => import('../containers/PayCodeContainer.js').then((chunk) => chunk.PayCodeContainer),
  networks: () => import('../containers/NetworksContainer.js').then((chunk) => chunk.NetworksContainer),
  'switch-network': () =>
    import('../containers/SwitchNetworkContainer.js').then((chunk) => chunk.SwitchNetworkContainer),
  'switch-active-chain': () =>
    import('../containers/SwitchActiveChainContainer.js').then((chunk) => chunk.SwitchActiveChainContainer),
  'unsupported-chain': () =>
    import('../containers/UnsupportedChainContainer.js').then((chunk) => chunk.UnsupportedChainContainer),
  'what-is-a-wallet': () =>
    import('../containers/WhatIsAWalletContainer.js').then((chunk) => chunk.WhatIsAWalletContainer),
  'get-wallet': () => import('../containers/GetWalletContainer.js').then((chunk) => chunk.GetWalletContainer),
  'what-is-a-network': () =>
    import('../containers/WhatIsANetworkContainer.js').then((chunk) => chunk.WhatIsANetworkContainer),
}

/**
 * Loads the container of a view other than the first one. The first one is here too, with the e-mail field of the login.
 *
 * @param create `createLazy`, which is passed instead of imported: a bundler would put a module that both import into a chunk of
 * its own.
 */
export function loadOtherContainer(
  view: ViewName,
  create: typeof createLazy,
  kit: Latchkit,
): Promise<Container> {
  return containers[view](create, kit)
}

/** Loads the code of adapters that is needed to connect. */
function prepareAdapters({ internal }: Latchkit): void {
  for (const namespace of internal.namespaces) internal.adapterOf(namespace)?.prepare?.()
}
