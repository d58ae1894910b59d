'use client'
import { useLayoutEffect, useReducer, useRef } from 'react'
import type { ModalFrameProps } from './types.js'

/**
 * Returns the props of the modal's frame, which stays open for one more commit when its flow has ended: the view renders how it ended,
 * for example "Connected". The modal closes before the browser paints, and the copy that leaves the screen shows that view.
 */
export function useFinalRender(props: ModalFrameProps): ModalFrameProps {
  const last = useRef(props)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const { current } = last
  const isFinal =
    props.model.status === 'closed' &&
    props.model.isDone &&
    current.model.status === 'open' &&
    /^(connecting|switch-network)/.test(current.model.route.view)
  useLayoutEffect(() => {
    last.current = props
    if (isFinal) rerender()
  })
  return isFinal ? current : props
}
