'use client'
import type { Route, ViewName } from '@latchkit/core'
import { ConnectAside } from '@latchkit/ui/views/connect-aside'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { ConnectContainer } from '../containers/ConnectContainer.js'
import { WhatIsAWalletContainer } from '../containers/WhatIsAWalletContainer.js'
import { ModalFrame } from './ModalFrame.js'
import type { ModalFrameProps } from './types.js'

/** The views that can be beside the list of wallets. */
const besideWallets: ReadonlySet<ViewName> = new Set([
  'connect',
  'connecting',
  'connecting-multi-chain',
  'connecting-remote',
  'connecting-basic',
  'all-wallets',
  'downloads',
  'get-wallet',
  'what-is-a-wallet',
])

type ConnectRoute = Extract<Route, { view: 'connect' }>

/**
 * The modal's frame with the option `enableTwoPanes`: in windows from 720 px, the wallets stay in a pane beside the current
 * view, and what a wallet is stands beside them before one is chosen. The first view decides on the panes, so that the card
 * keeps its width until it closes.
 */
export function TwoPaneFrame(props: ModalFrameProps): ReactNode {
  const { model, copy, children } = props
  const isWide = useSyncExternalStore(subscribe, getIsWide, () => false)
  const hasPanes = useRef<boolean>(undefined)
  const connectRoute = useRef<ConnectRoute>({ view: 'connect' })
  const route = model.status === 'open' ? model.route : undefined
  const isConnect = route?.view === 'connect'
  if (!route) hasPanes.current = undefined
  else hasPanes.current ??= besideWallets.has(route.view) && model.status === 'open' && !model.isInline
  if (isConnect) connectRoute.current = route
  const isShown = isWide && hasPanes.current
  const aside = (
    <ConnectAside>
      <ConnectContainer route={connectRoute.current} isBesideHelp={isConnect} />
    </ConnectAside>
  )
  return (
    <ModalFrame model={model} copy={copy} aside={isShown ? aside : undefined}>
      {isShown && isConnect ? <WhatIsAWalletContainer /> : children}
    </ModalFrame>
  )
}

const wideWindow = '(width >= 720px)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wideWindow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function getIsWide(): boolean {
  return matchMedia(wideWindow).matches
}
