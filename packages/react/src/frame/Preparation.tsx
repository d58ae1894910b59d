'use client'
import { homeRoute, type KitState, type ModalModel, type Route } from '@latchkit/core'
import { readRemoteScope, toConnectModel } from '@latchkit/core/views/connect'
import { type PreparationProps, ShownContext } from '@latchkit/ui/modal'
import * as React from 'react'
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useInsertionEffect,
  useMemo,
  useState,
} from 'react'
import { type LatchkitContextValue, useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLazy } from '../lazy/useLazy.js'
import { whenIdle } from '../lazy/whenIdle.js'

type OpenModel = Extract<ModalModel, { status: 'open' }>

type PreparedRoute = Extract<Route, { view: 'connect' | 'account' }>

type State = {
  readonly status: ModalModel['status']
  /** Changes when the modal opens or closes, unless it opens with what is prepared. */
  readonly key: number
  /** The route that is prepared, or was when the modal opened. */
  readonly route?: PreparedRoute | undefined
  /** Identifies what is prepared: the route and the account. */
  readonly subject?: string | undefined
  readonly isPrepared: boolean
}

// biome-ignore lint/performance/noDynamicNamespaceImportAccess: React 18 has no such export, which builds report if they can read its name.
const Activity = React['Activity'.toString() as 'Activity'] as typeof React.Activity | undefined

/**
 * Renders the view that the next click would open into the closed modal while the browser is idle, so that it opens sooner: the
 * wallets, or the account of the connected wallet. Its effects run only when it opens, so it requests nothing before.
 * Before version 19.2, React has no `Activity`: only the wallets are prepared, and what must wait reads `ShownContext`.
 */
export function Preparation({ model, root, createFrame }: PreparationProps): ReactNode {
  const context = useLatchkitContext()
  const { status } = model
  const home = useLatchkitState(homeRoute)
  const account = useLatchkitState(selectAccount)
  const next = canPrepare(context, home) ? home : undefined
  const subject = next && JSON.stringify([next, account])
  const [state, setState] = useState<State>({ status: 'closed', key: 0, isPrepared: false })
  const { key, route, isPrepared } = state
  const isCurrent = isPrepared && subject === state.subject
  const isReused = isCurrent && status === 'open' && isFirst(model) && isSameRoute(model.route, route)
  if (status !== state.status) {
    const prepared = isReused ? { key, route } : { key: key + 1, route: next }
    setState({ ...prepared, status, subject, isPrepared: isReused })
  } else if (status === 'closed' && subject !== state.subject) {
    setState({ ...state, route: next, subject, isPrepared: false })
  }
  const { view: viewName } = route ?? home
  const container = useLazy(context.getView(viewName))
  // The account and the login have texts of their own. With another locale they are loaded again.
  const hasOwnCopy = viewName === 'account' || context.kit.frame
  const copy = useLazy<unknown>(hasOwnCopy ? context.accountCopy : context.copy)
  const isReady = container.status === 'ready' && copy.status === 'ready'
  useEffect(() => {
    if (status === 'open' || subject === undefined || !isReady) return
    const prepare = () =>
      startTransition(() => setState((now) => ({ ...now, isPrepared: now.status === 'closed' })))
    return whenIdle(prepare)
  }, [status, subject, isReady])
  const wallets = useWallets(status === 'closed' && isPrepared && route?.view === 'connect')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hidden view has no subscriptions, so another list of wallets renders it again.
  const prepared = useMemo(() => {
    if (!route || container.status !== 'ready') return undefined
    // It was looked up by the name of the view; TypeScript cannot correlate the two.
    const View = container.value as ComponentType<ContainerProps<PreparedRoute['view']>>
    const view = (
      <LaidOut root={root}>
        <View route={route} />
      </LaidOut>
    )
    return { model: toModel(route), view }
  }, [container, route, wallets, root])
  const shown = status === 'open' ? model : isPrepared && isReady ? prepared?.model : undefined
  if (!shown) return null
  // The same element, so that it is not rendered again when it is opened.
  const view = isPrepared && isSameRoute(shown.route, route) ? prepared?.view : undefined
  const frame = createFrame(shown, view)
  const isShown = status === 'open'
  if (!Activity) {
    return (
      <ShownContext.Provider key={key} value={isShown}>
        {frame}
      </ShownContext.Provider>
    )
  }
  return (
    <Activity key={key} mode={isShown ? 'visible' : 'hidden'}>
      {frame}
    </Activity>
  )
}

/** Lays the closed dialog out when its content is rendered and the browser is idle. */
function LaidOut({
  root,
  children,
}: {
  readonly root: ShadowRoot | null
  readonly children: ReactNode
}): ReactNode {
  // React renders a hidden view later than the component that contains it, and runs no other effects of it.
  useInsertionEffect(
    () =>
      whenIdle(() => {
        const dialog = root?.querySelector('dialog')
        if (dialog && !dialog.open) layOut(dialog)
      }),
    [root],
  )
  return children
}

/**
 * Lays a closed dialog out once, without a frame that shows it: the browser keeps the shaped text and the matched styles, which
 * are most of the layout when it opens. Images whose loading is lazy are not requested, because that is decided in a frame.
 */
function layOut(dialog: HTMLElement): void {
  const { style } = dialog
  // React hides it with this property, and removes it when the dialog opens.
  if (style.display !== 'none') return
  style.setProperty('display', 'grid', 'important')
  style.animation = 'none'
  // Reading the height forces the layout.
  void dialog.offsetHeight
  style.animation = ''
  style.setProperty('display', 'none', 'important')
}

/** Returns the list of wallets while `isPrepared`, and the last one after that. */
function useWallets(isPrepared: boolean): unknown {
  const [{ isPhone }] = useState(() => readRemoteScope())
  const select = useCallback<Parameters<typeof useLatchkitState>[0]>(
    (state, config) => (isPrepared ? toConnectModel(state, config, undefined, isPhone) : undefined),
    [isPrepared, isPhone],
  )
  const wallets = useLatchkitState(select)
  const [last, setLast] = useState(wallets)
  if (isPrepared && last !== wallets) setLast(wallets)
  return isPrepared ? wallets : last
}

/** Returns the chain and the address of the account that the modal would show. */
function selectAccount({ connection, network }: KitState): string | undefined {
  const current = connection[network.activeNamespace]
  if (current?.status !== 'connected') return undefined
  const { chainId, accounts } = current.session
  return `${chainId}:${accounts[0].address}`
}

/** Returns whether a view is the same in a closed modal. With two panes, it depends on the width of the window. */
function canPrepare({ kit }: LatchkitContextValue, route: Route): route is PreparedRoute {
  const { enableEmbedded, enableTwoPanes } = kit.config
  if (enableEmbedded || (!Activity && (route.view === 'account' || kit.frame))) return false
  return route.view === 'account' || (route.view === 'connect' && !enableTwoPanes)
}

function isFirst(model: OpenModel): boolean {
  return model.depth === 1 && !model.isInline
}

function isSameRoute(one: Route, other: Route | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns the model of a modal that has just been opened. */
function toModel(route: Route): OpenModel {
  return {
    status: 'open',
    route,
    depth: 1,
    direction: 'forward',
    canGoBack: false,
    shaking: false,
    isInline: false,
  }
}
