'use client'
import type { Route } from '@latchkit/core'
import type { ComponentType, ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLazy } from '../lazy/useLazy.js'

/** Renders the container of a route. Renders nothing until its chunk is loaded. */
export function View({ route }: { readonly route: Route }): ReactNode {
  const view = useLazy(useLatchkitContext().getView(route.view))
  if (view.status !== 'ready') return null
  // The container was looked up by `route.view`, so it takes this route; TypeScript cannot correlate the two unions.
  const Container = view.value as ComponentType<{ readonly route: Route }>
  return <Container route={route} />
}
