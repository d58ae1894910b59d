import type { ModalModel, Route, ViewName } from '@latchkit/core'
import type { Copy } from '@latchkit/ui'
import type { ComponentType, ReactNode } from 'react'
import type { Lazy } from './createLazy.js'

/** What a container is given: where the modal is, with that view's own parameters. */
export type ContainerProps<V extends ViewName> = { readonly route: Extract<Route, { view: V }> }

/** What the modal's frame is given. */
export type ModalFrameProps = {
  readonly model: ModalModel
  readonly copy: Copy
  /** The view of the route. */
  readonly children?: ReactNode
}

/** What the modal is made of besides its words, each a chunk of its own. */
export type ModalChunks = {
  readonly frame: Lazy<ComponentType<ModalFrameProps>>
  readonly views: { readonly [V in ViewName]: Lazy<ComponentType<ContainerProps<V>>> }
}
