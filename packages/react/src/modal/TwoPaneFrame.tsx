'use client'
import type { Route, ViewName } from '@latchkit/core'
import { ConnectAside } from '@latchkit/ui/views/connect-aside'
import { type ComponentType, type ReactNode, useRef, useSyncExternalStore } from 'react'
import type { ConnectContainerProps } from '../containers/ConnectContainer.js'
import { WhatIsAWalletContainer } from '../containers/WhatIsAWalletContainer.js'
import type { Container, ModalFrameProps } from '../context/types.js'
import { opening } from '../flows/opening.js'

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
 * Returns the modal's frame with the option `enableTwoPanes`: in windows from 720 px, the wallets stay in a pane beside the current
 * view, and what a wallet is stands beside them before one is chosen. The first view decides on the panes, so that the card
 * keeps its width until it closes.
 *
 * @param loading The container of the Connect view.
 */
export async function createTwoPaneFrame(
  loading: Promise<Container>,
): Promise<ComponentType<ModalFrameProps>> {
  // It was loaded by the name of the view; TypeScript cannot correlate the two.
  const Connect = (await loading) as ComponentType<ConnectContainerProps>
  return (props) => <TwoPaneFrame {...props} Connect={Connect} />
}

function TwoPaneFrame(
  props: ModalFrameProps & { readonly Connect: ComponentType<ConnectContainerProps> },
): ReactNode {
  const { Connect, model, copy, children } = props
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
      <Connect route={connectRoute.current} isBesideHelp={isConnect} />
    </ConnectAside>
  )
  return (
    <opening.frame model={model} copy={copy} aside={isShown ? aside : undefined}>
      {isShown && isConnect ? <WhatIsAWalletContainer /> : children}
    </opening.frame>
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
