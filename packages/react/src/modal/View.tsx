'use client'
import type { Route } from '@latchkit/core'
import type { ComponentType, ReactNode } from 'react'
import { useLatchkitContext } from '../LatchkitContext.js'
import { useLazy } from './useLazy.js'

/** The container of a route. Nothing where it is not loaded: who shows a route waits for it. */
export function View({ route }: { readonly route: Route }): ReactNode {
  const view = useLazy<unknown>(useLatchkitContext().views[route.view])
  if (view.status !== 'ready') return null
  // It was looked up by its route's own view, which the types of a union cannot say.
  const Container = view.value as ComponentType<{ readonly route: Route }>
  return <Container route={route} />
}
