'use client'
import type { ViewName } from '@latchkit/core'
import { useLayoutEffect, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ModalFrameProps } from '../context/types.js'
import { useIsInFrame } from './useIsInFrame.js'

/** The views that show how their flow has ended. */
const resultViews: { readonly [Name in ViewName]?: true } = {
  connecting: true,
  'connecting-multi-chain': true,
  'connecting-remote': true,
  'connecting-basic': true,
  'connecting-social': true,
  'connecting-farcaster': true,
  'switch-network': true,
}

/** Props of the frame of the modal. */
export type ShownProps = {
  readonly shown: ModalFrameProps
  /** Whether the modal closed because a wallet connected before its connecting view was rendered. */
  readonly hasConnectedUnseen: boolean
}

/**
 * Returns the props that the modal's frame renders: the props of its last commit in two cases.
 *
 * - A wallet was selected: the connecting view is rendered in the next frame, which is the first that can show it. A wallet that has
 *   connected by then, for example because the user allowed this app before, closes the modal without that view.
 * - Its flow has ended: the frame stays open for one more commit, in which the view renders how it ended, for example "Connected".
 *   The modal closes before the browser paints, and the copy that leaves the screen shows that view.
 */
export function useShownProps(props: ModalFrameProps): ShownProps {
  const last = useRef(props)
  const wasWaiting = useRef(false)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const { model } = props
  const { current } = last
  const view = getView(props)
  const lastView = getView(current)
  const isDone = model.status === 'closed' && model.isDone === true
  const isFinal = isDone && lastView !== undefined && resultViews[lastView] === true
  const isSelected = view === 'connecting' && lastView !== undefined && lastView !== view
  const isWaiting = !useIsInFrame(isSelected)
  useLayoutEffect(() => {
    if (model.status === 'open') wasWaiting.current = isWaiting
    if (isWaiting) return
    last.current = props
    // Preact renders the frame before the views in it, which belong to this commit.
    if (isFinal) queueMicrotask(() => flushSync(rerender))
  })
  return {
    shown: isFinal || isWaiting ? current : props,
    hasConnectedUnseen: isDone && wasWaiting.current,
  }
}

function getView({ model }: ModalFrameProps): ViewName | undefined {
  return model.status === 'open' ? model.route.view : undefined
}
