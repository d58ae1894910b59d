'use client'
import type { KitState, ModalModel, Route } from '@latchkit/core'
import type { PreparationProps } from '@latchkit/ui/modal'
import * as React from 'react'
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLatchkitContext } from '../LatchkitContext.js'
import type { ContainerProps } from './types.js'

type AccountRoute = Extract<Route, { view: 'account' }>
type OpenModel = Extract<ModalModel, { status: 'open' }>

type State = {
  readonly status: ModalModel['status']
  /** Changes when the modal opens or closes, unless it opens with what is prepared. */
  readonly key: number
  /** The account that was opened last. */
  readonly route?: AccountRoute | undefined
  /** CAIP-10 id of that account while it is connected. */
  readonly account?: string | undefined
  readonly isPrepared: boolean
}

// biome-ignore lint/performance/noDynamicNamespaceImportAccess: React 18 has no such export, which bundlers report if they can read its name.
const Activity = React['Activity'.toString() as 'Activity'] as typeof React.Activity | undefined

/**
 * Returns a component that renders the account that was opened last into the closed modal, while its wallet is connected and
 * the browser is idle, so that it opens sooner. Its effects run only when it opens, so it requests nothing before. With
 * React 18 it is not prepared.
 *
 * @param opened The modal with the first account that was opened.
 */
export function createAccountPreparation(opened: ModalModel): ComponentType<PreparationProps> {
  const route = toAccountRoute(opened)
  return (props) => <AccountPreparation {...props} first={route} />
}

function AccountPreparation({
  model,
  createFrame,
  first,
}: PreparationProps & { readonly first: AccountRoute | undefined }): ReactNode {
  const [state, setState] = useState<State>({ status: 'closed', key: 0, route: first, isPrepared: false })
  const { key, route, isPrepared } = state
  const select = useCallback(
    ({ connection }: KitState) => {
      const current = route && connection[route.namespace]
      if (current?.status !== 'connected') return undefined
      const { chainId, accounts } = current.session
      return `${chainId}:${accounts[0].address}`
    },
    [route],
  )
  const account = useLatchkitState(select)
  const { status } = model
  const isReused = isPrepared && status === 'open' && isSameRoute(model.route, route)
  if (status !== state.status) {
    setState({
      status,
      key: isReused ? key : key + 1,
      route: toAccountRoute(model) ?? route,
      account,
      isPrepared: isReused,
    })
  } else if (status === 'closed' && account !== state.account) {
    setState({ ...state, account, isPrepared: false })
  }
  useEffect(() => {
    if (status === 'open' || account === undefined) return
    const prepare = () => setState((now) => ({ ...now, isPrepared: true }))
    // Safari does not support requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(prepare, 1_000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(prepare)
    return () => cancelIdleCallback(handle)
  }, [status, account])
  const { getView } = useLatchkitContext()
  const prepared = useMemo(() => {
    const container = getView('account').get()
    if (!route || container.status !== 'ready') return undefined
    // It was looked up by the name of the view; TypeScript cannot correlate the two.
    const Container = container.value as ComponentType<ContainerProps<'account'>>
    return { model: toModel(route), view: <Container route={route} /> }
  }, [getView, route])
  const shown = status === 'open' ? model : isPrepared && Activity ? prepared?.model : undefined
  if (!shown) return null
  // The same element, so that it is not rendered again when it is opened.
  const view = isPrepared && isSameRoute(shown.route, route) ? prepared?.view : undefined
  const frame = createFrame(shown, view)
  if (!Activity) return frame
  return (
    <Activity key={key} mode={status === 'open' ? 'visible' : 'hidden'}>
      {frame}
    </Activity>
  )
}

function isSameRoute(one: Route, other: Route | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns the route of an account that is the first view of a dialog. */
function toAccountRoute(model: ModalModel): AccountRoute | undefined {
  const isFirst = model.status === 'open' && model.depth === 1 && !model.isInline
  return isFirst && model.route.view === 'account' ? model.route : undefined
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
