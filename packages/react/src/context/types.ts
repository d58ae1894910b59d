import type { ModalModel, Route, ViewName } from '@latchkit/core'
import type { AccountCopy, Copy } from '@latchkit/ui'
import type { ComponentType, ReactNode } from 'react'
import type { Lazy } from '../lazy/createLazy.js'

/** Props of a container: the current route, with the parameters of its view. */
export type ContainerProps<V extends ViewName> = { readonly route: Extract<Route, { view: V }> }

/** The container of a view. It takes the route of that view. */
export type Container = { readonly [V in ViewName]: ComponentType<ContainerProps<V>> }[ViewName]

/** Props of the modal's frame. */
export type ModalFrameProps = {
  readonly model: ModalModel
  readonly copy: Copy & Partial<AccountCopy>
  /** A pane before the view. Default: none. */
  readonly aside?: ReactNode
  /** The view of the route. */
  readonly children?: ReactNode
}

/** The chunks of the modal, besides its copy. */
export type ModalChunks = {
  readonly frame: Lazy<ComponentType<ModalFrameProps>>
  /** Returns the chunk of a view, which is the same one every time. */
  readonly getView: (view: ViewName) => Lazy<Container>
}
